import '@agio/whitelabel-themes/fonts.css';
import '@agio/whitelabel-themes/themes.css';
import description from '@agio/api-client/openapi.json?url';
import { createExchangeClient, createStaticSession, type Instrument } from '@agio/api-client';
import { ExchangeProvider, useInstruments } from '@agio/api-client/react';
import { AgioRoot } from '@agio/ui/agio-root';
import { AddressBook } from '@agio/widgets/address-book';
import { AnnouncementBoard } from '@agio/widgets/announcements';
import { BackOffice, officeAreas } from '@agio/widgets/back-office';
import { BestPrices, BookPanel, TapePanel } from '@agio/widgets/book';
import { Chart } from '@agio/widgets/chart';
import { Convert } from '@agio/widgets/convert';
import { TradeDesk } from '@agio/widgets/desk';
import { Documents } from '@agio/widgets/documents';
import { History } from '@agio/widgets/history';
import { Home } from '@agio/widgets/home';
import type { WidgetPlace } from '@agio/widgets/host';
import { Markets } from '@agio/widgets/markets';
import { OrderEntry } from '@agio/widgets/order-entry';
import { Orders } from '@agio/widgets/orders';
import { Portfolio } from '@agio/widgets/portfolio';
import { WidgetsProvider } from '@agio/widgets/provider';
import { Ramp } from '@agio/widgets/ramp';
import { Referrals } from '@agio/widgets/referrals';
import { Settings } from '@agio/widgets/settings';
import { SimpleTrading } from '@agio/widgets/simple-trading';
import { ApiReference, Privacy, Support, Terms } from '@agio/widgets/support';
import { Verification } from '@agio/widgets/verification';
import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { popups } from './popups.tsx';

const nothing = () => undefined;
const choice = {
  value: 'en',
  options: [{ value: 'en', label: 'English' }],
  onChange: nothing,
  usual: 'en',
};

/** A widget of one market, which a host gets from the exchange. */
const ofMarket = (show: (instrument: Instrument, place: WidgetPlace) => ReactNode) =>
  function OfMarket(place: WidgetPlace) {
    const instrument = useInstruments().data?.find(({ id }) => id === 'XCB-CTN');
    return instrument && show(instrument, place);
  };

const settings = (section: Parameters<typeof Settings>[0]['section']) => (place: WidgetPlace) => (
  <Settings
    {...place}
    section={section}
    hrefOf={(each) => `/settings/${each}`}
    language={choice}
    currency={choice}
    theme={{ value: 'dark', onChange: nothing }}
    onSignOut={nothing}
    onForgotten={nothing}
  />
);

/** Every widget that a host shows by itself, for a trader. */
const widgets: Record<string, ComponentType<WidgetPlace>> = {
  desk: (place) => <TradeDesk {...place} market="XCB-CTN" onMarketChange={nothing} />,
  'order-entry': (place) => <OrderEntry {...place} market="XCB-CTN" />,
  orders: ofMarket((instrument, place) => <Orders {...place} instrument={instrument} />),
  book: ofMarket((instrument, place) => <BookPanel {...place} instrument={instrument} />),
  tape: ofMarket((instrument, place) => <TapePanel {...place} instrument={instrument} />),
  'best-prices': ofMarket((instrument, place) => <BestPrices {...place} instrument={instrument} />),
  chart: ofMarket((instrument, place) => <Chart {...place} instrument={instrument} view="price" />),
  markets: Markets,
  home: Home,
  portfolio: Portfolio,
  convert: Convert,
  'simple-trading': SimpleTrading,
  'simple-trading, one commodity': (place) => (
    <SimpleTrading {...place} choice={{ commodity: 'XCB', side: 'Buy' }} />
  ),
  ramp: Ramp,
  history: History,
  'address-book': function Book(place) {
    const [view, setView] = useState({ filter: { search: '' } });
    return <AddressBook {...place} view={view} onViewChange={setView} />;
  },
  documents: Documents,
  referrals: (place) => <Referrals {...place} onClaim={nothing} />,
  verification: (place) => <Verification {...place} base="/verification" onGo={nothing} />,
  'settings, display': settings('display'),
  'settings, trading': settings('trading'),
  'settings, notifications': settings('notifications'),
  'settings, profile': settings('profile'),
  'settings, devices': settings('devices'),
  'settings, keys': settings('keys'),
  'settings, data': settings('data'),
  support: (place) => <Support {...place} query="" hrefOf={() => '/support'} />,
  'support, an article': (place) => (
    <Support {...place} query="?article=deposit" hrefOf={() => '/support'} />
  ),
  announcements: AnnouncementBoard,
  terms: (place) => <Terms {...place} brand="Acme" />,
  privacy: (place) => <Privacy {...place} brand="Acme" />,
  'api-reference': (place) => <ApiReference {...place} source={description} />,
};

/** Every area of the staff, for an administrator. */
const staffWidgets: Record<string, ComponentType<WidgetPlace>> = Object.fromEntries(
  (officeAreas as readonly string[]).map((area) => [
    `back-office, ${area}`,
    (place: WidgetPlace) => (
      <BackOffice
        {...place}
        base="/admin"
        area={area === 'home' ? undefined : area}
        query=""
        onQueryChange={nothing}
        onGo={nothing}
      />
    ),
  ]),
);

const [account = '', token = ''] = location.hash.slice(1).split(':');
const session = createStaticSession(token, { sub: account });
const client = createExchangeClient({ baseUrl: '', session });
const links = { market: (id: string) => `/desk/${id}`, markets: '/markets', support: '/support' };
const root = createRoot(document.body.appendChild(document.createElement('div')));
const own = account === 'admin' ? staffWidgets : { ...widgets, ...popups };

/** Functions that the check calls. */
const looks = {
  names: Object.keys(own),
  show: (name: string, scheme: 'dark' | 'light') => {
    const Widget = own[name];
    if (!Widget) throw new Error(`There is no widget ${name}.`);
    flushSync(() =>
      root.render(
        <AgioRoot brand="agio" scheme={scheme}>
          <ExchangeProvider client={client}>
            <WidgetsProvider links={links} currency="CHF">
              <Widget key={name} className="of-the-host" />
            </WidgetsProvider>
          </ExchangeProvider>
        </AgioRoot>,
      ),
    );
  },
};
Object.assign(globalThis, { looks });

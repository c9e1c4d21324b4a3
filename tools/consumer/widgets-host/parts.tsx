import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '@agio/widgets/styles.css';
import '#theme';
import { createExchangeClient, createGuestSession, createStaticSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { LanguageProvider, type Translate } from '@agio/ui/language';
import { BackOffice } from '@agio/widgets/back-office';
import { TradeDesk } from '@agio/widgets/desk';
import { Markets } from '@agio/widgets/markets';
import { OrderEntry } from '@agio/widgets/order-entry';
import { WidgetsProvider } from '@agio/widgets/provider';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A language in which every text shows that it came from a translation: its name, and what fills its gaps. */
const translate: Translate = (namespace, key, values) =>
  `⟦${[`${namespace}.${key}`, ...Object.values(values ?? {})].join(' ')}⟧`;

function Desk() {
  const [market, setMarket] = useState('XCB-CTN');
  return <TradeDesk market={market} onMarketChange={setMarket} />;
}

const nowhere = () => undefined;
/** A case, for the officer whose token stands in the address. */
const Office = () => (
  <BackOffice
    base="/admin"
    area="compliance"
    item="pending"
    query=""
    onQueryChange={nowhere}
    onGo={nowhere}
  />
);

/** Each by itself: `?ticket`. */
const parts: Record<string, ComponentType> = {
  '?desk': Desk,
  '?ticket': () => <OrderEntry market="XCB-CTN" />,
  '?markets': Markets,
  '?office': Office,
};
const Part = parts[location.search] ?? Desk;

const links = { market: (id: string) => `/desk/${id}` };
const token = location.hash.slice(1);
const session =
  token === '' ? createGuestSession() : createStaticSession(token, { sub: 'officer' });
const client = createExchangeClient({ baseUrl: '', session });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <LanguageProvider locale="de" translate={translate}>
    <ExchangeProvider client={client}>
      <WidgetsProvider links={links} currency="CHF">
        <main>
          <Part />
        </main>
      </WidgetsProvider>
    </ExchangeProvider>
  </LanguageProvider>,
);

// A server renders every widget without a page, without browser storage and before any answer of the exchange.
import { LanguageProvider } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AddressBook } from './address-book/index.ts';
import { BackOffice } from './back-office/index.ts';
import { AnnouncementBoard, NotificationButton } from './announcements/index.ts';
import { BestPrices, BookPanel, TapePanel } from './book/index.ts';
import { Chart } from './chart/index.ts';
import { Convert } from './convert/index.ts';
import { TradeDesk } from './desk/index.ts';
import { MarketDesk } from './desk/market-desk.tsx';
import { Documents } from './documents/index.ts';
import { Home } from './home/index.ts';
import { History } from './history/index.ts';
import { Markets } from './markets/index.ts';
import { OrderEntry } from './order-entry/index.ts';
import { Orders, OrdersPanel } from './orders/index.ts';
import { Portfolio } from './portfolio/index.ts';
import { defineSetting, useOnline, useSetting, useToastPlace } from './host/index.ts';
import { Ramp } from './ramp/index.ts';
import { Referrals } from './referrals/index.ts';
import { Settings, settingsSections } from './settings/index.ts';
import { SimpleTrading } from './simple-trading/index.ts';
import { ApiReference, Privacy, Support, Terms } from './support/index.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { TestHost } from './testing/test-host.tsx';
import { xcbCtn } from './testing/xcb-ctn.ts';
import { Verification } from './verification/index.ts';

const nothing = () => undefined;
const place = { className: 'of-the-host', style: { order: 7 } };
const choice = { value: '', options: [], onChange: nothing, usual: '' };
const widgets: [name: string, show: () => ReactNode][] = [
  [
    'AddressBook',
    () => <AddressBook {...place} view={{ filter: { search: '' } }} onViewChange={nothing} />,
  ],
  ['AnnouncementBoard', () => <AnnouncementBoard {...place} />],
  ['NotificationButton', () => <NotificationButton />],
  ['BestPrices', () => <BestPrices {...place} instrument={xcbCtn} />],
  ['BookPanel', () => <BookPanel {...place} instrument={xcbCtn} />],
  ['TapePanel', () => <TapePanel {...place} instrument={xcbCtn} />],
  ['Chart', () => <Chart {...place} instrument={xcbCtn} view="price" />],
  ['TradeDesk', () => <TradeDesk {...place} market="XCB-CTN" onMarketChange={nothing} />],
  [
    'TradeDesk, its market known',
    () => (
      <MarketDesk
        {...place}
        instrument={xcbCtn}
        instruments={[xcbCtn]}
        onMarketChange={nothing}
        onTitle={nothing}
      />
    ),
  ],
  ['Documents', () => <Documents {...place} />],
  ['History', () => <History {...place} />],
  ['Markets', () => <Markets {...place} />],
  ['OrderEntry', () => <OrderEntry {...place} market="XCB-CTN" />],
  ['OrdersPanel', () => <OrdersPanel {...place} instrument={xcbCtn} />],
  ['Portfolio', () => <Portfolio {...place} />],
  ['Ramp', () => <Ramp {...place} />],
  ['Referrals', () => <Referrals {...place} onClaim={nothing} />],
  ['SimpleTrading', () => <SimpleTrading {...place} />],
  ['Verification', () => <Verification {...place} base="/user/tiers" onGo={nothing} />],
  ...settingsSections.map((section): [string, () => ReactNode] => [
    `Settings, ${section}`,
    () => (
      <Settings
        {...place}
        section={section}
        hrefOf={() => '#'}
        language={choice}
        currency={choice}
        theme={{ value: 'dark', onChange: nothing }}
        onSignOut={nothing}
        onForgotten={nothing}
      />
    ),
  ]),
  ['Support', () => <Support {...place} query="" hrefOf={() => '#'} />],
  ['Support, an article', () => <Support {...place} query="?article=deposit" hrefOf={() => '#'} />],
  ['Convert', () => <Convert {...place} choice={{ from: 'XCB', to: 'USDC' }} />],
  ['Home', () => <Home {...place} />],
  [
    'BackOffice',
    () => <BackOffice {...place} base="/admin" query="" onQueryChange={nothing} onGo={nothing} />,
  ],
  ['Orders', () => <Orders {...place} instrument={xcbCtn} />],
  ['Terms', () => <Terms {...place} brand="⟦Brand⟧" />],
  ['Privacy', () => <Privacy {...place} brand="⟦Brand⟧" />],
  ['ApiReference', () => <ApiReference {...place} source="/openapi.json" />],
];

/** The whole page with its late parts. A part that the server could not render is an error. */
async function rendered(element: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    onError: (error) => void faults.push(error),
  });
  await stream.allReady;
  expect(faults).toEqual([]);
  return new Response(stream).text();
}

test.each(widgets)(
  '%s is rendered on a server, in the language of the host',
  async (_name, show) => {
    expect(globalThis).not.toHaveProperty('document');
    const page = await rendered(
      <LanguageProvider locale="de" translate={(area, key) => `⟦${area}.${key}⟧`}>
        <TestHost>{show()}</TestHost>
      </LanguageProvider>,
    );
    expect(page).toMatch(/data-(?:widget|slot)=/);
    const texts = page.replaceAll(/<script.*?<\/script>|<[^>]*>|⟦[^⟧]*⟧/gs, ' ');
    expect(texts).not.toMatch(/[A-Z]?[a-z]{3}/);
  },
);

test.each(widgets.filter(([name]) => name !== 'NotificationButton'))(
  '%s has the class and the style of the host on its outermost element, once',
  async (_name, show) => {
    const page = await rendered(
      <TestHost>
        <main>{show()}</main>
      </TestHost>,
    );
    const shown = page.slice(page.indexOf('<main>'), page.indexOf('</main>'));
    // A desk has its heading before it, and the mark of a part that comes later is none.
    const [outermost = ''] = /<(?!main|h1|template|\/)[a-z][^>]*>/.exec(shown) ?? [];
    expect(outermost).toMatch(/ class="[^"]*\bof-the-host"/);
    expect(outermost).toContain('style="order:7"');
    expect(shown.split('of-the-host')).toHaveLength(2);
  },
);

test('values that only a browser knows take their defaults on a server: the network is there, nothing is kept', async () => {
  const size = defineSetting('size', v.string(), 'medium');
  const storage = memoryStorage();
  storage.local().setItem('size', '"large"');
  const Read = () =>
    [useSetting(size)[0], useOnline() && 'online', useToastPlace() ? 'a place' : 'no place'].join(
      ', ',
    );
  const page = await rendered(
    <TestHost storage={storage}>
      <Read />
    </TestHost>,
  );
  expect(page).toContain('medium, online, no place');
});

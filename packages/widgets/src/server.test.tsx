// A server renders every widget without a page, without browser storage and before any answer of the exchange.
import { LanguageProvider } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AddressBook } from './address-book/index.ts';
import { AnnouncementBoard, NotificationButton } from './announcements/index.ts';
import { BestPrices, BookPanel, TapePanel } from './book/index.ts';
import { Chart } from './chart/index.ts';
import { Convert } from './convert/index.ts';
import { TradeDesk } from './desk/index.ts';
import { MarketDesk } from './desk/market-desk.tsx';
import { Documents } from './documents/index.ts';
import { History } from './history/index.ts';
import { Markets } from './markets/index.ts';
import { OrderEntry } from './order-entry/index.ts';
import { OrdersPanel } from './orders/index.ts';
import { Portfolio } from './portfolio/index.ts';
import { defineSetting, useOnline, useSetting, useToastPlace } from './host/index.ts';
import { Ramp } from './ramp/index.ts';
import { Referrals } from './referrals/index.ts';
import { Settings, settingsSections } from './settings/index.ts';
import { SimpleTrading } from './simple-trading/index.ts';
import { Support } from './support/index.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { TestHost } from './testing/test-host.tsx';
import { xcbCtn } from './testing/xcb-ctn.ts';
import { Verification } from './verification/index.ts';

const nothing = () => undefined;
const choice = { value: '', options: [], onChange: nothing, usual: '' };
const widgets: [name: string, show: () => ReactNode][] = [
  ['AddressBook', () => <AddressBook view={{ filter: { search: '' } }} onViewChange={nothing} />],
  ['AnnouncementBoard', () => <AnnouncementBoard />],
  ['NotificationButton', () => <NotificationButton />],
  ['BestPrices', () => <BestPrices instrument={xcbCtn} />],
  ['BookPanel', () => <BookPanel instrument={xcbCtn} />],
  ['TapePanel', () => <TapePanel instrument={xcbCtn} />],
  ['Chart', () => <Chart instrument={xcbCtn} view="price" />],
  ['TradeDesk', () => <TradeDesk market="XCB-CTN" onMarketChange={nothing} />],
  [
    'TradeDesk, its market known',
    () => (
      <MarketDesk
        instrument={xcbCtn}
        instruments={[xcbCtn]}
        onMarketChange={nothing}
        onTitle={nothing}
      />
    ),
  ],
  ['Documents', () => <Documents />],
  ['History', () => <History />],
  ['Markets', () => <Markets />],
  ['OrderEntry', () => <OrderEntry market="XCB-CTN" />],
  ['OrdersPanel', () => <OrdersPanel instrument={xcbCtn} />],
  ['Portfolio', () => <Portfolio />],
  ['Ramp', () => <Ramp />],
  ['Referrals', () => <Referrals onClaim={nothing} />],
  ['SimpleTrading', () => <SimpleTrading />],
  ['Verification', () => <Verification base="/user/tiers" onGo={nothing} />],
  ...settingsSections.map((section): [string, () => ReactNode] => [
    `Settings, ${section}`,
    () => (
      <Settings
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
  ['Support', () => <Support query="" hrefOf={() => '#'} />],
  ['Support, an article', () => <Support query="?article=deposit" hrefOf={() => '#'} />],
  ['Convert', () => <Convert choice={{ from: 'XCB', to: 'USDC' }} />],
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

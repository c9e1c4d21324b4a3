// @vitest-environment jsdom
import { ExchangeProvider, useInstruments } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BookPanel } from '../book/index.ts';
import { Chart } from '../chart/index.ts';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { MarketHead } from './market-head.tsx';

// Its canvas needs a browser: what it is given is what it draws.
vi.mock('@agio/ui/price-chart', () => ({
  PriceChart: ({ last }: { last?: string | undefined }) => <output data-chart>{last}</output>,
}));

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

const nothing = () => undefined;

function Desk() {
  const { data = [] } = useInstruments();
  const instrument = data.find(({ id }) => id === 'XCB-CTN');
  return instrument ? (
    <>
      <MarketHead
        instrument={instrument}
        instruments={data}
        onMarketChange={nothing}
        onTitle={nothing}
        variant="bar"
      />
      <BookPanel instrument={instrument} />
      <Chart instrument={instrument} view="price" />
    </>
  ) : null;
}

/** Returns the last price that each part of the desk shows. */
function saidIn(page: Element): (string | undefined)[] {
  const priceIn = (slot: string) =>
    /\d+\.\d{4}/.exec(page.querySelector(slot)?.textContent ?? '')?.[0];
  return [
    priceIn('[data-slot=market-bar-last]'),
    priceIn('[data-slot=order-book-last]'),
    priceIn('[data-chart]'),
  ];
}

test('L9 head, book and chart say the same last price after every message of the stream', async () => {
  stubBrowser();
  const { client, clientOf, sandbox } = createWorld();
  const trader = clientOf('trader@agio.test');
  const { container } = render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>
        <Desk />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  /** One after the other. */
  const seen: string[] = [];
  const differing: string[] = [];
  const observer = new MutationObserver(() => {
    const said = saidIn(container);
    if (said.some((each) => each === undefined)) return;
    if (new Set(said).size > 1) differing.push(said.join(' '));
    if (said[0] !== undefined && said[0] !== seen.at(-1)) seen.push(said[0]);
  });
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  await waitFor(() => expect(saidIn(container)).not.toContain(undefined));
  const place = async (side: 'Buy' | 'Sell') => {
    await trader.trading.createOrder({ market: 'XCB-CTN', side, type: 'Market', amount: '400' });
    // The clock of the exchange stands still, and its messages with it.
    sandbox.tick(1_000);
  };
  await place('Buy');
  for (const side of ['Sell', 'Buy', 'Sell'] as const) {
    const before = seen.length;
    await place(side);
    await waitFor(() => expect(seen.length).toBeGreaterThan(before));
  }
  observer.disconnect();
  expect(seen.length).toBeGreaterThan(2);
  expect(differing).toEqual([]);
});

// @vitest-environment jsdom
import type { BookView, TickersView, TickerView } from '@agio/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { componentsIn as Components, countWork as Count } from '../testing/count-work.ts';

// Before React's DOM is loaded.
const { startCount, componentsIn } = await vi.hoisted(async () => {
  const module: { countWork: typeof Count; componentsIn: typeof Components } =
    await import('../testing/count-work.ts');
  return { startCount: module.countWork(), componentsIn: module.componentsIn };
});
const { act, cleanup, render, waitFor } = await import('@testing-library/react');
const { ExchangeProvider, useInstruments } = await import('@agio/api-client/react');
const { createWorld } = await import('@agio/sandbox/world');
const { BookPanel } = await import('../book/index.ts');
const { MarketHead } = await import('./market-head.tsx');
const { WidgetsProvider } = await import('../provider/index.ts');
const { memoryStorage } = await import('../testing/memory-storage.ts');
const { tickerOf } = await import('../testing/sample-prices.ts');
const { stubBrowser } = await import('../testing/stub-browser.ts');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const levels = 20;
const nothing = () => undefined;

function Book() {
  const { data = [] } = useInstruments();
  const instrument = data.find(({ id }) => id === 'XCB-CTN');
  return instrument ? <BookPanel instrument={instrument} /> : null;
}

/** Levels of a side with one amount that the message changed, and the totals behind it. */
function side(price: (level: number) => number, changed: number, turn: number) {
  let total = 0;
  return Array.from({ length: levels }, (_, level) => {
    const amount = level === changed ? 100 + (turn % 9) : 100;
    total += amount;
    return {
      price: `6.${price(level)}`,
      amount: `${amount}`,
      total: `${total}`,
      depth: total / (levels * 110),
    };
  });
}

test('a book that changes renders the rows and figures that differ, and nothing around them', async () => {
  stubBrowser();
  const { client } = createWorld({ scenario: 'quiet' });
  const at = (turn: number): BookView => ({
    market: 'XCB-CTN',
    status: 'live',
    bids: side((level) => 4_199 - level, turn % levels, turn),
    asks: side((level) => 4_200 + level, (turn * 7) % levels, turn),
    bestBid: '6.4199',
    bestAsk: '6.4200',
    spread: '0.0001',
    crossed: false,
  });
  let view = at(0);
  const listeners = new Set<() => void>();
  vi.spyOn(client.market, 'book').mockReturnValue({
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => view,
  });
  const { container } = render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={memoryStorage()}>
        <Book />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  await waitFor(() => expect(container.querySelector('[data-slot=order-book-row]')).not.toBeNull());
  const work = startCount();
  for (let turn = 1; turn <= 200; turn += 1) {
    view = at(turn);
    act(() => listeners.forEach((listener) => listener()));
  }
  expect(work.commits).toBe(200);
  // Half of what a book that renders as a whole took: 5,976.
  expect(componentsIn(work)).toBeLessThan(2_800);
  for (const part of ['BookHead', 'BookColumns', 'BookSummary', 'MidRow'])
    expect(work.rendered.get(part)).toBeUndefined();
}, 120_000);

test.each(['bar', 'phone'] as const)(
  'a price renders the figures of the head, and neither its buttons nor its selector (%s)',
  async (variant) => {
    stubBrowser(variant === 'bar');
    const { client } = createWorld({ scenario: 'quiet' });
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    let own: TickerView = { status: 'live', ticker: undefined };
    let all: TickersView = { status: 'live', tickers: new Map() };
    vi.spyOn(client.market, 'ticker').mockReturnValue({ subscribe, getSnapshot: () => own });
    vi.spyOn(client.market, 'tickers').mockReturnValue({ subscribe, getSnapshot: () => all });
    const Head = () => {
      const { data = [] } = useInstruments();
      const instrument = data.find(({ id }) => id === 'XCB-CTN');
      return instrument ? (
        <MarketHead
          instrument={instrument}
          instruments={data}
          onMarketChange={nothing}
          onTitle={nothing}
          variant={variant}
        />
      ) : null;
    };
    const { container } = render(
      <ExchangeProvider client={client}>
        <WidgetsProvider storage={memoryStorage()}>
          <Head />
        </WidgetsProvider>
      </ExchangeProvider>,
    );
    await waitFor(() => expect(container.textContent).toContain('Open'));
    const work = startCount();
    for (let turn = 1; turn <= 100; turn += 1) {
      // Every second message is of another market.
      const market = turn % 2 === 0 ? 'XCB-CTN' : 'BTC-USDC';
      const ticker = tickerOf(market, { last: `6.${4_000 + turn}` });
      all = { ...all, tickers: new Map(all.tickers).set(market, ticker) };
      if (market === 'XCB-CTN') own = { ...own, ticker };
      act(() => listeners.forEach((listener) => listener()));
    }
    expect(container.textContent).toContain('6.4100');
    expect(work.commits).toBe(50);
    // Half of what a head with its buttons and its selector took: 1,950 and 2,100.
    expect(componentsIn(work)).toBeLessThan(800);
    for (const part of ['PairSelector', 'IconButton', 'LazyPopup'])
      expect(work.rendered.get(part)).toBeUndefined();
  },
);

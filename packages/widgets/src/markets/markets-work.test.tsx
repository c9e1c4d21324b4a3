// @vitest-environment jsdom
import type { Ticker } from '@agio/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { componentsIn as Components, countWork as Count } from '../testing/count-work.ts';
import type { MarketRow } from './model/market-rows.ts';

// Before React's DOM is loaded.
const { startCount, componentsIn } = await vi.hoisted(async () => {
  const module: { countWork: typeof Count; componentsIn: typeof Components } =
    await import('../testing/count-work.ts');
  return { startCount: module.countWork(), componentsIn: module.componentsIn };
});
const { act, cleanup, render, waitFor } = await import('@testing-library/react');
const { marketOf, tickerOf, trendOf } = await import('../testing/sample-prices.ts');
const { stubBrowser } = await import('../testing/stub-browser.ts');
const { TestHost } = await import('../testing/test-host.tsx');
const { MarketsView } = await import('./markets-view.tsx');
const { marketRowsMaker, unfiltered } = await import('./model/market-rows.ts');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const count = 31;
const ids = Array.from({ length: count }, (_, index) => `M${index}-USDC`);
const sources = {
  assets: [],
  instruments: ids.map((id) => marketOf(id)),
  trends: ids.map((id, index) => trendOf(id, { fiatVolume24h: `${1000 - index}` })),
};

/** The list of a page that was just opened. */
function open(isWide: boolean) {
  stubBrowser(isWide);
  const make = marketRowsMaker();
  const tickers = new Map<string, Ticker>();
  const listeners = new Map<string, Set<() => void>>(ids.map((id) => [id, new Set()]));
  const live = {
    subscribe: (id: string, listener: () => void) => {
      listeners.get(id)?.add(listener);
      return () => listeners.get(id)?.delete(listener);
    },
    read: (id: string) => tickers.get(id),
  };
  const favourites: string[] = [];
  const page = (rows: readonly MarketRow[]) => (
    <TestHost>
      <MarketsView
        rows={rows}
        live={live}
        connection="live"
        currency="CHF"
        favourites={favourites}
        onFavouriteChange={nothing}
        filter={unfiltered}
        onFilterChange={nothing}
        onRetry={nothing}
        onReconnect={nothing}
      />
    </TestHost>
  );
  const rows = () => make({ ...sources, tickers: new Map(tickers) });
  const first = startCount();
  const { container, rerender } = render(page(rows()));
  const shown = container.querySelectorAll(
    `[data-slot=${isWide ? 'data-table-row' : 'data-table-card'}]`,
  );
  return {
    container,
    first,
    shown: shown.length,
    rebuild: () => rerender(page(rows())),
    say: (ticker: Ticker) => {
      tickers.set(ticker.market, ticker);
      act(() => listeners.get(ticker.market)?.forEach((listener) => listener()));
    },
  };
}

const views = [
  { isWide: true, slot: 'data-table-row', most: 4_150, inSight: 16, largest: 560 },
  { isWide: false, slot: 'data-table-card', most: 1_700, inSight: 12, largest: 400 },
];
/** Resolves with the last piece of the list. */
const isWhole = (page: Element, slot: string) =>
  waitFor(() => expect(page.querySelectorAll(`[data-slot=${slot}]`).length).toBe(count), {
    timeout: 30_000,
  });

test.each(views)(
  'a list renders the rows in sight first, the others in pieces (wide: $isWide)',
  async ({ isWide, slot, inSight, largest }) => {
    const { container, first, shown } = open(isWide);
    expect(shown).toBe(inSight);
    // A whole list in one commit took 928 and 800.
    expect(first.largest).toBeLessThan(largest);
    const pieces = startCount();
    await isWhole(container, slot);
    expect(pieces.rendered.get('MarketCard') ?? pieces.rendered.get('RowOf')).toBe(count - inSight);
    expect(pieces.largest).toBeLessThan(115);
  },
);

test.each(views)(
  'prices that begin with those of the list render nothing (wide: $isWide)',
  async ({ isWide, slot }) => {
    const { container, say } = open(isWide);
    await isWhole(container, slot);
    const work = startCount();
    for (const { market, last, changePercent24h, low24h, high24h } of sources.trends)
      say(tickerOf(market, { last, changePercent24h, low24h, high24h }));
    expect(componentsIn(work)).toBe(0);
  },
);

// Twelve seconds of 50 messages, each with the next market, and the list sorted every two seconds.
test.each(views)(
  '600 prices render the cells that they change and no row (wide: $isWide)',
  async ({ isWide, slot, most }) => {
    const { container, say, rebuild } = open(isWide);
    await isWhole(container, slot);
    const work = startCount();
    for (let sent = 0; sent < 600; sent += 1) {
      const id = ids[(sent * 7) % count]!;
      say(tickerOf(id, { last: `${100 + (sent % 50)}.25`, high24h: '210' }));
      if (sent % 100 === 99) rebuild();
    }
    expect(componentsIn(work)).toBeLessThan(most);
    for (const part of ['RowOf', 'MarketCard', 'DataTable'])
      expect(work.rendered.get(part) ?? 0).toBeLessThanOrEqual(6);
  },
  60_000,
);

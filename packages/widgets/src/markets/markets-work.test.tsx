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
const { act, cleanup, render } = await import('@testing-library/react');
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

/** Prices of twelve seconds: 50 messages a second, each with the next market, and the list sorted every two seconds. */
function prices(isWide: boolean) {
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
  const { container, rerender } = render(page(rows()));
  const work = startCount();
  for (let sent = 0; sent < 600; sent += 1) {
    const id = ids[(sent * 7) % count]!;
    tickers.set(id, tickerOf(id, { last: `${100 + (sent % 50)}.25`, high24h: '210' }));
    act(() => listeners.get(id)?.forEach((listener) => listener()));
    if (sent % 100 === 99) rerender(page(rows()));
  }
  return { work, container };
}

// Half of what a row that renders with its prices took: 11,071 and 16,159.
test.each([
  { isWide: true, slot: 'data-table-row', most: 4_800 },
  { isWide: false, slot: 'data-table-card', most: 2_450 },
])(
  '600 prices render the cells that they change and no row (wide: $isWide)',
  ({ isWide, slot, most }) => {
    const { work, container } = prices(isWide);
    expect(container.querySelectorAll(`[data-slot=${slot}]`)).toHaveLength(count);
    expect(componentsIn(work)).toBeLessThan(most);
    for (const part of ['RowOf', 'MarketCard', 'DataTable'])
      expect(work.rendered.get(part) ?? 0).toBeLessThanOrEqual(6);
  },
  60_000,
);

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Decimal } from '@agio/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestHost } from '../testing/test-host.tsx';
import { stubBrowser } from '../testing/stub-browser.ts';
import { MarketsView } from './markets-view.tsx';
import type { WidgetLinkProps } from '../host/index.ts';
import type { WidgetsProviderProps } from '../provider/index.ts';
import { type MarketFilter, type MarketRow, unfiltered } from './model/market-rows.ts';

beforeEach(() => stubBrowser());
afterEach(cleanup);

const row = (base: string, volume: string): MarketRow => ({
  id: `${base}-USDC`,
  symbol: `${base}/USDC`,
  base,
  quote: 'USDC',
  name: base,
  kind: 'crypto',
  status: 'Open',
  tickSize: '0.01',
  last: Decimal.of('1'),
  value: undefined,
  change: undefined,
  volume: Decimal.of(volume),
  low: undefined,
  high: undefined,
  week: [],
  trend: undefined,
});

const list = (
  rows: readonly MarketRow[],
  { filter = unfiltered, ...host }: Partial<WidgetsProviderProps> & { filter?: MarketFilter } = {},
) => (
  <TestHost {...host}>
    <MarketsView
      rows={rows}
      connection="live"
      currency="CHF"
      favourites={[]}
      onFavouriteChange={() => undefined}
      filter={filter}
      onFilterChange={() => undefined}
      onRetry={() => undefined}
      onReconnect={() => undefined}
    />
  </TestHost>
);
const order = () =>
  within(screen.getByRole('table', { name: 'Markets' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

test('no market changes its place under the pointer: what is pressed is what was aimed at', () => {
  const { rerender } = render(list([row('BTC', '20'), row('ETH', '10')]));
  expect(order()).toEqual(['BTC/USDC', 'ETH/USDC']);
  const table = screen.getByRole('table', { name: 'Markets' });
  fireEvent.pointerOver(table);
  rerender(list([row('BTC', '20'), row('ETH', '30')]));
  expect(order()).toEqual(['BTC/USDC', 'ETH/USDC']);
  fireEvent.pointerOut(table);
  expect(order()).toEqual(['ETH/USDC', 'BTC/USDC']);
});

test('no market changes its place while one of them has the focus of the keyboard', () => {
  const { rerender } = render(list([row('BTC', '20'), row('ETH', '10')]));
  const [btc] = within(screen.getByRole('table', { name: 'Markets' })).getAllByRole('link');
  act(() => btc?.focus());
  rerender(list([row('BTC', '20'), row('ETH', '30')]));
  expect(order()).toEqual(['BTC/USDC', 'ETH/USDC']);
  act(() => btc?.blur());
  expect(order()).toEqual(['ETH/USDC', 'BTC/USDC']);
});

const metals = {
  featured: [],
  categories: [{ id: 'metals', label: 'Metals', assets: ['XAUG', 'XAGO'] }],
};

test("a host's own commodities stand first, the largest volume before the others, until the reader sorts", () => {
  const rows = [row('BTC', '90'), row('XAUG', '10'), row('ETH', '80'), row('XAGO', '20')];
  const { rerender } = render(list(rows, { markets: metals }));
  expect(order()).toEqual(['XAGO/USDC', 'XAUG/USDC', 'BTC/USDC', 'ETH/USDC']);
  expect(screen.getAllByRole('radio').map((chip) => chip.textContent)).toEqual([
    'All4',
    'Metals2',
    'Crypto4',
    'Commodities0',
    'Favourites0',
  ]);
  const sort = { column: 'volume', direction: 'descending' } as const;
  rerender(list(rows, { markets: metals, filter: { ...unfiltered, sort } }));
  expect(order()).toEqual(['BTC/USDC', 'ETH/USDC', 'XAGO/USDC', 'XAUG/USDC']);
});

test('Enter in the search opens the first hit; without a search it opens nothing', () => {
  const opened: string[] = [];
  const Link = ({ href, children }: WidgetLinkProps) => (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        opened.push(href);
      }}
    >
      {children}
    </a>
  );
  const rows = [row('BTC', '20'), row('ETH', '30'), row('ETC', '10')];
  const { rerender } = render(list(rows, { Link }));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(opened).toEqual([]);
  rerender(list(rows, { Link, filter: { ...unfiltered, search: 'et' } }));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(opened).toEqual(['/trade/ETH-USDC']);
});

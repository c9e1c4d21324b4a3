// @vitest-environment jsdom
import { Decimal } from '@agio/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestHost } from '../testing/test-host.tsx';
import type { MarketRow, MoverKind } from './model/market-rows.ts';
import { Movers } from './movers.tsx';

afterEach(cleanup);

const drawn: string[] = [];

/** A row that reports each render of its price. */
function row(base: string, last: string): MarketRow {
  return {
    id: `${base}-USDC`,
    symbol: `${base}/USDC`,
    base,
    quote: 'USDC',
    name: base,
    kind: 'crypto',
    status: 'Open',
    tickSize: '0.01',
    get last() {
      drawn.push(base);
      return Decimal.of(last);
    },
    value: undefined,
    change: Decimal.of('1'),
    volume: undefined,
    low: undefined,
    high: undefined,
    week: [],
    trend: undefined,
  };
}

test('with a tick only the mover is drawn whose market it changes', () => {
  const btc = row('BTC', '94000');
  const shown = (eth: MarketRow) => (
    <TestHost>
      <Movers
        movers={
          new Map<MoverKind, MarketRow>([
            ['gainer', btc],
            ['traded', eth],
          ])
        }
        isOld={false}
      />
    </TestHost>
  );
  const { rerender } = render(shown(row('ETH', '3284.16')));
  expect(drawn).toEqual(['BTC', 'ETH']);
  rerender(shown(row('ETH', '3284.17')));
  expect(drawn).toEqual(['BTC', 'ETH', 'ETH']);
  expect(screen.getByRole('link', { name: /ETH/ }).textContent).toContain('3,284.17');
});

// @vitest-environment jsdom
import { Decimal } from '@agio/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestHost } from '../testing/test-host.tsx';
import type { MarketRow, MoverKind } from './model/market-rows.ts';
import { Movers } from './movers.tsx';

afterEach(() => {
  cleanup();
  drawn.length = 0;
});

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

test('the widest range says its range, not its change, which another card may show (L1)', () => {
  const wide = { ...row('SOL', '84'), low: Decimal.of('80'), high: Decimal.of('84.5') };
  render(
    <TestHost>
      <Movers movers={new Map<MoverKind, MarketRow>([['range', wide]])} isOld={false} />
    </TestHost>,
  );
  const { textContent } = screen.getByRole('link', { name: /SOL/ });
  expect(textContent).toContain('5.63% low to high');
  expect(textContent).not.toContain('+1.00%');
});

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

import { expect, test, vi } from 'vitest';
import { isPricePast } from './chart-panel.tsx';

// Its library needs a browser.
vi.mock('@agio/ui/price-chart', () => ({ PriceChart: () => null }));

test.each([
  ['live', 'live', false],
  ['live', 'connecting', false],
  ['live', 'resyncing', false],
  ['live', 'stale', true],
  ['live', 'paused', true],
  ['live', 'crossed', true],
  ['stale', 'live', true],
] as const)(
  'L2 with candles that are %s and a book that is %s the last price of the chart is grey: %s',
  (candles, book, isPast) => {
    expect(isPricePast(candles, book)).toBe(isPast);
  },
);

import { Decimal } from '@agio/money';
import type { OrderBookRow } from '../order-book/order-book.tsx';
import type { ChartCandle } from '../price-chart/price-chart.tsx';
import type { SelectablePair } from '../pair-selector/pair-selector.tsx';
import type { TapeTrade } from '../trades-tape/trades-tape.tsx';

// The same market in every story: XCB/CTN around 6.4182, tick 0.0001, step 0.01. Prices are counted in ticks.

/** Repeatable pseudo-random numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const tick = Decimal.of('0.0001');
const step = Decimal.of('0.01');
const price = (ticks: number) => Decimal.of(String(ticks)).times(tick).toFixedString(4, 'down');
const amount = (steps: number) => Decimal.of(String(steps)).times(step).toFixedString(2, 'down');

/** The best price first. */
export function sampleSide(side: 'bids' | 'asks', count: number, seed = 7): OrderBookRow[] {
  const random = seeded(seed + (side === 'asks' ? 100 : 0));
  const sizes: { ticks: number; steps: number; total: number }[] = [];
  let ticks = side === 'asks' ? 64184 : 64180;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const steps = Math.round(5000 + random() ** 2.4 * 140_000);
    total += steps;
    sizes.push({ ticks, steps, total });
    ticks += (side === 'asks' ? 1 : -1) * (1 + Math.floor(random() ** 2 * 6));
  }
  return sizes.map((each) => ({
    price: price(each.ticks),
    amount: amount(each.steps),
    total: amount(each.total),
    depth: each.total / total,
  }));
}

export const sampleBook = { bids: sampleSide('bids', 12), asks: sampleSide('asks', 12) };

export function sampleTrades(count: number): TapeTrade[] {
  const random = seeded(99);
  let time = Date.UTC(2026, 10, 20, 11, 30, 24);
  let ticks = 64182;
  return Array.from({ length: count }, (_, index) => {
    const trade: TapeTrade = {
      id: `t${count - index}`,
      price: price(ticks),
      amount: amount(Math.round(400 + random() ** 3 * 60_000)),
      side: random() > 0.42 ? 'Buy' : 'Sell',
      time: new Date(time).toISOString(),
    };
    time -= Math.ceil(random() ** 2 * 14) * 1000;
    ticks += Math.round((random() - 0.55) * 5);
    return trade;
  });
}

/** Oldest first; the last one ends at 6.4182 on 20 November 2026. */
export function sampleCandles(count: number, minutes = 15): ChartCandle[] {
  const random = seeded(17);
  const end = Date.UTC(2026, 10, 20, 11, 30);
  const backwards: ChartCandle[] = [];
  let close = 64182;
  for (let index = 0; index < count; index += 1) {
    const move = Math.round((random() + random() + random() - 1.53) * 260);
    const open = Math.max(1000, close - move);
    backwards.push({
      time: new Date(end - index * minutes * 60_000).toISOString(),
      open: price(open),
      close: price(close),
      high: price(Math.max(open, close) + Math.round(random() ** 2 * 140)),
      low: price(Math.min(open, close) - Math.round(random() ** 2 * 140)),
      volume: amount(Math.round(200_000 + random() ** 2 * 900_000 + Math.abs(move) * 2000)),
    });
    close = open;
  }
  return backwards.toReversed();
}

export const samplePairs: SelectablePair[] = (
  [
    ['XCB', 'CTN', 'Core', 'Cryptocurrency', '0.0001', '6.4182', '2.41', '1284512.38'],
    ['USDX', 'USDC', 'USDX', 'Cryptocurrency', '0.0001', '1.0002', '0.01', '4821900.12'],
    ['BTC', 'USDC', 'Bitcoin', 'Cryptocurrency', '0.1', '61420.5', '-0.84', '412.183'],
    ['ETH', 'USDC', 'Ethereum', 'Cryptocurrency', '0.01', '3318.42', '1.12', '5820.4'],
    ['XAUG', 'USDC', 'Gold, 1 g', 'Commodity', '0.01', '131.84', '0.86', '48216.402'],
    ['VCO2', 'USDC', 'Carbon removal, 1 t', 'Commodity', '0.01', '142.35', '-1.32', '21904.618'],
  ] as const
).map(([baseAsset, quoteAsset, baseName, kind, tickSize, last, changePercent24h, volume24h]) => ({
  id: `${baseAsset}-${quoteAsset}`,
  baseAsset,
  quoteAsset,
  baseName,
  kind,
  tickSize,
  last,
  changePercent24h,
  volume24h,
  ...(baseAsset === 'VCO2' && { notice: 'Halted' }),
}));

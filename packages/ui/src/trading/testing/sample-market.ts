import { Decimal } from '@agio/money';
import type { OpenOrder } from '../orders-table/orders-table.tsx';
import type { PastOrder } from '../order-history-table/order-history-table.tsx';
import type { OrderBookRow } from '../order-book/order-book.tsx';
import type { ChartCandle } from '../price-chart/price-chart.tsx';
import type { SelectablePair } from '../pair-selector/pair-selector.tsx';
import type { TapeTrade } from '../trades-tape/trades-tape.tsx';

// A market that is the same in every story: XCB/CTN around 6.4182, tick 0.0001, step 0.01. Prices are whole ticks here.

/** Numbers in [0, 1) that are the same every time. */
export function seeded(seed: number): () => number {
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

/** Best first. */
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

const market = {
  symbol: 'XCB/CTN',
  baseAsset: 'XCB',
  quoteAsset: 'CTN',
  tickSize: '0.0001',
  stepSize: '0.01',
};

export const sampleOrders: OpenOrder[] = [
  ['o1', '2026-11-20T11:18:42.000Z', 'Buy', 'Limit', '6.3450', '1200.00', '750.00'],
  ['o2', '2026-11-20T11:02:31.000Z', 'Buy', 'Limit', '6.4169', '900.00', '163.80'],
  ['o3', '2026-11-20T10:47:05.000Z', 'Sell', 'Limit', '6.4978', '640.00', '0'],
  ['o4', '2026-11-20T09:31:58.000Z', 'Buy', 'StopLimit', '6.2693', '2500.00', '0'],
  ['o5', '2026-11-19T22:06:14.000Z', 'Sell', 'Limit', '6.6531', '1850.00', '0'],
].map(([id = '', createdAt = '', side, type, orderPrice = '', size = '', filledAmount = '']) => ({
  ...market,
  id,
  createdAt,
  side: side === 'Sell' ? 'Sell' : 'Buy',
  type: type === 'StopLimit' ? 'StopLimit' : 'Limit',
  price: orderPrice,
  stopPrice: type === 'StopLimit' ? '6.2700' : null,
  amount: size,
  filledAmount,
}));

export function manyOrders(count: number): OpenOrder[] {
  const random = seeded(5);
  return Array.from({ length: count }, (_, index) => ({
    ...market,
    id: `m${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 11, 0) - index * 60_000).toISOString(),
    side: random() > 0.5 ? 'Buy' : 'Sell',
    type: 'Limit',
    price: price(64000 + Math.round((random() - 0.5) * 4000)),
    amount: amount(Math.round(random() * 100_000) + 100),
    filledAmount: '0',
  }));
}

export const samplePastOrders: PastOrder[] = [
  {
    ...market,
    id: 'p1',
    side: 'Buy',
    type: 'Limit',
    price: '6.4160',
    averagePrice: '6.4158',
    amount: '500.00',
    filledAmount: '500.00',
    fee: '0.4',
    feeAsset: 'XCB',
    status: 'Filled',
    updatedAt: '2026-11-20T10:58:11.000Z',
  },
  {
    ...market,
    id: 'p2',
    side: 'Sell',
    type: 'Market',
    price: null,
    averagePrice: '6.4091',
    amount: '931.20',
    filledAmount: '310.00',
    fee: '2.384185',
    feeAsset: 'CTN',
    status: 'Cancelled',
    reason: 'no more matches',
    updatedAt: '2026-11-20T09:12:40.000Z',
  },
  {
    ...market,
    id: 'p3',
    side: 'Buy',
    type: 'StopLimit',
    price: '6.5000',
    averagePrice: null,
    amount: '100.00',
    filledAmount: '0',
    fee: '0',
    feeAsset: 'XCB',
    status: 'Rejected',
    reason: 'by the exchange',
    updatedAt: '2026-11-18T17:30:00.000Z',
  },
];

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

// @where Sandbox: markets of cryptocurrencies: price, tick, step, minimum and volume of each
import type { MarketStatus } from '@agio/api-client/contract';

/** Model of a market's price while only the market makers trade. */
export type PriceModel =
  /** Wanders around `price` (the price at the anchor time) with `volatility`, the usual size of a day's move. */
  | { kind: 'wander'; price: number; volatility: number }
  /** Stays near `price`, for two assets of the same value. */
  | { kind: 'peg'; price: number; volatility: number }
  /** The product or the quotient of two other markets, so that a round trip through three earns nothing. */
  | { kind: 'cross'; first: string; operation: 'times' | 'over'; second: string }
  /** Another market's price in a fiat currency. */
  | { kind: 'fiat'; of: string; currency: 'CHF' };

export interface Row {
  base: string;
  quote: string;
  tick: string;
  step: string;
  minNotional: string;
  maxAmount: string;
  model: PriceModel;
  volume: number;
  rate: number;
  fees?: readonly [maker: string, taker: string];
  status?: MarketStatus;
}

/** Asset that stands for the US dollar on the markets. */
export const dollar = 'USDC';

export const usdc = { quote: dollar, minNotional: '1' } as const;

export const chf = { quote: 'CHF', minNotional: '1' } as const;

export const wander = (price: number, volatility: number): PriceModel => ({
  kind: 'wander',
  price,
  volatility,
});

export const inFrancs = (of: string): PriceModel => ({ kind: 'fiat', of, currency: 'CHF' });

export const crypto: readonly Row[] = [
  {
    ...usdc,
    base: 'BTC',
    tick: '0.01',
    step: '0.0001',
    maxAmount: '500',
    model: wander(94_212.5, 0.019),
    volume: 509,
    rate: 3.2,
  },
  {
    ...usdc,
    base: 'ETH',
    tick: '0.01',
    step: '0.0001',
    maxAmount: '10000',
    model: wander(3284.16, 0.024),
    volume: 8008,
    rate: 2.2,
  },
  {
    base: 'XCB',
    quote: 'CTN',
    tick: '0.0001',
    step: '0.01',
    minNotional: '5',
    maxAmount: '1000000',
    model: wander(6.4182, 0.021),
    volume: 1_284_512,
    rate: 1.4,
  },
  {
    ...usdc,
    base: 'SOL',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(182.47, 0.031),
    volume: 40_496,
    rate: 1.1,
  },
  {
    ...usdc,
    base: 'XCB',
    tick: '0.0001',
    step: '0.01',
    maxAmount: '1000000',
    model: { kind: 'cross', first: 'XCB-CTN', operation: 'times', second: 'CTN-USDC' },
    volume: 550_100,
    rate: 0.9,
  },
  {
    ...usdc,
    base: 'CTN',
    tick: '0.0001',
    step: '0.1',
    maxAmount: '5000000',
    model: wander(0.1478, 0.023),
    volume: 12_836_000,
    rate: 0.8,
  },
  {
    ...usdc,
    base: 'USDX',
    tick: '0.00001',
    step: '0.1',
    maxAmount: '5000000',
    model: { kind: 'peg', price: 0.9998, volatility: 0.00042 },
    volume: 1_076_680,
    rate: 0.6,
    fees: ['0', '0.0002'],
  },
  {
    ...usdc,
    base: 'LTC',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(96.38, 0.027),
    volume: 9608,
    rate: 0.5,
    status: 'Halted',
  },
  {
    base: 'ETH',
    quote: 'BTC',
    tick: '0.000001',
    step: '0.01',
    minNotional: '0.0001',
    maxAmount: '10000',
    model: { kind: 'cross', first: 'ETH-USDC', operation: 'over', second: 'BTC-USDC' },
    volume: 147.5,
    rate: 0.45,
  },
];

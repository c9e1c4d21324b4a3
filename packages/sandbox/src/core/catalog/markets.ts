// @where Sandbox: assets with decimals; markets with ticks, minimum orders and fees
import { type Instrument, type MarketStatus, orderTypes } from '@agio/api-client/contract';
import { feeTiersOf } from './fee-tiers.ts';

/** How a market's price moves when nobody but the market makers is there. */
export type PriceModel =
  /** Wanders around `price` (the price at the anchor time) with `volatility`, the usual size of a day's move. */
  | { kind: 'wander'; price: number; volatility: number }
  /** Stays near `price`, for two assets of the same value. */
  | { kind: 'peg'; price: number; volatility: number }
  /** The product or the quotient of two other markets, so that a round trip through three earns nothing. */
  | { kind: 'cross'; first: string; operation: 'times' | 'over'; second: string }
  /** Another market's price in a fiat currency. */
  | { kind: 'fiat'; of: string; currency: 'CHF' };

export interface MarketDefinition {
  instrument: Instrument;
  /** In which the market begins. */
  status: MarketStatus;
  model: PriceModel;
  /** Base asset traded on an ordinary day. */
  dailyVolume: number;
  /** Trades a second on an ordinary day. */
  tradesPerSecond: number;
}

interface Row {
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

/** What a US dollar is on the markets. */
export const dollar = 'USDC';

const usdc = { quote: dollar, minNotional: '1' } as const;
const chf = { quote: 'CHF', minNotional: '1' } as const;
const wander = (price: number, volatility: number): PriceModel => ({
  kind: 'wander',
  price,
  volatility,
});
const inFrancs = (of: string): PriceModel => ({ kind: 'fiat', of, currency: 'CHF' });

const crypto: readonly Row[] = [
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

const metals: readonly Row[] = [
  {
    ...usdc,
    base: 'XAUG',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(131.84, 0.0085),
    volume: 60_118,
    rate: 1.2,
  },
  {
    ...usdc,
    base: 'XAGO',
    tick: '0.001',
    step: '0.001',
    maxAmount: '1000000',
    model: wander(51.274, 0.0135),
    volume: 64_263,
    rate: 0.9,
  },
  {
    ...usdc,
    base: 'XPTG',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(49.62, 0.012),
    volume: 15_620,
    rate: 0.5,
  },
  {
    ...usdc,
    base: 'XPDG',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(44.07, 0.016),
    volume: 9856,
    rate: 0.45,
  },
  {
    ...chf,
    base: 'XAUG',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: inFrancs('XAUG-USDC'),
    volume: 27_644,
    rate: 0.6,
  },
  {
    ...usdc,
    base: 'COPR',
    tick: '0.001',
    step: '0.001',
    maxAmount: '1000000',
    model: wander(5.024, 0.011),
    volume: 407_400,
    rate: 0.5,
  },
  {
    ...chf,
    base: 'XPTG',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: inFrancs('XPTG-USDC'),
    volume: 15_193,
    rate: 0.4,
    status: 'Halted',
  },
  {
    base: 'XAUG',
    quote: 'BTC',
    tick: '0.000001',
    step: '0.01',
    minNotional: '0.0001',
    maxAmount: '100000',
    model: { kind: 'cross', first: 'XAUG-USDC', operation: 'over', second: 'BTC-USDC' },
    volume: 5570,
    rate: 0.35,
  },
  {
    ...chf,
    base: 'XPDG',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: inFrancs('XPDG-USDC'),
    volume: 2787,
    rate: 0.35,
    status: 'Paused',
  },
];

const environment: readonly Row[] = [
  {
    ...usdc,
    base: 'VCO2',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(142.35, 0.014),
    volume: 21_904,
    rate: 0.9,
    fees: ['0.001', '0.0014'],
  },
  {
    ...usdc,
    base: 'EUAX',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(84.12, 0.013),
    volume: 17_509,
    rate: 0.7,
  },
  {
    ...usdc,
    base: 'FRST',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: wander(18.46, 0.017),
    volume: 266_522,
    rate: 0.4,
  },
  {
    ...usdc,
    base: 'NGAS',
    tick: '0.001',
    step: '0.001',
    maxAmount: '1000000',
    model: wander(4.218, 0.029),
    volume: 216_731,
    rate: 0.5,
    status: 'Paused',
  },
  {
    ...usdc,
    base: 'WREC',
    tick: '0.01',
    step: '0.01',
    maxAmount: '1000000',
    model: wander(3.86, 0.018),
    volume: 39_257,
    rate: 0.4,
  },
  {
    ...usdc,
    base: 'SREC',
    tick: '0.01',
    step: '0.01',
    maxAmount: '100000',
    model: wander(41.3, 0.012),
    volume: 45_278,
    rate: 0.35,
  },
  {
    ...usdc,
    base: 'HREC',
    tick: '0.01',
    step: '0.01',
    maxAmount: '1000000',
    model: wander(2.74, 0.012),
    volume: 329_960,
    rate: 0.35,
  },
  {
    ...chf,
    base: 'VCO2',
    tick: '0.01',
    step: '0.001',
    maxAmount: '100000',
    model: inFrancs('VCO2-USDC'),
    volume: 5613,
    rate: 0.35,
    status: 'Halted',
  },
];

function define(row: Row, commodity: boolean): MarketDefinition {
  const [makerFee, takerFee] = row.fees ?? ['0.0008', '0.0012'];
  return {
    instrument: {
      id: `${row.base}-${row.quote}`,
      symbol: `${row.base}/${row.quote}`,
      baseAsset: row.base,
      quoteAsset: row.quote,
      marketType: commodity ? 'Commodity' : 'Cryptocurrency',
      status: row.status ?? 'Open',
      statusReason: null,
      statusSince: null,
      tickSize: row.tick,
      stepSize: row.step,
      minAmount: row.step,
      maxAmount: row.maxAmount,
      minNotional: row.minNotional,
      makerFee,
      takerFee,
      feeTiers: feeTiersOf({ makerFee, takerFee }),
      orderTypes: [...orderTypes],
      timesInForce: ['GTC', 'IOC', 'FOK'],
      postOnly: true,
    },
    status: row.status ?? 'Open',
    model: row.model,
    dailyVolume: row.volume,
    tradesPerSecond: row.rate,
  };
}

/** Every market of the sandbox. Prices, volumes and moves are of the size that the real ones have. */
export const markets: readonly MarketDefinition[] = [
  ...crypto.map((row) => define(row, false)),
  ...[...metals, ...environment].map((row) => define(row, true)),
];

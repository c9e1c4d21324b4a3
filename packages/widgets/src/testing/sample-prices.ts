import type { Instrument, Ticker, Trend } from '@agio/api-client';
import { xcbCtn } from './xcb-ctn.ts';

/** Returns a market such as `M1-USDC`, in steps of 0.01. */
export function marketOf(id: string, more: Partial<Instrument> = {}): Instrument {
  const [baseAsset = '', quoteAsset = ''] = id.split('-');
  const symbol = `${baseAsset}/${quoteAsset}`;
  return { ...xcbCtn, id, symbol, baseAsset, quoteAsset, tickSize: '0.01', ...more };
}

/** Returns a last price of 105, with a change of +6. */
export const tickerOf = (market: string, more: Partial<Ticker> = {}): Ticker => ({
  market,
  last: '105',
  bid: null,
  ask: null,
  change24h: '6',
  changePercent24h: '6',
  high24h: '110',
  low24h: '90',
  volume24h: '5',
  time: '2026-11-20T11:30:00.000Z',
  ...more,
});

/** Returns a day that ended at 100, with a change of +1. */
export const trendOf = (market: string, more: Partial<Trend> = {}): Trend => ({
  market,
  last: '100',
  change24h: '1',
  changePercent24h: '1',
  high24h: '110',
  low24h: '90',
  volume24h: '5',
  fiatPrice: '80',
  fiatVolume24h: '400',
  sparkline: ['99', '100'],
  ...more,
});

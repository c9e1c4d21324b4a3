import type { Candle } from '../../contract/core.ts';

/** A candle of one minute, counted from 11:00 UTC. */
export const candle = (minute: number, close = '1'): Candle => ({
  time: new Date(Date.UTC(2026, 10, 20, 11, minute)).toISOString(),
  open: '1',
  high: '1',
  low: '1',
  close,
  volume: '1',
});

/** So many candles, of which the first starts at a minute. */
export const candles = (start: number, count: number): Candle[] =>
  Array.from({ length: count }, (_, index) => candle(start + index));

import type { Candle } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { joinCandles } from './candles.ts';

const candle = (minute: number, close: string): Candle => ({
  time: new Date(Date.UTC(2026, 10, 20, 11, minute)).toISOString(),
  open: '1',
  high: '1',
  low: '1',
  close,
  volume: '1',
});
const history = [candle(0, '1'), candle(1, '2'), candle(2, '3')];

describe('history and live candles', () => {
  test('a live candle replaces the open one of the history', () => {
    const moved = candle(2, '9');
    expect(joinCandles(history, [moved])).toEqual([history[0], history[1], moved]);
  });

  test('a new candle follows, and what was settled stays the same objects', () => {
    const joined = joinCandles(history, [candle(2, '4'), candle(3, '5')]);
    expect(joined.map((each) => each.close)).toEqual(['1', '2', '4', '5']);
    expect(joined[0]).toBe(history[0]);
  });

  test('live candles alone are no history', () => {
    expect(joinCandles([], [candle(5, '1')])).toEqual([]);
  });

  test('without live candles the history is passed on as it is', () => {
    expect(joinCandles(history, [])).toBe(history);
  });
});

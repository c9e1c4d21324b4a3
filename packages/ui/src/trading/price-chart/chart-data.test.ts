import { describe, expect, test } from 'vitest';
import {
  changeOf,
  type ChartCandle,
  chartTime,
  indexOfTime,
  inOrder,
  withLast,
} from './chart-data.ts';

const candle = (minute: number, close = '1'): ChartCandle => ({
  time: new Date(Date.UTC(2026, 10, 20, 11, minute)).toISOString(),
  open: '1',
  high: '1',
  low: '1',
  close,
  volume: '1',
});
const [a, b, c] = [candle(0), candle(1), candle(2)] as const;

describe('parts that must be drawn again', () => {
  test('the same list is nothing to do', () => {
    const list = [a, b];
    expect(changeOf(list, list)).toBe('nothing');
  });

  test('a moved last candle, and one after it, are drawn on their own', () => {
    expect(changeOf([a, b], [a, candle(1, '2')])).toEqual({ older: 0, from: 1 });
    expect(changeOf([a, b], [a, b, c])).toEqual({ older: 0, from: 1 });
  });

  test('other objects with the same figures are the same candles', () => {
    expect(changeOf([a, b, c], [candle(0), candle(1), candle(2, '3')])).toEqual({
      older: 0,
      from: 2,
    });
  });

  test('older candles come before those that are drawn, also while the last one moves', () => {
    expect(changeOf([b, c], [a, b, c])).toEqual({ older: 1, from: 2 });
    expect(changeOf([b], [a, candle(1, '2'), c])).toEqual({ older: 1, from: 1 });
  });

  test('another market, a hole or a corrected candle is drawn anew', () => {
    expect(changeOf([], [a])).toBe('everything');
    expect(changeOf([a, b], [c, candle(3)])).toBe('everything');
    expect(changeOf([b, c], [a, b, candle(3)])).toBe('everything');
    expect(changeOf([a, b, c], [a, candle(1, '9'), c])).toBe('everything');
    expect(changeOf([a, b, c], [a, b])).toBe('everything');
  });
});

describe('candles as the chart wants them', () => {
  test('out of order and doubled candles are put right, the later one wins', () => {
    const corrected = candle(1, '5');
    expect(inOrder([c, a, b, corrected])).toEqual([a, corrected, c]);
  });

  test('a candle without a time is left out', () => {
    expect(inOrder([a, { ...b, time: 'soon' }, c])).toEqual([a, c]);
    expect(chartTime('soon')).toBeUndefined();
  });
});

test('a candle is found by its time, and nothing by a time between', () => {
  const list = [a, b, c];
  expect(list.map(({ time }) => indexOfTime(list, chartTime(time) ?? 0))).toEqual([0, 1, 2]);
  const first = chartTime(a.time) ?? 0;
  expect([first - 1, first + 1, first + 1000].map((time) => indexOfTime(list, time))).toEqual([
    -1, -1, -1,
  ]);
  expect(indexOfTime([], first)).toBe(-1);
});

describe('L9 the open candle ends at the last price', () => {
  test('its high and low go along, and settled candles stay the same objects', () => {
    const [first, ended] = withLast([a, b], '1.5');
    expect(first).toBe(a);
    expect(ended).toEqual({ ...b, close: '1.5', high: '1.5' });
    expect(withLast([a, b], '0.5').at(-1)).toEqual({ ...b, close: '0.5', low: '0.5' });
    expect(changeOf([a, b], withLast([a, b], '1.5'))).toEqual({ older: 0, from: 1 });
  });

  test('where it ends there, and without a price, the list is the same', () => {
    const list = [a, b];
    expect(withLast(list, '1')).toBe(list);
    expect(withLast(list, undefined)).toBe(list);
    expect(withLast(list, 'no price')).toBe(list);
    expect(withLast([], '1')).toEqual([]);
  });
});

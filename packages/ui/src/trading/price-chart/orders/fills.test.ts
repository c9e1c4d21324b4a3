import { expect, test } from 'vitest';
import type { ChartCandle } from '../chart-data.ts';
import { averageOf, type ChartFill, fillMarks } from './fills.ts';

const at = (minute: number, second = 0) =>
  new Date(Date.UTC(2026, 10, 20, 11, minute, second)).toISOString();
const candles = [0, 5, 10].map((minute): ChartCandle => ({
  time: at(minute),
  open: '1',
  high: '1',
  low: '1',
  close: '1',
  volume: '1',
}));
const fill = (more: Partial<ChartFill>): ChartFill => ({
  id: 'f',
  side: 'Buy',
  price: '6.4',
  amount: '10',
  time: at(5),
  ...more,
});

test('fills of one candle and side are one mark, with the exact amount and average', () => {
  const marks = fillMarks(
    [
      fill({ time: at(5), amount: '10.01', price: '6.4' }),
      fill({ time: at(9, 59), amount: '20.02', price: '6.4003' }),
      fill({ time: at(7), side: 'Sell', amount: '5' }),
      fill({ time: at(30) }),
    ],
    candles,
  );
  expect(
    marks.map((mark) => [
      mark.index,
      mark.side,
      mark.amount.toString(),
      averageOf(mark, 4)?.toString(),
    ]),
  ).toEqual([
    [1, 'Buy', '30.03', '6.4002'],
    [1, 'Sell', '5', '6.4'],
    [2, 'Buy', '10', '6.4'],
  ]);
});

test('a fill from before the first candle, or without a time, is left out', () => {
  expect(
    fillMarks([fill({ time: '2026-11-20T10:59:59Z' }), fill({ time: 'soon' })], candles),
  ).toEqual([]);
  expect(fillMarks([fill({})], [])).toEqual([]);
});

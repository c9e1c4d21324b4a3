import { expect, test } from 'vitest';
import { sampleCandles } from '../../testing/sample-market.ts';
import { Timeline } from './timeline.ts';

const candles = sampleCandles(10);
const line = new Timeline(candles);
const timeOf = (index: number) => candles[index]?.time ?? '';

test('a candle has its place, and a place its time, in either direction', () => {
  for (const index of [0, 1, 5, 9]) {
    expect(line.indexOf(timeOf(index))).toBe(index);
    expect(line.timeAt(index)).toBe(timeOf(index));
  }
});

test('time goes on before the first and after the newest candle, in their step', () => {
  const at = (index: number) => new Date(Date.parse(timeOf(0)) + index * 900_000).toISOString();
  for (const index of [-7, -1, 10, 25]) {
    expect(line.timeAt(index)).toBe(at(index));
    expect(line.indexOf(at(index))).toBe(index);
  }
});

test('a point of a shorter interval is between two candles', () => {
  const between = new Date(Date.parse(timeOf(3)) + 300_000).toISOString();
  expect(line.indexOf(between)).toBeCloseTo(3 + 1 / 3);
});

test('a gap in the candles is one step wide', () => {
  const gap = new Timeline(candles.toSpliced(4, 3));
  expect(gap.indexOf(timeOf(7))).toBe(4);
  expect(gap.timeAt(4)).toBe(timeOf(7));
  expect(gap.indexOf(timeOf(5))).toBe(3.5);
});

test('one candle and no candle give places too', () => {
  const one = new Timeline(candles.slice(0, 1));
  expect(one.indexOf(one.timeAt(3))).toBe(3);
  const no = new Timeline([]);
  expect(no.indexOf(no.timeAt(2))).toBeTypeOf('number');
});

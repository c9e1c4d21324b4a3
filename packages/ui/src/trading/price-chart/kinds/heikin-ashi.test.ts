import { expect, test } from 'vitest';
import { sampleCandles } from '../../testing/sample-market.ts';
import type { ChartCandle } from '../chart-data.ts';
import { HeikinAshi } from './heikin-ashi.ts';

const candle = (open: string, high: string, low: string, close: string): ChartCandle => ({
  time: '2026-11-20T11:30:00Z',
  open,
  high,
  low,
  close,
  volume: '1',
});

function averagesOf(candles: readonly ChartCandle[]) {
  const series = new HeikinAshi();
  series.compute(0, candles);
  return candles.map((_, index) => series.at(index));
}

test('the close is the mean of the four prices, the open the middle of the averaged candle before', () => {
  const [first, second] = averagesOf([
    candle('10', '14', '8', '12'),
    candle('12', '18', '11', '17'),
  ]);
  expect(first).toEqual({ open: 11, high: 14, low: 8, close: 11 });
  expect(second).toEqual({ open: 11, high: 18, low: 11, close: 14.5 });
});

test('the range holds the averaged body, even where no trade was so high or low', () => {
  const [, second] = averagesOf([candle('10', '10', '10', '10'), candle('20', '22', '19', '21')]);
  expect(second).toEqual({ open: 10, high: 22, low: 10, close: 20.5 });
});

test('an averaged candle depends on no later one, and one that moves often is as one that came at once', () => {
  const candles = sampleCandles(60);
  const whole = averagesOf(candles);
  expect(averagesOf(candles.slice(0, 40))).toEqual(whole.slice(0, 40));
  const series = new HeikinAshi();
  for (const [index, last] of candles.entries()) {
    for (const close of ['1', '9', last.close])
      series.compute(index, [...candles.slice(0, index), { ...last, close }]);
  }
  expect(candles.map((_, index) => series.at(index))).toEqual(whole);
});

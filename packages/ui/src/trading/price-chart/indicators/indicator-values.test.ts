import { describe, expect, test } from 'vitest';
import { IndicatorSeries, indicatorTable, lacksStart } from './indicator-table.ts';
import { type ChartIndicator, indicatorTypes } from './indicators.ts';
import type { PlottedCandles } from './math/rules.ts';

const day = 86_400;
/** A Monday. */
const monday = Date.UTC(2026, 10, 16) / 1000;

const candlesOf = (
  close: readonly number[],
  more: Partial<PlottedCandles> = {},
): PlottedCandles => ({
  time: close.map((_, index) => monday + index * 3600),
  open: close,
  high: close,
  low: close,
  close,
  volume: close.map(() => 1),
  ...more,
});

function valuesOf(indicator: ChartIndicator, candles: PlottedCandles) {
  const series = new IndicatorSeries(indicator, candles);
  series.compute(0, candles.close.length);
  return series.values;
}

/** The closing prices of Wilder's example as StockCharts has it, with its relative strengths over 14. */
const wilder = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
  46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439,
];
const strengths = [70.53, 66.32, 66.55, 69.41, 66.36, 57.97];

describe('the values of the field', () => {
  test('a simple average begins when there are enough candles', () => {
    const { average } = valuesOf({ type: 'sma', settings: [3] }, candlesOf([1, 2, 3, 4, 8]));
    expect(average).toEqual([undefined, undefined, 2, 3, 5]);
  });

  test('an exponential one begins with the simple one and weighs the newest by 2 / (length + 1)', () => {
    const { average } = valuesOf({ type: 'ema', settings: [3] }, candlesOf([1, 2, 3, 6, 2]));
    expect(average).toEqual([undefined, undefined, 2, 4, 3]);
  });

  test('Bollinger bands are so many deviations of all values around the average', () => {
    const candles = candlesOf([2, 4, 4, 4, 5, 5, 7, 9]);
    const { middle, upper, lower } = valuesOf({ type: 'bollinger', settings: [8, 2] }, candles);
    expect([lower, middle, upper].map((line) => line?.at(-1))).toEqual([1, 5, 9]);
    expect(upper?.[6]).toBeUndefined();
  });

  test('relative strength is Wilder’s', () => {
    const { strength } = valuesOf({ type: 'rsi', settings: [14] }, candlesOf(wilder));
    expect(strength?.slice(0, 14).every((value) => value === undefined)).toBe(true);
    for (const [index, published] of strengths.entries())
      expect(strength?.[14 + index]).toBeCloseTo(published, 1);
  });

  test('a price that only rises has all the strength, one that stands has half', () => {
    expect(valuesOf({ type: 'rsi', settings: [2] }, candlesOf([1, 2, 3])).strength).toEqual([
      undefined,
      undefined,
      100,
    ]);
    expect(valuesOf({ type: 'rsi', settings: [2] }, candlesOf([1, 1, 1])).strength?.[2]).toBe(50);
  });

  test('MACD is the gap of two exponential averages, its signal the exponential average of that', () => {
    const close = Array.from({ length: 12 }, (_, index) => (index + 1) ** 2);
    const candles = candlesOf(close);
    const { difference, signal, histogram } = valuesOf(
      { type: 'macd', settings: [2, 4, 3] },
      candles,
    );
    const fast = valuesOf({ type: 'ema', settings: [2] }, candles)['average'];
    const slow = valuesOf({ type: 'ema', settings: [4] }, candles)['average'];
    expect(difference?.[2]).toBeUndefined();
    expect(difference?.[11]).toBeCloseTo((fast?.[11] ?? 0) - (slow?.[11] ?? 0), 10);
    const begin = ((difference?.[3] ?? 0) + (difference?.[4] ?? 0) + (difference?.[5] ?? 0)) / 3;
    expect(signal?.[4]).toBeUndefined();
    expect(signal?.[5]).toBeCloseTo(begin, 10);
    expect(signal?.[6]).toBeCloseTo((begin + (difference?.[6] ?? 0)) / 2, 10);
    expect(histogram?.[6]).toBeCloseTo((difference?.[6] ?? 0) - (signal?.[6] ?? 0), 10);
  });
});

describe('the volume-weighted average price', () => {
  const vwap: ChartIndicator = { type: 'vwap', settings: [1] };

  test('weighs the mean of high, low and close, and starts again each day', () => {
    const candles = candlesOf([10, 20, 30], {
      time: [monday, monday + 3600, monday + day],
      high: [12, 20, 33],
      low: [8, 20, 27],
      volume: [1, 3, 2],
    });
    expect(valuesOf(vwap, candles)['average']).toEqual([10, 17.5, 30]);
  });

  test('starts again on Mondays with the week', () => {
    const candles = candlesOf([10, 20, 30], {
      time: [monday, monday + 6 * day, monday + 7 * day],
      volume: [1, 1, 1],
    });
    expect(valuesOf({ type: 'vwap', settings: [7] }, candles)['average']).toEqual([10, 15, 30]);
  });

  test('says nothing of a day whose start is not there, and asks for it', () => {
    const candles = candlesOf([10, 20, 30], { time: [monday + 3600, monday + 7200, monday + day] });
    expect(valuesOf(vwap, candles)['average']).toEqual([undefined, undefined, 30]);
    expect(lacksStart(vwap, monday + 3600, monday + 7200)).toBe(true);
    expect(lacksStart(vwap, monday, monday + 7200)).toBe(false);
    expect(lacksStart({ type: 'sma', settings: [20] }, monday + 3600, monday + 7200)).toBe(false);
  });

  test('has no value while nothing is traded', () => {
    const candles = candlesOf([10, 20], { volume: [0, 4] });
    expect(valuesOf(vwap, candles)['average']).toEqual([undefined, 20]);
  });
});

/** Candles that rise and fall, with gaps between them and another range each. */
const lively = (count: number): PlottedCandles => {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const close = numbers.map((at) => 100 + 10 * Math.sin(at / 7) + 4 * Math.sin(at / 3));
  return candlesOf(close, {
    high: close.map((each, at) => each + 1 + Math.abs(Math.sin(at))),
    low: close.map((each, at) => each - 1 - Math.abs(Math.cos(at))),
    volume: numbers.map((at) => 100 + at),
  });
};

const cut = (candles: PlottedCandles, count: number) =>
  Object.fromEntries(
    Object.entries(candles).map(([name, list]: [string, readonly number[]]) => [
      name,
      list.slice(0, count),
    ]),
  ) as unknown as PlottedCandles;

describe.each(indicatorTypes.filter((type) => indicatorTable[type].make))('%s', (type) => {
  const indicator: ChartIndicator = { type, settings: [] };
  const candles = lively(120);
  const whole = valuesOf(indicator, candles);

  test('has values, and each depends on no later candle', () => {
    for (const { name } of indicatorTable[type].lines) expect(whole[name]).toHaveLength(120);
    expect(
      Object.values(whole)
        .flat()
        .some((value) => value !== undefined),
    ).toBe(true);
    for (const count of [1, 30, 77]) {
      const before = valuesOf(indicator, cut(candles, count));
      for (const [line, values] of Object.entries(before))
        expect(values).toEqual(whole[line]?.slice(0, count));
    }
  });

  test('a live candle that moves often leaves the values of one that came at once', () => {
    const grown = { time: [], open: [], high: [], low: [], close: [], volume: [] } as {
      -readonly [Key in keyof PlottedCandles]: number[];
    };
    const series = new IndicatorSeries(indicator, grown);
    const names = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;
    for (const index of candles.time.keys()) {
      for (const passing of [9, -7, 0]) {
        for (const name of names) {
          const moved = name === 'time' || name === 'volume' ? 0 : passing;
          grown[name][index] = (candles[name][index] ?? 0) + moved;
        }
        series.compute(index, index + 1);
      }
    }
    expect(series.values).toEqual(whole);
  });
});

import { describe, expect, test } from 'vitest';
import { IndicatorSeries } from '../indicator-table.ts';
import type { ChartIndicator } from '../indicators.ts';
import { volumeProfile } from './profile.ts';
import type { PlottedCandles } from './rules.ts';

/** The thirty days of QQQQ in the lessons of StockCharts: high, low, close. */
const days =
  `48.70 47.79 48.16,48.72 48.14 48.61,48.90 48.39 48.75,48.87 48.37 48.63,48.82 48.24 48.74,49.05 48.64 49.03,49.20 48.94 49.07,49.35 48.86 49.32,49.92 49.50 49.91,50.19 49.87 50.13,50.12 49.20 49.53,49.66 48.90 49.50,49.88 49.43 49.75,50.19 49.73 50.03,50.36 49.26 50.31,50.57 50.09 50.52,50.65 50.30 50.41,50.43 49.21 49.34,49.63 48.98 49.37,50.33 49.61 50.23,50.29 49.20 49.24,50.17 49.43 49.93,49.32 48.08 48.43,48.50 47.64 48.18,48.32 41.55 46.57,46.80 44.28 45.41,47.80 47.31 47.77,48.39 47.20 47.72,48.66 47.90 48.62,48.79 47.73 47.85`
    .split(',')
    .map((day) => day.split(' ').map(Number));

const day = 86_400;
/** A Monday. */
const monday = Date.UTC(2026, 10, 16) / 1000;

function candlesOf(
  rows: readonly (readonly (number | undefined)[])[],
  more: Partial<PlottedCandles> = {},
): PlottedCandles {
  const column = (at: number) => rows.map((row) => row[at] ?? 0);
  return {
    time: rows.map((_, index) => monday + index * 3600),
    open: column(2),
    high: column(0),
    low: column(1),
    close: column(2),
    volume: rows.map((_, index) => 100 + index * 7),
    ...more,
  };
}

function valuesOf(type: ChartIndicator['type'], settings: number[], candles: PlottedCandles) {
  const series = new IndicatorSeries({ type, settings }, candles);
  series.compute(0, candles.close.length);
  return (line: string) => series.values[line] ?? [];
}

const expectClose = (found: readonly (number | undefined)[], published: number[], digits = 2) => {
  expect(found).toHaveLength(published.length);
  for (const [index, value] of published.entries()) expect(found[index]).toBeCloseTo(value, digits);
};

describe('values that are published', () => {
  test('average true range over 14 days, as StockCharts has it', () => {
    const average = valuesOf('atr', [14], candlesOf(days))('average');
    expect(average[12]).toBeUndefined();
    const published = [
      0.55, 0.59, 0.59, 0.57, 0.61, 0.62, 0.64, 0.67, 0.69, 0.77, 0.78, 1.21, 1.3, 1.38, 1.37, 1.34,
      1.32,
    ];
    expect(average.slice(13).map((value) => Math.round((value ?? 0) * 100) / 100)).toEqual(
      published,
    );
  });

  test('stochastic, on-balance volume and Ichimoku, as indicatorts has them', () => {
    const candles = candlesOf(days);
    const stochastic = valuesOf('stochastic', [5, 1, 3], candles);
    expect(stochastic('place')[3]).toBeUndefined();
    expectClose(stochastic('place').slice(-4), [80.05148, 88.776978, 99.437412, 79.157428], 5);
    expectClose(stochastic('signal').slice(-3), [71.202679, 89.421957, 89.12394], 5);
    expectClose(valuesOf('obv', [], candles)('balance').slice(0, 6), [0, 107, 221, 100, 228, 363]);
    expect(valuesOf('obv', [], candles)('balance').at(-1)).toBe(367);
    const ichimoku = valuesOf('ichimoku', [3, 5, 10], candles);
    expectClose(ichimoku('conversion').slice(-3), [46.335, 47.93, 47.995], 6);
    expectClose(ichimoku('base').slice(-3), [45.025, 45.105, 46.535], 6);
    expectClose(ichimoku('spanA').slice(-1), [(47.995 + 46.535) / 2], 6);
    expectClose(ichimoku('spanB').slice(-3), [45.94, 45.94, 45.92], 6);
    expect(ichimoku('lagging')).toEqual(candles.close);
  });

  const waves = candlesOf(
    Array.from({ length: 240 }, (_, at) => {
      const close = 100 + 10 * Math.sin(at / 7) + 4 * Math.sin(at / 3);
      return [close + 1 + Math.abs(Math.sin(at)), close - 1 - Math.abs(Math.cos(at)), close];
    }),
  );

  test('Supertrend, as trading-signals has it', () => {
    const line = valuesOf('supertrend', [10, 3], waves);
    expect(line('down')[9]).toBeDefined();
    expectClose(line('up').slice(60, 62), [101.424389, 101.424389], 5);
    expect(line('down').slice(60, 62)).toEqual([undefined, undefined]);
    expectClose(line('up').slice(-3, -2), [104.08858], 5);
    expectClose(line('down').slice(-2), [113.056265, 110.818033], 5);
  });

  test('Keltner channels and ADX, as trading-signals has them once their beginnings have faded', () => {
    const channels = valuesOf('keltner', [20, 2, 10], waves);
    expect(channels('upper')[18]).toBeUndefined();
    expectClose(channels('upper').slice(-1), [112.705552], 4);
    expectClose(channels('middle').slice(-1), [105.526265], 4);
    expectClose(channels('lower').slice(-1), [98.346979], 4);
    const index = valuesOf('adx', [14, 14], waves);
    expectClose(index('strength').slice(-2), [33.977948, 33.208147], 3);
    expectClose(index('plus').slice(-1), [16.67482], 3);
    expectClose(index('minus').slice(-1), [26.749604], 3);
  });
});

test('ADX begins after both of its averages; a steady rise is all strength', () => {
  const rise = candlesOf(Array.from({ length: 12 }, (_, at) => [at + 2, at, at + 1]));
  const line = valuesOf('adx', [3, 3], rise);
  expect(line('plus').findIndex((value) => value !== undefined)).toBe(3);
  expect(line('strength').findIndex((value) => value !== undefined)).toBe(5);
  expect(line('strength').at(-1)).toBe(100);
  expect(line('minus').at(-1)).toBe(0);
});

test('a price that does not move has no direction, and is in the middle of its range', () => {
  const flat = candlesOf(Array.from({ length: 40 }, () => [5, 5, 5]));
  expect(valuesOf('adx', [3, 3], flat)('strength').at(-1)).toBe(0);
  expect(valuesOf('stochastic', [5, 1, 3], flat)('place').at(-1)).toBe(50);
  expect(valuesOf('atr', [5], flat)('average').at(-1)).toBe(0);
});

describe('pivot points', () => {
  const rows = [
    [12, 8, 10],
    [14, 9, 13],
    [11, 10, 11],
    [20, 10, 18],
  ];
  const time = [monday, monday + 3600, monday + day, monday + 2 * day];

  test('come from the extremes and the close of the day before, by the formulas of the floor', () => {
    const line = valuesOf('pivots', [1, 3], candlesOf(rows, { time }));
    expect(line('pivot').slice(0, 2)).toEqual([undefined, undefined]);
    const pivot = (14 + 8 + 13) / 3;
    expectClose(line('pivot').slice(2), [pivot, (11 + 10 + 11) / 3], 10);
    expect(line('r1')[2]).toBeCloseTo(2 * pivot - 8, 10);
    expect(line('s1')[2]).toBeCloseTo(2 * pivot - 14, 10);
    expect(line('r2')[2]).toBeCloseTo(pivot + 6, 10);
    expect(line('s2')[2]).toBeCloseTo(pivot - 6, 10);
    expect(line('r3')[2]).toBeCloseTo(14 + 2 * (pivot - 8), 10);
    expect(line('s3')[2]).toBeCloseTo(8 - 2 * (14 - pivot), 10);
  });

  test('have as many levels as are wanted, and none from a day whose start is not there', () => {
    const few = valuesOf('pivots', [1, 1], candlesOf(rows, { time }));
    expect([few('r1')[2], few('r2')[2]]).toEqual([expect.any(Number), undefined]);
    const late = valuesOf(
      'pivots',
      [1, 3],
      candlesOf(rows, { time: [monday + 60, ...time.slice(1)] }),
    );
    expect(late('pivot').slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(late('pivot')[3]).toBeCloseTo((11 + 10 + 11) / 3, 10);
  });
});

describe('the volume profile', () => {
  const candles = candlesOf(
    [
      [4, 0, 3],
      [2, 1, 1],
      [2, 2, 2],
    ],
    { open: [1, 2, 2], volume: [40, 10, 6] },
  );

  test('spreads the volume of a candle over its range, rising and falling apart', () => {
    const { rows, control } = volumeProfile(candles, 0, 2, 4, 70) ?? {};
    expect(rows?.map(({ up, down }) => [up, down])).toEqual([
      [10, 0],
      [10, 10],
      [16, 0],
      [10, 0],
    ]);
    expect(control).toBe(1.5);
  });

  test('the value area grows from the row with the most by its larger neighbours', () => {
    expect(volumeProfile(candles, 0, 2, 4, 60)).toMatchObject({ low: 1, high: 3 });
    expect(volumeProfile(candles, 0, 2, 4, 100)).toMatchObject({ low: 0, high: 4 });
  });

  test('keeps all of the volume, and is of these candles alone', () => {
    const sum = volumeProfile(candles, 0, 2, 7, 70)?.rows.reduce(
      (before, { up, down }) => before + up + down,
      0,
    );
    expect(sum).toBeCloseTo(56, 10);
    expect(volumeProfile(candles, 2, 2, 5, 70)).toMatchObject({ low: 2, high: 2 });
    expect(volumeProfile(candles, 2, 1, 5, 70)).toBeUndefined();
  });
});

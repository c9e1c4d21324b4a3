import { expect, test } from 'vitest';
import {
  drawnIndicators,
  indicatorKey,
  indicatorTable,
  isInRange,
  maxIndicators,
  settingsOf,
} from './indicator-table.ts';
import { type ChartIndicator, indicatorTypes } from './indicators.ts';

test('a parameter that is missing or out of range becomes the usual value', () => {
  expect(settingsOf({ type: 'macd', settings: [5, 1000] })).toEqual([5, 26, 9]);
  expect(settingsOf({ type: 'sma', settings: [2.5] })).toEqual([20]);
  expect(settingsOf({ type: 'vwap', settings: [3] })).toEqual([1]);
});

test('indicators that draw the same are drawn once, and not more than there is room for', () => {
  const same = [
    { type: 'sma', settings: [20] },
    { type: 'sma', settings: [] },
    { type: 'ema', settings: [20] },
  ] as const;
  expect(drawnIndicators(same).map(indicatorKey)).toEqual(['sma 20', 'ema 20']);
  const many = Array.from(
    { length: 12 },
    (_, index) => ({ type: 'sma', settings: [index + 5] }) as const,
  );
  expect(drawnIndicators(many)).toHaveLength(maxIndicators);
});

test('an indicator of another version is left out', () => {
  const stars = { type: 'stars', settings: [] } as unknown as ChartIndicator;
  expect(drawnIndicators([stars, { type: 'atr', settings: [] }]).map(indicatorKey)).toEqual([
    'atr 14',
  ]);
});

test.each(indicatorTypes)('the usual values of %s are in their ranges', (type) => {
  for (const parameter of indicatorTable[type].parameters)
    expect(isInRange(parameter.usual, parameter)).toBe(true);
});

import type { PortfolioHistory, PortfolioOverview } from '@agio/api-client';
import { expect, test } from 'vitest';
import { directionOf, pointsUpToNow } from './value-points.ts';

const history: PortfolioHistory = {
  currency: 'CHF',
  range: '1M',
  resolution: '4h',
  points: [
    { time: '2026-11-20T08:00:00.000Z', value: '100' },
    { time: '2026-11-20T11:30:00.000Z', value: '110' },
  ],
  flows: [],
};
const overview = { currency: 'CHF', totalValue: '150' } as PortfolioOverview;

test('the last point is what the portfolio is worth now', () => {
  expect(pointsUpToNow(history, overview).map(({ value }) => value)).toEqual(['100', '150']);
});

test('a total of another currency, while a new one loads, changes no point', () => {
  expect(pointsUpToNow(history, { ...overview, currency: 'USD' })).toBe(history.points);
  expect(pointsUpToNow(undefined, overview)).toEqual([]);
  expect(pointsUpToNow({ ...history, points: [] }, overview)).toEqual([]);
});

test('only what is sent and sold goes out', () => {
  expect((['Deposit', 'Buy', 'Reward', 'Opening'] as const).map(directionOf)).toEqual(
    Array.from({ length: 4 }, () => 'in'),
  );
  expect((['Withdrawal', 'Sell'] as const).map(directionOf)).toEqual(['out', 'out']);
});

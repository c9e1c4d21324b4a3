import { expect, test } from 'vitest';
import { distanceTo } from './market-distance.tsx';

test.each([
  ['6.3', '6', '5'],
  ['5.7', '6', '-5'],
  ['6', '6', '0'],
  ['1', '3', '-66.67'],
  [null, '6', undefined],
  ['6', undefined, undefined],
  ['6', '0', undefined],
])('M9 from a market at %2$s a price of %1$s is %3$s percent away', (price, last, percent) => {
  expect(distanceTo(price, last)?.toString()).toBe(percent);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

describe('the line of a sparkline', () => {
  test('runs from the start edge to the end edge, the highest value at the top', () => {
    expect(sparklinePath([1, 3, 2], 100, 20)).toBe('M2 18L50 2L98 10');
  });
  test('is flat in the middle when nothing moved or only one value is known', () => {
    expect(sparklinePath([5, 5], 100, 20)).toBe('M2 10L98 10');
    expect(sparklinePath([5], 100, 20)).toBe('M2 10L98 10');
  });
  test('is nothing without values', () => {
    expect(sparklinePath([], 100, 20)).toBe('');
  });
  test('never leaves its box', () => {
    const values = fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, (points) => {
        const numbers =
          sparklinePath(points, 96, 28)
            .match(/-?[\d.]+/g)
            ?.map(Number) ?? [];
        for (const [index, value] of numbers.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(index % 2 === 0 ? 96 : 28);
        }
      }),
    );
  });
});

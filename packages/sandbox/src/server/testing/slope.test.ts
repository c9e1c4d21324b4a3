import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

const points = (of: (x: number) => number) =>
  Array.from({ length: 41 }, (_, x) => ({ x, y: of(x) }));

test('a straight line has its slope and no noise', () => {
  const { slope, noise } = slopeOf(points((x) => 7 - 0.25 * x));
  expect(slope).toBeCloseTo(-0.25, 12);
  expect(noise).toBeCloseTo(0, 12);
});

test('a series that goes up and down without end has no slope beyond its noise; a rise in it is seen', () => {
  const saw = (x: number) => (x % 4) - 1.5;
  const still = slopeOf(points(saw));
  expect(Math.abs(still.slope)).toBeLessThan(2 * still.noise);
  const rising = slopeOf(points((x) => saw(x) + 0.2 * x));
  expect(rising.slope - 2 * rising.noise).toBeGreaterThan(0.1);
});

test('two points say nothing', () => {
  expect(
    slopeOf([
      { x: 0, y: 0 },
      { x: 1, y: 9 },
    ]).noise,
  ).toBe(Infinity);
});

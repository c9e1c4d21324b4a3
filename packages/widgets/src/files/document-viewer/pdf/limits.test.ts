import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageScale, sideFor, typedPage } from './limits.ts';

test('S45 a page of any extent is drawn with the requested px of its longer side, and no more', () => {
  const points = fc.double({ min: 0.01, max: 14_400, noNaN: true });
  fc.assert(
    fc.property(points, points, (width, height) => {
      const scale = pageScale(width, height, 4096) ?? Number.NaN;
      expect(Math.max(width, height) * scale).toBeCloseTo(4096, 3);
    }),
  );
});

test.each([
  [0, 842],
  [595, 0],
  [-595, 842],
  [Number.NaN, 842],
  [Number.POSITIVE_INFINITY, 842],
])('S45 a page of %d × %d points has no extent to be drawn', (width, height) => {
  expect(pageScale(width, height, 1024)).toBeUndefined();
});

test.each([
  [1, 512],
  [513, 1024],
  [1024, 1024],
  [1025, 2048],
  [4096, 4096],
  [90_000, 4096],
])('a page shown with %d px is drawn with %d', (px, side) => {
  expect(sideFor(px)).toBe(side);
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', undefined],
  ['13', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['99999999999', undefined],
])('in a document of twelve pages, %j leads to %s', (text, page) => {
  expect(typedPage(text, 12)).toBe(page);
});

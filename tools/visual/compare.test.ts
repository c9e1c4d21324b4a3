import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from './compare.ts';

/** A dark sheet with a light square on it. */
function sheet(width: number, height: number, left: number) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLight = x >= left && x < left + 10 && y >= 5 && y < 15;
      png.data.fill(isLight ? 230 : 20, (y * width + x) * 4, (y * width + x) * 4 + 3);
      png.data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return PNG.sync.write(png);
}

test('the same picture does not differ', () => {
  expect(differenceOf(sheet(60, 20, 5), sheet(60, 20, 5))).toBeUndefined();
});

test('a shape that moved by four pixels differs by its two edges', () => {
  expect(differenceOf(sheet(60, 20, 5), sheet(60, 20, 9))?.pixels).toBe(2 * 4 * 10);
});

test('a larger picture differs even where nothing else did', () => {
  const difference = differenceOf(sheet(60, 20, 5), sheet(60, 24, 5));
  expect(difference).toMatchObject({ before: { height: 20 }, after: { height: 24 } });
  expect(difference?.pixels).toBeGreaterThan(0);
});

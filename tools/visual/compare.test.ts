import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf, packed } from './compare.ts';

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

test('the same picture, packed or not, does not differ', () => {
  const one = sheet(60, 20, 5);
  expect(differenceOf(packed(one), one)).toBeUndefined();
});

test('what moved by four pixels differs by its two edges', () => {
  expect(differenceOf(sheet(60, 20, 5), sheet(60, 20, 9))?.pixels).toBe(2 * 4 * 10);
});

test('a larger picture differs even where nothing else did', () => {
  const difference = differenceOf(sheet(60, 20, 5), sheet(60, 24, 5));
  expect(difference).toMatchObject({ before: { height: 20 }, after: { height: 24 } });
  expect(difference?.pixels).toBeGreaterThan(0);
});

/** More colours than a byte can name: a gradient in two directions, with two surfaces that fill most of it. */
function colourful() {
  const png = new PNG({ width: 200, height: 200 });
  for (let y = 0; y < 200; y += 1) {
    for (let x = 0; x < 200; x += 1) {
      const colour = y < 100 ? [x < 100 ? 11 : 243, 13, 18] : [x / 2, 60 + (y % 40), 90];
      png.data.set([...colour, 255], (y * 200 + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

test('what is on file has at most 256 colours, its surfaces to the bit, and does not differ from what was seen', () => {
  const seen = colourful();
  const { data } = PNG.sync.read(packed(seen));
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4) colours.add(data.readUIntLE(at, 3));
  expect(colours.size).toBeLessThanOrEqual(256);
  expect([...data.subarray(0, 3)]).toStrictEqual([11, 13, 18]);
  expect([...data.subarray(150 * 4, 150 * 4 + 3)]).toStrictEqual([243, 13, 18]);
  expect(differenceOf(packed(seen), seen)).toBeUndefined();
});

test('a picture of too many colours is kept as it is', () => {
  const png = new PNG({ width: 128, height: 128 });
  for (let i = 0; i < 128 * 128; i += 1)
    png.data.set([(i % 128) * 2, Math.floor(i / 128) * 2, (i * 7) % 256, 255], i * 4);
  expect(PNG.sync.read(packed(PNG.sync.write(png))).data.equals(png.data)).toBe(true);
});

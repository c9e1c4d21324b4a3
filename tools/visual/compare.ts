// @where Tools: difference from which two pictures are not equal
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference between two pictures. */
export interface Difference {
  /** Pixels that a reader could tell apart; where one picture is larger, all of its surplus. */
  pixels: number;
  before: Size;
  after: Size;
  /** A picture of the difference: what is equal, pale; what is not, red. */
  png: Buffer;
}

interface Size {
  width: number;
  height: number;
}

/** Undefined when they are equal: every pixel, or to the eye (pixelmatch, threshold 0.1, no pixel let through). */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width === now.width && old.data.equals(now.data)) return undefined;
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(old, width, height),
    onSheet(now, width, height),
    diff.data,
    width,
    height,
    { threshold: 0.1 },
  );
  const sameSize = old.width === now.width && old.height === now.height;
  if (pixels === 0 && sameSize) return undefined;
  return {
    pixels: Math.max(pixels, sameSize ? 0 : 1),
    before: { width: old.width, height: old.height },
    after: { width: now.width, height: now.height },
    png: PNG.sync.write(diff),
  };
}

/** The picture in the top left corner of a transparent one of this size. */
function onSheet(png: PNG, width: number, height: number): Buffer {
  if (png.width === width && png.height === height) return png.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet.data;
}

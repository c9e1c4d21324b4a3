import { crc32, deflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';

/** Colours that a byte can name. */
const most = 256;
/** The most frequent colours, which are kept to the bit: every surface, line and the body of every letter. */
const exact = 128;

/** How far colours are rounded at most, of 255 levels: half of it is what they are off, far under what is seen. */
const coarsest = 16;

/**
 * The picture as a PNG of at most 256 colours, in less than half of the bytes; undefined when it has too many. What most
 * pictures have of more colours are the edges of letters and curves: those are rounded, by the smallest step that makes
 * the colours few enough.
 */
export function palettePng({ width, height, data }: PNG): Buffer | undefined {
  const pixels = new Uint32Array(width * height); // 0x00BBGGRR: pictures of a page are opaque
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = data.readUIntLE(i * 4, 3);
  const fewer = fewerColours(pixels);
  if (fewer === undefined) return undefined;
  const { palette, indexOf } = fewer;

  const rows = Buffer.alloc(height * (width + 1)); // each begins with 0: no filter
  for (let y = 0, at = 0; y < height; y += 1) {
    at += 1;
    for (let x = 0; x < width; x += 1, at += 1)
      rows[at] = indexOf.get(pixels[y * width + x] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, indexed colour, deflate, no filter, not interlaced
  const colours = Buffer.alloc(palette.length * 3);
  for (const [i, colour] of palette.entries()) colours.writeUIntLE(colour, i * 3, 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function fewerColours(
  pixels: Uint32Array,
): { palette: number[]; indexOf: Map<number, number> } | undefined {
  const count = new Map<number, number>();
  for (const colour of pixels) count.set(colour, (count.get(colour) ?? 0) + 1);
  const colours = [...count]
    .toSorted(([a, often], [b, oftener]) => oftener - often || a - b)
    .map(([colour]) => colour);
  for (let step = 1; step <= coarsest; step *= 2) {
    const places = new Map<number, number>();
    const indexOf = new Map<number, number>();
    for (const [i, colour] of colours.entries()) {
      const kept = i < exact ? colour : rounded(colour, step);
      if (!places.has(kept)) places.set(kept, places.size);
      indexOf.set(colour, places.get(kept) ?? 0);
    }
    if (places.size <= most) return { palette: [...places.keys()], indexOf };
  }
  return undefined;
}

function rounded(colour: number, step: number): number {
  const channel = (shift: number) =>
    Math.min(255, Math.round(((colour >> shift) & 255) / step) * step) << shift;
  return channel(0) | channel(8) | channel(16);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

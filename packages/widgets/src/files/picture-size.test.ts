import { expect, test } from 'vitest';
import { picturePixels } from './picture-size.ts';

const bytes = (hex: string) =>
  Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

test.each([
  ['a PNG', '89504e470d0a1a0a 0000000d49484452 00007530 00007530 08', 900_000_000],
  ['a GIF', '474946383961 4001 c800 800000 000000ffffff 2c 00000000 4001 c800 00', 64_000],
  [
    'a GIF whose frame is larger than its screen',
    '474946383961 0100 0100 000000 21f904 00000000 00 21fe 02 6869 00 2c 01000000 ffff ffff 00',
    65_536 * 65_535,
  ],
  [
    'a JPEG with a byte to fill',
    'ffd8 ff ffe00009 00000000000000 ffc00011 08 0bb8 0fa0 03',
    12_000_000,
  ],
  ['a JPEG', 'ffd8 ffe00010 4a46494600010100000100010000 ffc00011 08 0bb8 0fa0 03', 12_000_000],
])('the size of %s is read from its head, without decoding it', (_, hex, pixels) => {
  expect(picturePixels(bytes(hex))).toBe(pixels);
});

test.each([
  '',
  '255044462d',
  'ffd8ffe0',
  '89504e470d0a1a0a',
  'ffd8 ffdb 0003 00 00 0000000000',
  // Behind a marker without a length a decoder may find another frame.
  'ffd8 ffd0 0009 00000000000000 ffc00011 08 0001 0001 03 000000',
  // A frame too far away.
  '474946383961 0100 0100 000000 21fe 02 6869',
])('a file that has no head of a picture has no size: %j', (hex) => {
  expect(picturePixels(bytes(hex))).toBeUndefined();
});

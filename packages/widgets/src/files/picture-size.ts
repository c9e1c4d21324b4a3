/**
 * Width times height of a picture, from its head, as a decoder takes it; undefined for what is no JPEG, PNG or GIF, and
 * for a head that decoders may read in different ways.
 */
export function picturePixels(head: Uint8Array<ArrayBuffer>): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, '\u0089PNG\r\n\u001a\n') && head.length >= 24)
    return view.getUint32(16) * view.getUint32(20);
  if (startsWith(head, 'GIF8') && head.length >= 13) return gifPixels(view);
  return startsWith(head, '\u00ff\u00d8') ? jpegPixels(view) : undefined;
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Bytes of a table of colours, by the flags that announce it. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the pixels of the screen, which a decoder widens until the first frame fits (GIF89a, 18 and 20). */
function gifPixels(view: DataView): number | undefined {
  let at = 13 + tableBytes(view.getUint8(10));
  // Extensions before it: their label, and blocks up to an empty one.
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0x21) {
    at += 2;
    while (at < view.byteLength && view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  if (at + 10 > view.byteLength || view.getUint8(at) !== 0x2c) return undefined;
  const side = (screen: number, offset: number, length: number) =>
    Math.max(
      view.getUint16(screen, true),
      view.getUint16(at + offset, true) + view.getUint16(at + length, true),
    );
  return side(6, 1, 5) * side(8, 3, 7);
}

/** Returns the pixels of the first frame header (ITU T.81, B.2.2); skips segments before it. */
function jpegPixels(view: DataView): number | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // A fill byte (B.1.1.2).
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Markers without a length: where the next one is would be a guess.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return undefined;
    const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

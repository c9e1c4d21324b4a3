/** Width times height of a picture, from its head; undefined for what is no JPEG, PNG or GIF. */
export function picturePixels(head: Uint8Array<ArrayBuffer>): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, '\u0089PNG\r\n\u001a\n') && head.length >= 24)
    return view.getUint32(16) * view.getUint32(20);
  if (startsWith(head, 'GIF8') && head.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true);
  return startsWith(head, '\u00ff\u00d8') ? jpegPixels(view) : undefined;
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Of the first frame header (ITU T.81, B.2.2); segments before it are skipped. */
function jpegPixels(view: DataView): number | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Returns bytes as base 64 (RFC 4648 §4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  const piece = 8192;
  for (let start = 0; start < bytes.length; start += piece) {
    // Applied, as a spread takes six times as long.
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + piece));
  }
  return btoa(text);
}

/** Returns bytes as characters that an address takes as they are (RFC 4648 §5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** @throws DOMException for text that is not base 64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

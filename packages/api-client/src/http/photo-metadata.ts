// @where Client: metadata that is removed from a photo
/**
 * Returns the input of an upload with its photos stripped of metadata: time, place and camera (ASVS V14.2.8). Pixels,
 * colours and orientation stay bit for bit.
 */
export async function withoutPhotoMetadata(input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).map(async ([key, value]: [string, unknown]) => [
    key,
    value instanceof Blob ? await withoutMetadata(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as unknown;
}

/** A file that is no photo, or has no metadata, is given back as it is; so is all that follows a fault in its format. */
async function withoutMetadata(file: Blob): Promise<Blob> {
  const strip = { 'image/jpeg': jpegParts, 'image/png': pngParts }[file.type];
  if (!strip) return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = strip(bytes, new DataView(bytes.buffer));
  const size = parts?.reduce((sum, part) => sum + part.length, 0);
  if (!parts || size === bytes.length) return file;
  const { type } = file;
  return file instanceof File
    ? new File(parts, file.name, { type, lastModified: file.lastModified })
    : new Blob(parts, { type });
}

type Bytes = Uint8Array<ArrayBuffer>;

const startsWith = (bytes: Bytes, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/**
 * JPEG (ITU T.81, Annex B): of the application segments only those without which the picture looks different stay, no
 * comments, and nothing that stands after the picture, as second pictures and films do.
 */
function jpegParts(bytes: Bytes, view: DataView): Bytes[] | undefined {
  if (!startsWith(bytes, 0, '\u00ff\u00d8')) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xd9) {
    const marker = bytes[at + 1] ?? 0;
    let end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) break;
    // Data after the head of a scan, up to the next marker that is none of the scan's own.
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (isExif(bytes, at)) parts.push(...orientationOnly(bytes, view, at, end));
    else if (!isMetadata(bytes, at, marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const ends = bytes[at] === 0xff && bytes[at + 1] === 0xd9;
  return [...parts, bytes.subarray(at, ends ? at + 2 : bytes.length)];
}

function endOfScan(bytes: Bytes, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const isExif = (bytes: Bytes, at: number) =>
  bytes[at + 1] === 0xe1 && startsWith(bytes, at + 4, 'Exif\0\0');

/** Application segments and comments, except JFIF, the colour profile, and how Adobe codes colours. */
function isMetadata(bytes: Bytes, at: number, marker: number): boolean {
  if (marker === 0xe2) return !startsWith(bytes, at + 4, 'ICC_PROFILE\0');
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
}

/** Which way up the picture is, if it is not as it stands; nothing else of the Exif segment. */
function orientationOnly(bytes: Bytes, view: DataView, at: number, end: number): Bytes[] {
  const tiff = at + 10;
  const little = startsWith(bytes, tiff, 'II');
  if (tiff + 8 > end) return [];
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > end) return [];
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2, n = 0; n < entries && entry + 12 <= end; entry += 12, n += 1) {
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 2 && value <= 8 ? [exifOf(value)] : [];
  }
  return [];
}

const orientationTag = 0x0112;

/** An Exif segment of one entry: 34 bytes, big-endian. */
function exifOf(orientation: number): Bytes {
  const segment = new Uint8Array(36);
  segment.set([
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1,
  ]);
  segment.set([1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation], 20);
  return segment;
}

const pngSignature = '\u0089PNG\r\n\u001a\n';
const pngMetadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** PNG (§5.3): without the chunks of words, time and Exif, and nothing after the end. */
function pngParts(bytes: Bytes, view: DataView): Bytes[] | undefined {
  if (!startsWith(bytes, 0, pngSignature)) return undefined;
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!pngMetadata.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return [...parts, bytes.subarray(at)];
}

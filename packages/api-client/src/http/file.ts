import { uploadLimits } from '../contract/base/upload-limits.ts';
import { ApiError } from './api-error.ts';

/** A file that the server sent, with a name that is safe to save under. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

/** Maximum number of characters of a saved file’s name. */
const maxNameLength = 120;
const extensions: Record<string, string> = {
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};

/**
 * Takes a file only when it is of one of the expected types, has content, is complete, and not larger than it may be: a
 * truncated export, an error page in its place, or a few bytes that unpack to gigabytes, must not be saved.
 * @param onReceived hears how many bytes have arrived
 * @throws ApiError `malformed`, with the path `size` for what is too large
 */
export async function readFile(
  response: Response,
  types: readonly string[] = Object.keys(extensions),
  onReceived?: (bytes: number) => void,
): Promise<DownloadedFile> {
  const type =
    (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new ApiError('malformed', { path: 'content-type' });
  // A document was an upload once; an export is as long as what it tells of.
  const maxBytes = type === 'text/csv' ? Infinity : uploadLimits.maxBytes;
  const blob = await bodyOf(response, maxBytes, onReceived);
  const announced = response.headers.get('content-length');
  const encoded = response.headers.has('content-encoding');
  if (blob.size === 0 || (announced && !encoded && Number(announced) !== blob.size)) {
    throw new ApiError('malformed', { path: 'content-length' });
  }
  const name = fileName(response.headers.get('content-disposition') ?? '', type);
  return { blob: new Blob([blob], { type }), fileName: name };
}

/** The body as it arrives, unpacked: its length is known only at its end. */
async function bodyOf(
  response: Response,
  maxBytes: number,
  onReceived?: (bytes: number) => void,
): Promise<Blob> {
  if ((maxBytes === Infinity && !onReceived) || !response.body) return response.blob();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new ApiError('malformed', { path: 'size' });
    }
    parts.push(value);
    onReceived?.(size);
  }
}

/**
 * The name in a `Content-Disposition` header (RFC 6266) without anything that could lead into another folder or
 * pretend another type; its extension is that of the content.
 */
export function fileName(disposition: string, type: string): string {
  const given = encodedName(disposition) ?? plainName(disposition) ?? '';
  const base = given
    .replaceAll('\\', '/')
    .replace(/^.*\//s, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = extensions[type];
  const stem = base.replace(/\.[^.]*$/, '').slice(0, maxNameLength) || 'download';
  if (!extension) return base.slice(-maxNameLength) || 'download';
  return `${stem}.${base.toLowerCase().endsWith('.jpeg') && extension === 'jpg' ? 'jpeg' : extension}`;
}

function encodedName(disposition: string): string | undefined {
  const value = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(disposition)?.[1];
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value.trim());
  } catch {
    return undefined;
  }
}

function plainName(disposition: string): string | undefined {
  const match = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  return match?.[1]?.replaceAll(/\\(.)/g, '$1') ?? match?.[2];
}

// @where Widgets: file types that the document viewer shows
/** Ways to show a document. `file` is not shown: the reader saves and opens it. */
export type DocumentKind = 'image/jpeg' | 'image/png' | 'image/gif' | 'application/pdf' | 'file';

const beginnings: readonly (readonly [kind: DocumentKind, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/**
 * The kind of a document by its first bytes alone: neither its name nor the type that came with it can make a page or a
 * drawing be shown (S45).
 */
export const kindOfBytes = (head: Uint8Array): DocumentKind =>
  beginnings.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0] ?? 'file';

import { expect, test } from 'vitest';
import { kindOfBytes } from './document-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\u0089PNG\r\n\u001a\n…', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['%PDF-1.7', 'application/pdf'],
  [' %PDF-1.7', 'file'],
  ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'file'],
  ['<!doctype html><script>alert(1)</script>', 'file'],
  [' \u0089PNG\r\n\u001a\n', 'file'],
  ['\u0089PN', 'file'],
  ['', 'file'],
])('S45 a file that begins with %j is shown as %s, whatever its name', (head, kind) => {
  expect(kindOfBytes(bytes(head))).toBe(kind);
});

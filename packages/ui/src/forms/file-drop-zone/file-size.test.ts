import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

const MB = 1024 * 1024;

test.each([
  [0, '0 B'],
  [812, '812 B'],
  [1024, '1 KB'],
  [640 * 1024, '640 KB'],
  [MB - 1, '1.00 MB'],
  [1.84 * MB, '1.84 MB'],
  [5 * MB, '5.00 MB'],
])('%j bytes read as %j', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('a byte over the limit of 5 MB does not read as 5.00 MB', () => {
  expect(formatFileSize(5 * MB + 1, { roundUp: true })).toBe('5.01 MB');
  expect(formatFileSize(5 * MB, { roundUp: true })).toBe('5.00 MB');
});

test('digits follow the locale', () => {
  expect(formatFileSize(1.5 * MB, { locale: 'de' })).toBe('1,50 MB');
});

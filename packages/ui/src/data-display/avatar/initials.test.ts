import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Lena Kowalski', 'LK'],
  ['Ana María de la Cruz', 'AC'],
  ['trader@agio.test', 'TR'],
  ['jane.doe@agio.test', 'JD'],
  ['Ö', 'Ö'],
  ['𝒜da', '𝒜D'],
  ['  ', '?'],
  ['', '?'],
])('%j is shown as %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

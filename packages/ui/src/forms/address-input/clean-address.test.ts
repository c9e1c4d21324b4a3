import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAddress } from './clean-address.ts';

test('characters that copying adds are dropped', () => {
  expect(cleanAddress('  cb57 00a1\n b2c3\t')).toBe('cb5700a1b2c3');
  expect(cleanAddress('\u202ecb57\u200b00a1\ufeff\u00a0')).toBe('cb5700a1');
});

test('no character that can be seen is changed, also not one that only looks alike', () => {
  expect(cleanAddress('сb57')).toBe('сb57'); // a Cyrillic first letter
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z:]{1,90}$/), (address) => {
      expect(cleanAddress(address)).toBe(address);
      expect(cleanAddress(address.replaceAll(/(.{4})/g, '$1 '))).toBe(address);
    }),
  );
});

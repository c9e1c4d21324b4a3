import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiPublicKey, makeApiKeyPair } from './key-pair.ts';

test('a pair has a public half that the exchange takes, and is another one each time', async () => {
  const pairs = await Promise.all([makeApiKeyPair(), makeApiKeyPair()]);
  for (const { publicKey, secret } of pairs) {
    expect(v.is(apiPublicKey, publicKey)).toBe(true);
    expect(secret).toMatch(/^ags_[\w-]{43}$/);
  }
  expect(new Set(pairs.flatMap(({ publicKey, secret }) => [publicKey, secret])).size).toBe(4);
});

test.each([
  ['nothing', ''],
  ['31 bytes', `${'A'.repeat(42)}==`],
  ['33 bytes', 'A'.repeat(44)],
  ['bits that no byte has', `${'A'.repeat(42)}B=`],
  ['base64url', `${'A'.repeat(41)}-A=`],
])('%s is no public half', (_name, text) => {
  expect(v.is(apiPublicKey, text)).toBe(false);
});

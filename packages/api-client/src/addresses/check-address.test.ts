import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkAddress,
  encodeAddress,
  knownNetworks,
  networksOf,
  spellingOf,
} from './check-address.ts';

/** From the specifications of the networks, or of wide use. */
const real = [
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  ['core', 'cb57bbbb54cdf60fa666fd741be78f794d4608d67109'],
  ['solana', 'So11111111111111111111111111111111111111112'],
  ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
] as const;

describe('an address', () => {
  test.each(real)(
    'an address of %s from its specification has no fault: %s',
    (network, address) => {
      expect(checkAddress(network, address)).toBeUndefined();
    },
  );

  test.each([
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['ethereum', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGX'],
    ['core', 'cb57bbbb54cdf60fa666fd741be78f794d4608d67108'],
    ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc2'],
  ])('an address of %s with one wrong character fails its checksum: %s', (network, address) => {
    expect(checkAddress(network, address)).toBe('checksum');
  });

  test.each([
    ['ethereum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['core', 'cb57'],
    ['stellar', ''],
  ])('that is none of %s has the wrong format: %s', (network, address) => {
    expect(checkAddress(network, address)).toBe('format');
  });

  test('an address of an unknown network is left to the exchange', () => {
    expect(checkAddress('tron', 'anything')).toBeUndefined();
  });

  test('says of which network it is', () => {
    expect(networksOf('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toEqual(['ethereum']);
    expect(networksOf('cb57bbbb54cdf60fa666fd741be78f794d4608d67109')).toEqual(['core']);
    expect(networksOf('Ledger')).toEqual([]);
  });

  test('is valid whatever it is made of, and on its own network alone', () => {
    const payload = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(fc.constantFrom(...knownNetworks), payload, (network, bytes) => {
        expect(networksOf(encodeAddress(network, bytes))).toEqual([network]);
      }),
    );
  });

  test('is the same in capitals on Ethereum and Core alone', () => {
    const ignoring = knownNetworks.filter((network) => spellingOf(network, 'aB') === 'ab');
    expect(ignoring).toEqual(['ethereum', 'core']);
    expect(spellingOf('tron', 'aB')).toBe('aB');
  });

  test('may be any text: it is judged, and nothing fails', () => {
    fc.assert(
      fc.property(fc.constantFrom(...knownNetworks), fc.string(), (network, text) => {
        expect(['format', 'checksum', undefined]).toContain(checkAddress(network, text));
      }),
    );
  });
});

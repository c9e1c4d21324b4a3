import { encodeAddress, knownNetworks } from '@agio/api-client/addresses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProven, lookAlikeOf, typedProof } from './look-alike.ts';

const known = {
  name: 'Northbank',
  address: 'GDQP2KPQGKIHYJGXNUIYOMHARUARCA7DJT5FO2FFOOKY3B2WSQHG4W37',
};
const poison = 'GDQP7TRMAX4QNE2WPZJLC5VUHKD6YB3ISO2MFRA4ETGX6NQYKCJH4W37';

describe('S52 an address that imitates a known one', () => {
  test('is found by its first and last characters, and the groups that differ are named', () => {
    const alike = lookAlikeOf(poison, [{ address: 'GAAA' }, known]);
    expect(alike).toMatchObject({ known, groups: 14 });
    expect(alike?.differing).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('is found with one character mistyped in the middle', () => {
    const slip = known.address.replace('GXNU', 'GXMU');
    expect(lookAlikeOf(slip, [known])?.differing).toEqual([4]);
  });

  test('is not found in the address itself, in no other case than the network cares about', () => {
    expect(lookAlikeOf(known.address, [known])).toBeUndefined();
    const core = 'cb22a4f81c3d907e5b6642aa019f3c7d5e80b1249a77';
    expect(lookAlikeOf(core.toUpperCase(), [{ address: core }])).toBeUndefined();
    const solana = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    const other = solana.replace('Tok', 'toK');
    expect(lookAlikeOf(other, [{ address: solana }])?.differing).toEqual([0]);
    expect(lookAlikeOf('', [known])).toBeUndefined();
  });

  test('must be typed where it differs, and what was read off the known one does not do', () => {
    const alike = lookAlikeOf(poison, [known])!;
    expect(typedProof(poison, alike)).toBe('7TRMAX4QNE2W');
    expect(isProven('7TRM AX4Q NE2W', poison, alike)).toBe(true);
    expect(isProven('7TRM AX4Q', poison, alike)).toBe(false);
    expect(isProven(typedProof(known.address, alike), poison, alike)).toBe(false);
  });
});

test.each(knownNetworks)(
  'the common beginning of all addresses of %s makes no two of them alike',
  (network) => {
    const payload = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(payload, payload, (a, b) => {
        fc.pre(a.slice(0, 20).some((byte, index) => byte !== b[index]));
        const [one, other] = [encodeAddress(network, a), encodeAddress(network, b)];
        const [start, end] = [
          one.slice(0, 6) === other.slice(0, 6),
          one.slice(-3) === other.slice(-3),
        ];
        fc.pre(!start && !end);
        expect(lookAlikeOf(one, [{ address: other }])).toBeUndefined();
      }),
      { numRuns: 100, seed: 1 },
    );
  },
);

import { describe, expect, test } from 'vitest';
import { checkIdToken, clockToleranceSeconds, decodeIdToken } from './id-token.ts';
import { authority, clientId, idToken, jwt } from '../testing/fake-identity-provider.ts';

const expected = { issuer: authority, clientId, now: Date.now() };

describe('ID tokens', () => {
  test('the claims are read as UTF-8 from base64url', () => {
    expect(decodeIdToken(idToken('ada', { name: 'Ådä ~~~ 漢字 ???' })).name).toBe(
      'Ådä ~~~ 漢字 ???',
    );
  });

  test.each(['', 'a.b', 'a.b.c.d', 'a..c', 'a.!.c', `a.${btoa('[1]')}.c`, `a.${btoa('{}')}.c`])(
    '%j is no ID token, and the error does not repeat it',
    (token) => {
      expect(() => decodeIdToken(token)).toThrow(/not a signed JWT|not JSON|missing or malformed/);
    },
  );

  test('a token that agrees with everything is accepted', () => {
    expect(
      checkIdToken(idToken('ada', { nonce: 'n' }), { ...expected, nonce: 'n', sub: 'ada' }).sub,
    ).toBe('ada');
    const many = idToken('ada', { aud: [clientId, 'api'], azp: clientId });
    expect(checkIdToken(many, expected).sub).toBe('ada');
  });

  test.each([
    ['issuer', { iss: 'https://evil.test' }],
    ['audience', { aud: 'other' }],
    ['audience', { aud: [] }],
    ['authorised party', { aud: [clientId, 'other'] }],
    ['authorised party', { azp: 'other' }],
    ['expiry', { exp: Date.now() / 1000 - clockToleranceSeconds - 1 }],
    ['nonce', { nonce: 'other' }],
    ['subject', { sub: 'bob' }],
  ])('S03 a wrong %s is refused (%j)', (rule, claims) => {
    const token = idToken('ada', { nonce: 'n', ...claims });
    expect(() => checkIdToken(token, { ...expected, nonce: 'n', sub: 'ada' })).toThrow(
      `${rule} does not match`,
    );
  });

  test.each(['iss', 'sub', 'aud', 'exp'])('S03 a token without %s is refused', (claim) => {
    const claims: Record<string, unknown> = { iss: authority, sub: 'ada', aud: clientId, exp: 4e9 };
    delete claims[claim];
    expect(() => checkIdToken(jwt(claims), expected)).toThrow(
      `claim ${claim} is missing or malformed`,
    );
  });
});

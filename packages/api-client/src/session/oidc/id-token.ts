// @where Client: checks of an ID token, and tolerance of the clock
import * as v from 'valibot';
import type { SessionUser } from '../session.ts';

const claims = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1)),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  nonce: v.optional(v.string()),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
});
export type IdTokenClaims = v.InferOutput<typeof claims>;

/**
 * Seconds by which a device's clock may be off before an ID token counts as expired. The value is generous: the token
 * comes straight from the token endpoint, for a code of our own, so its age is known; a clock that is a day wrong must
 * not lock people out.
 */
export const clockToleranceSeconds = 26 * 60 * 60;

/** An ID token that must not be accepted. The message says which rule it breaks, without the token. */
export class InvalidIdTokenError extends Error {
  override readonly name = 'InvalidIdTokenError';
}

/**
 * The claims of an ID token. The signature is not checked: use it only for tokens that came from the token
 * endpoint over TLS (OIDC Core §3.1.3.7, 6). Throws `InvalidIdTokenError`.
 */
export function decodeIdToken(token: string): IdTokenClaims {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) throw new InvalidIdTokenError('not a signed JWT');
  let decoded: unknown;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    decoded = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new InvalidIdTokenError('payload is not JSON');
  }
  const result = v.safeParse(claims, decoded);
  if (!result.success) {
    throw new InvalidIdTokenError(
      `claim ${v.getDotPath(result.issues[0]) ?? '(payload)'} is missing or malformed`,
    );
  }
  return result.output;
}

/** Values that an ID token must agree with. */
export interface IdTokenExpectations {
  issuer: string;
  clientId: string;
  /** Wall clock, in milliseconds since 1970. */
  now: number;
  /** Nonce of the sign-in request; left out on renewal, where the provider may leave it out too. */
  nonce?: string;
  /** The user that a renewal must keep (OIDC Core §12.2). */
  sub?: string;
}

/** Decodes and checks iss, aud, azp, exp, nonce and sub (OIDC Core §3.1.3.7 and §12.2). Throws `InvalidIdTokenError`. */
export function checkIdToken(token: string, expected: IdTokenExpectations): IdTokenClaims {
  const decoded = decodeIdToken(token);
  const audience = [decoded.aud].flat();
  const rules: [boolean, string][] = [
    [decoded.iss === expected.issuer, 'issuer'],
    [audience.includes(expected.clientId), 'audience'],
    [
      decoded.azp === undefined ? audience.length === 1 : decoded.azp === expected.clientId,
      'authorised party',
    ],
    [decoded.exp + clockToleranceSeconds > expected.now / 1000, 'expiry'],
    [expected.nonce === undefined || decoded.nonce === expected.nonce, 'nonce'],
    [expected.sub === undefined || decoded.sub === expected.sub, 'subject'],
  ];
  const broken = rules.find(([holds]) => !holds);
  if (broken) throw new InvalidIdTokenError(`${broken[1]} does not match`);
  return decoded;
}

export function userOf({ sub, email, name }: IdTokenClaims): SessionUser {
  return { sub, ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
}

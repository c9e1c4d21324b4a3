import * as v from 'valibot';
import { decodeIdToken, InvalidIdTokenError } from '../oidc/id-token.ts';

const token = v.pipe(v.string(), v.minLength(1));

/** The persisted token response. */
export const tokenSet = v.object({
  accessToken: token,
  /** Absent when the provider gave none: the session then ends with its access token. */
  refreshToken: v.optional(token),
  /** Says who is signed in, so a stored one that cannot be decoded is as good as none. */
  idToken: v.pipe(
    token,
    v.check((text) => {
      try {
        return decodeIdToken(text).sub !== '';
      } catch (error) {
        if (error instanceof InvalidIdTokenError) return false;
        throw error;
      }
    }, 'must be a JWT with a subject'),
  ),
  /** Wall clock of this device when the response arrived, in milliseconds since 1970. */
  issuedAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Lifetime of the access token, in seconds. */
  expiresIn: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
/** The tokens of a session with the times that say how long they last. */
export type TokenSet = v.InferOutput<typeof tokenSet>;

/** Lifetime assumed when the provider does not say one (RFC 6749 §5.1 only recommends it), in seconds. */
export const assumedLifetimeSeconds = 300;

/** The token endpoint's answer (RFC 6749 §5.1). */
export const tokenResponse = v.object({
  access_token: token,
  refresh_token: v.optional(token),
  id_token: v.optional(token),
  expires_in: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits())]),
      v.transform(Number),
      v.minValue(0),
    ),
  ),
});
export type TokenResponse = v.InferOutput<typeof tokenResponse>;

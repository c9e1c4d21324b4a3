// @where Client: timeouts of calls to the identity provider
import { checkIdToken, decodeIdToken, InvalidIdTokenError } from './id-token.ts';
import { createDiscovery, type ProviderMetadata } from './provider-metadata.ts';
import { requestTokens } from '../tokens/token-request.ts';
import { assumedLifetimeSeconds, type TokenResponse, type TokenSet } from '../tokens/token-set.ts';
import { withTimeout } from '../../lib/time.ts';

/** Answer of the provider to a renewal. */
type RenewalAnswer =
  | { readonly kind: 'renewed'; readonly tokens: TokenSet }
  /** A definitive no. `error` is the OAuth error code, or the rule that the answer broke. */
  | { readonly kind: 'refused'; readonly error: string }
  /** No answer to go by: offline, timeout, 429, 5xx, not JSON. Says nothing about the session. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

/** Calls of the session to the identity provider, besides the redirects of sign-in and sign-out. */
export interface IdentityProvider {
  metadata(): Promise<ProviderMetadata>;
  /** Never rejects. */
  renew(tokens: TokenSet): Promise<RenewalAnswer>;
  /** Sends the revocation of both tokens and returns at once. Its outcome does not matter. */
  revoke: (tokens: TokenSet) => void;
}

export interface IdentityProviderOptions {
  /** The issuer, an absolute URL. */
  authority: string;
  clientId: string;
  fetch: typeof fetch;
  now: () => number;
}

/** Maximum time of a renewal, in milliseconds. */
const renewalTimeoutMs = 10_000;
/** After this a revocation that is still on its way is dropped, in milliseconds. */
const revocationTimeoutMs = 3_000;

/**
 * Sends renewals and revocations as form posts, without oidc-client-ts (docs/decisions/0093): its errors carry neither the
 * status nor `Retry-After`, which decide between "sign in again" and "try later", and a page that is opened with an expired
 * token would have to load the library before its first request.
 */
export function createIdentityProvider({
  authority,
  clientId,
  fetch,
  now,
}: IdentityProviderOptions): IdentityProvider {
  const metadata = createDiscovery(authority, fetch);

  return {
    metadata,

    async renew(tokens) {
      const { refreshToken } = tokens;
      if (!refreshToken) return { kind: 'refused', error: 'login_required' };
      try {
        return await withTimeout(renewalTimeoutMs, async (signal) => {
          const provider = await metadata();
          const form = new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: refreshToken,
            client_id: clientId,
          });
          const answer = await requestTokens(fetch, provider.token_endpoint, form, signal, now);
          if (answer.kind !== 'tokens') return answer;
          return accept(answer.response, tokens, provider.issuer);
        });
      } catch {
        return { kind: 'unreachable' };
      }
    },

    revoke(tokens) {
      void withTimeout(revocationTimeoutMs, async (signal) => {
        const { revocation_endpoint } = await metadata();
        if (!revocation_endpoint) return;
        const held = [tokens.refreshToken, tokens.accessToken].filter(
          (token) => token !== undefined,
        );
        await Promise.allSettled(
          held.map((token) =>
            fetch(revocation_endpoint, {
              method: 'POST',
              body: new URLSearchParams({ token, client_id: clientId }),
              // Survives the page: sign-out goes on to leave it.
              keepalive: true,
              credentials: 'omit',
              redirect: 'error',
              signal,
            }),
          ),
        );
      }).catch(() => undefined);
    },
  };

  function accept(response: TokenResponse, before: TokenSet, issuer: string): RenewalAnswer {
    if (response.id_token !== undefined) {
      try {
        const { sub } = decodeIdToken(before.idToken);
        checkIdToken(response.id_token, { issuer, clientId, now: now(), sub });
      } catch (error) {
        if (error instanceof InvalidIdTokenError) return { kind: 'refused', error: error.message };
        throw error;
      }
    }
    return { kind: 'renewed', tokens: toTokenSet(response, now(), before) };
  }
}

/** A token response as it is kept. What a renewal leaves out (RFC 6749 §6) stays as it was. */
export function toTokenSet(
  response: TokenResponse,
  now: number,
  before: Pick<TokenSet, 'idToken' | 'refreshToken'>,
): TokenSet {
  const refreshToken = response.refresh_token ?? before.refreshToken;
  return {
    accessToken: response.access_token,
    ...(refreshToken !== undefined && { refreshToken }),
    idToken: response.id_token ?? before.idToken,
    issuedAt: now,
    expiresIn: response.expires_in ?? assumedLifetimeSeconds,
  };
}

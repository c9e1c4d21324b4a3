// Compares the session's own renewal with that of oidc-client-ts: docs/decisions/0093. A test that the library begins to
// pass fails here, so that the comparison is made again.
import { ErrorResponse, OidcClient, type RefreshState } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { TokenSet } from '../tokens/token-set.ts';
import { createIdentityProvider } from './identity-provider.ts';
import {
  authority,
  clientId,
  FakeIdentityProvider,
  json,
} from '../testing/fake-identity-provider.ts';

afterEach(() => vi.unstubAllGlobals());

interface Outcome {
  kind: string;
  retryAfterMs?: unknown;
}
type Renew = (provider: FakeIdentityProvider, tokens: TokenSet) => Promise<Outcome>;

const byOurs: Renew = async ({ fetch }, tokens) =>
  createIdentityProvider({ authority, clientId, fetch, now: Date.now }).renew(tokens);

const byLibrary: Renew = async ({ fetch, metadata }, { idToken, refreshToken }) => {
  vi.stubGlobal('fetch', fetch);
  const client = new OidcClient({ authority, metadata, client_id: clientId, redirect_uri: '/' });
  const state: RefreshState = {
    refresh_token: refreshToken ?? '',
    id_token: idToken,
    session_state: null,
    scope: 'openid',
    profile: { sub: 'ada', iss: authority, aud: clientId, exp: 0, iat: 0 },
  };
  try {
    await client.useRefreshToken({ state });
    return { kind: 'renewed' };
  } catch (error) {
    const { retryAfterMs } = error as { retryAfterMs?: unknown };
    return { kind: error instanceof ErrorResponse ? 'refused' : 'unreachable', retryAfterMs };
  }
};

/** Renews the tokens of a user after `prepare` and returns the outcome. */
function renewed(
  renew: Renew,
  prepare: (provider: FakeIdentityProvider) => void = () => undefined,
) {
  const provider = new FakeIdentityProvider();
  const tokens = provider.issue('ada');
  prepare(provider);
  return renew(provider, tokens);
}

test.each<[title: string, isPassedByLibrary: boolean, passes: (renew: Renew) => Promise<boolean>]>([
  ['new tokens are taken', true, async (renew) => (await renewed(renew)).kind === 'renewed'],
  [
    'a spent refresh token ends the sign-in',
    true,
    async (renew) => {
      const refuse = () => json({ error: 'invalid_grant' }, 400);
      return (await renewed(renew, (to) => (to.onToken = refuse))).kind === 'refused';
    },
  ],
  [
    'a provider that is busy ends no sign-in, and its pause is kept',
    false,
    async (renew) => {
      const wait = () => json({ error: 'temporarily_unavailable' }, 503, { 'retry-after': '30' });
      const { kind, retryAfterMs } = await renewed(renew, (to) => (to.onToken = wait));
      return kind === 'unreachable' && retryAfterMs === 30_000;
    },
  ],
  [
    'the refresh token follows no redirect',
    false,
    async (renew) => {
      let redirect: RequestInit['redirect'];
      await renewed(renew, (to) => {
        to.onToken = (_, init) => void (redirect = init.redirect);
      });
      return redirect === 'error';
    },
  ],
  [
    'an ID token for another client gives no tokens',
    false,
    async (renew) => {
      const { kind } = await renewed(renew, (to) => (to.idTokenClaims = { aud: 'other' }));
      return kind === 'refused';
    },
  ],
])('%s', async (_, isPassedByLibrary, passes) => {
  expect(await passes(byOurs)).toBe(true);
  expect(await passes(byLibrary)).toBe(isPassedByLibrary);
});

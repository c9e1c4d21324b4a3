import { decodeIdToken } from '../oidc/id-token.ts';
import type { IdentityProvider } from '../oidc/identity-provider.ts';
import { withLock, type LockManagerPort } from '../tabs/tab-lock.ts';
import { sessionChannel } from '../storage-keys.ts';
import type { TokenSet } from './token-set.ts';
import type { TokenStore } from './token-store.ts';
import { anchor, isUsable, type Clock } from './token-usability.ts';

export type RenewalOutcome =
  /** New tokens are in the store: renewed here, or by another tab. */
  | { readonly kind: 'tokens'; readonly tokens: TokenSet }
  /** The store changed hands meanwhile; whatever it holds now is the truth. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

export interface RenewalOptions {
  store: TokenStore;
  provider: IdentityProvider;
  locks: LockManagerPort | undefined;
  clock: Clock;
}

/**
 * Maximum wait of a refused renewal for another tab's tokens to arrive in the store, in milliseconds. With rotation the
 * loser of a race gets `invalid_grant`, possibly before the winner has written its answer.
 */
const adoptionWaitMs = 1_000;
const adoptionPollMs = 50;

/**
 * One renewal of `held`, safe against other tabs: under the lock where there is one, read the store again, renew
 * what is there, and commit only if it is still there. Never rejects.
 */
export async function renew(held: TokenSet, options: RenewalOptions): Promise<RenewalOutcome> {
  return withLock(options.locks, sessionChannel, () => renewAndCommit(held, options));
}

async function renewAndCommit(
  held: TokenSet,
  { store, provider, clock }: RenewalOptions,
): Promise<RenewalOutcome> {
  const base = store.read();
  if (!base || !sameUser(base, held)) return { kind: 'superseded' };
  if (!sameTokens(base, held) && isUsable(anchor(base, clock), clock)) {
    return { kind: 'tokens', tokens: base };
  }

  const answer = await provider.renew(base);

  if (answer.kind === 'unreachable') return answer;
  if (answer.kind === 'refused') {
    if (answer.error !== 'invalid_grant') return answer;
    return (await newerTokens(base, store)) ?? answer;
  }
  const present = store.read();
  if (!present || !sameTokens(present, base)) {
    // The session ended, or became another user's, while the answer was on its way: these tokens will not be used.
    if (!present || !sameUser(present, base)) provider.revoke(answer.tokens);
    return { kind: 'superseded' };
  }
  store.write(answer.tokens);
  return { kind: 'tokens', tokens: answer.tokens };
}

/** Waits a little for tokens other than `base`. Polls: the events of other tabs may be missing or late. */
async function newerTokens(base: TokenSet, store: TokenStore): Promise<RenewalOutcome | undefined> {
  for (let waited = 0; ; waited += adoptionPollMs) {
    const present = store.read();
    if (!present || !sameUser(present, base)) return { kind: 'superseded' };
    if (!sameTokens(present, base)) return { kind: 'tokens', tokens: present };
    if (waited >= adoptionWaitMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, adoptionPollMs));
  }
}

export function sameTokens(a: TokenSet, b: TokenSet): boolean {
  return a.accessToken === b.accessToken && a.refreshToken === b.refreshToken;
}

function sameUser(a: TokenSet, b: TokenSet): boolean {
  return decodeIdToken(a.idToken).sub === decodeIdToken(b.idToken).sub;
}

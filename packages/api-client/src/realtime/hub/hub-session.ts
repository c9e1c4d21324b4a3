import type { HubSession } from './hub-connection.ts';

/** States of a session in which its user is known. */
const SIGNED_IN = new Set(['usable', 'renewing', 'degraded']);

/** Who is signed in, or undefined. */
export function identityOf(session: HubSession | undefined): string | undefined {
  const state = session?.getSnapshot();
  return state && SIGNED_IN.has(state.status) ? (state.user?.sub ?? 'unnamed') : undefined;
}

/** Calls with the new and the former identity after each sign-in, sign-out and change of user. */
export function onIdentityChange(
  session: HubSession | undefined,
  listener: (identity: string | undefined, before: string | undefined) => void,
): () => void {
  if (!session) return () => {};
  let current = identityOf(session);
  return session.subscribe(() => {
    const before = current;
    current = identityOf(session);
    if (current !== before) listener(current, before);
  });
}

/** Calls when there is a new token for the user who had one before: the identity provider answers again. */
export function onNewToken(session: HubSession | undefined, listener: () => void): () => void {
  if (!session) return () => {};
  let known = session.getSnapshot();
  return session.subscribe(() => {
    const before = known;
    const now = session.getSnapshot();
    if (now.status !== 'usable' || now.generation === before.generation) return;
    known = now;
    if (now.user?.sub === before.user?.sub) listener();
  });
}

/**
 * The token for a hub that is open to guests; empty when there is none. A session that cannot renew its token now is
 * no reason to show no prices.
 */
export async function guestToken(session: HubSession | undefined): Promise<string> {
  try {
    return (await session?.accessToken()) ?? '';
  } catch {
    return '';
  }
}

/** No token, and there will be none: the kind says what the session itself would say. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
  readonly kind = 'authEnded';
}

/** The token for a hub of signed-in users. Rejects with kind `authEnded` when nobody is. */
export async function userToken(session: HubSession): Promise<string> {
  const token = await session.accessToken();
  if (!token) throw new SignedOutError('Nobody is signed in');
  return token;
}

/**
 * Asks the identity provider whether the token still holds. A hub does not say why it refuses a connection, and a
 * token that was revoked would be sent for ever. Never rejects.
 */
export async function checkToken(session: HubSession | undefined): Promise<void> {
  if (identityOf(session) === undefined) return;
  try {
    await session?.handleUnauthorized?.(session.getSnapshot().generation ?? 0);
  } catch {
    // Not to be had now: the session is kept, and so is what is shown.
  }
}

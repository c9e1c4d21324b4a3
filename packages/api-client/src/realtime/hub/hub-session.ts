import { ApiError } from '../../http/api-error.ts';
import { userIdOf } from '../../session/session.ts';
import type { HubSession } from './hub-connection.ts';

/** Returns the subject of the signed-in user, or undefined. */
export function identityOf(session: HubSession | undefined): string | undefined {
  return session && userIdOf(session.getSnapshot());
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

/** The token for a hub of signed-in users. Rejects with kind `authEnded` for a guest. */
export async function userToken(session: HubSession): Promise<string> {
  const token = await session.accessToken();
  if (!token) throw new ApiError('authEnded');
  return token;
}

/**
 * Asks the identity provider whether the token still holds. A hub does not say why it refuses a connection, and a
 * token that was revoked would be sent for ever. Never rejects.
 */
export async function checkToken(session: HubSession | undefined): Promise<void> {
  if (identityOf(session) === undefined) return;
  try {
    await session?.handleUnauthorized?.(session.getSnapshot().generation);
  } catch {
    // Unavailable now: the session stays, and so does the shown data.
  }
}

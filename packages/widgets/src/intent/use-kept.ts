import { isLeavingToSignIn } from '@agio/api-client';
import { useExchange, useSession } from '@agio/api-client/react';
import { useEffect } from 'react';
import { useHost } from '../host/index.ts';

/**
 * Calls `keep`, which must be stable as long as nothing is typed, when what is typed would be lost and is wanted
 * afterwards: somebody leaves to sign in, for the first time or again, the session ended without their asking, or the
 * host reloads by itself. Not when another user came in their place, nor after a sign-out of their own.
 *
 * @param isTouched whether there is anything to keep of somebody who did not mean to leave
 */
export function useKept(keep: () => void, isTouched: boolean): void {
  const { session } = useExchange();
  const { reloads } = useHost();
  const isLeaving = isLeavingToSignIn(useSession());
  useEffect(() => {
    if (isLeaving) keep();
  }, [isLeaving, keep]);
  useEffect(
    () =>
      session.onEnding('hub', (reason) => {
        if (isTouched && (reason === 'refused' || reason === 'elsewhere')) keep();
      }),
    [session, isTouched, keep],
  );
  useEffect(() => (isTouched ? reloads.before(keep) : undefined), [reloads, isTouched, keep]);
}

import { isLeavingToSignIn } from '@agio/api-client';
import { useExchange, useSession } from '@agio/api-client/react';
import { useEffect } from 'react';

/**
 * Calls `keep`, which must be stable as long as nothing is typed, when what is typed would be lost to a sign-in and is
 * wanted after it: somebody leaves for one, for the first time or again, or the session ended without their asking.
 * Not when another user came in their place, nor after a sign-out of their own.
 *
 * @param isTouched whether there is anything to keep of somebody who did not mean to leave
 */
export function useKeptOverSignIn(keep: () => void, isTouched: boolean): void {
  const { session } = useExchange();
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
}

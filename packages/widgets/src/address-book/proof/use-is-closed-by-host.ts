import { useExchange } from '@agio/api-client/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useAccount } from '../../host/index.ts';

/**
 * Returns a function that tells if a form closes because its host leads the reader away from it: their session ended,
 * or their account is held for a review. The typed text is then kept for their return.
 */
export function useIsClosedByHost(): () => boolean {
  const { session } = useExchange();
  const { isHeld } = useAccount();
  const latest = useRef(isHeld);
  useLayoutEffect(() => {
    latest.current = isHeld;
  });
  return useCallback(() => {
    const { endReason } = session.getSnapshot();
    return latest.current || endReason === 'refused' || endReason === 'elsewhere';
  }, [session]);
}

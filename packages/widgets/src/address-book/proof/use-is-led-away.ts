import { useExchange } from '@agio/api-client/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useAccount } from '../../host/index.ts';

/**
 * Whether a form closes because its host leads the reader away from it: their session ended by itself, or their account is
 * held for a review. What is typed is wanted when they come back.
 */
export function useIsLedAway(): () => boolean {
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

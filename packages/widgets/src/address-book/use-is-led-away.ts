import { useExchange } from '@agio/api-client/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useAccount } from '../provider/index.ts';

/**
 * Whether a form closes because its host leads the reader away from it: their session ended by itself, or their account is
 * in review. What is typed is wanted when they come back.
 */
export function useIsLedAway(): () => boolean {
  const { session } = useExchange();
  const { isInReview } = useAccount();
  const latest = useRef(isInReview);
  useLayoutEffect(() => {
    latest.current = isInReview;
  });
  return useCallback(() => {
    const { endReason } = session.getSnapshot();
    return latest.current || endReason === 'refused' || endReason === 'elsewhere';
  }, [session]);
}

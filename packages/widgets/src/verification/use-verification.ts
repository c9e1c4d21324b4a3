import { useNextStep, useUserInformation } from '@agio/api-client/react';
import { useAccount } from '../host/index.ts';
import { useAccountLoadState } from '../states/index.ts';

/** The reader's account with its application, as the exchange knows them. */
export function useVerification() {
  const account = useAccount();
  const next = useNextStep();
  const user = useUserInformation();
  const isKept = next.data !== undefined || next.error === undefined;
  const loadState = useAccountLoadState(next);
  return {
    account,
    state: next.data,
    user: user.data,
    /** Reviewed and frozen accounts see where they stand, too: only what could not be loaded keeps the page away. */
    loadState:
      loadState.status === 'notAllowed' && loadState.reason !== 'signedOut' && isKept
        ? ({ status: next.data === undefined ? 'loading' : 'ready' } as const)
        : loadState,
    reload: () => void next.mutate(),
  };
}

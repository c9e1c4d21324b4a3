import {
  useAcceptAddress,
  useBlockAddress,
  useChangeAccountStatus,
  useDowngradeUser,
  useExchange,
  useInvalidateAddress,
  useLiftAddress,
  useUserInformation,
} from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../states/index.ts';
import {
  type AccountChange,
  type Found,
  isOfAddress,
  isSignInAsked,
  lastEntryOf,
  outcomeOf,
} from './model/account-change.ts';
import { changeMessages } from './change-messages.ts';
import { refusalText, withReason } from '../../intent/refusals.tsx';
import { type CallOptions, useIntent } from '../../intent/use-intent.ts';

interface SentChange {
  readonly change: AccountChange;
  readonly comment: string;
}

/**
 * Sends changes of one account.
 *
 * @param refresh reads again what the page shows of the account
 */
export function useAccountActions(userId: string, refresh: () => unknown) {
  const t = useMessages(changeMessages);
  const { backOfficeCompliance, backOfficeUsers } = useExchange();
  const { changeAccountStatus } = useChangeAccountStatus();
  const { downgradeUser } = useDowngradeUser();
  const { invalidateAddress } = useInvalidateAddress();
  const { acceptAddress } = useAcceptAddress();
  const { blockAddress } = useBlockAddress();
  const { liftAddress } = useLiftAddress();
  const { data: officer } = useUserInformation();
  const failureWords = useFailureWords();

  const read = async (change: AccountChange): Promise<Found> => {
    const details = await backOfficeCompliance.details({ userId });
    if (!isOfAddress(change)) return details;
    const addresses = await backOfficeUsers.addresses({ userId });
    return { ...details, address: addresses.find(({ id }) => id === change.entry.id) };
  };

  const call = ({ change: of, comment }: SentChange, options: CallOptions): Promise<unknown> => {
    switch (of.kind) {
      case 'status':
        return changeAccountStatus(
          { userId, status: of.to, comment, seenStatus: of.from },
          options,
        );
      case 'tier':
        return downgradeUser({ userId, tier: of.to, comment }, options);
      case 'address':
        return invalidateAddress({ addressId: of.entry.id, comment }, options);
      case 'accept':
        return acceptAddress({ addressId: of.entry.id, comment }, options);
      case 'block':
        return blockAddress({ addressId: of.entry.id, comment }, options);
      case 'lift':
        return liftAddress({ addressId: of.entry.id, comment }, options);
    }
  };

  const { state, sent, sendFromDialog, look, reset } = useIntent<SentChange>({
    send: call,
    find: async ({ change }) => {
      const found = await read(change);
      refresh();
      const outcome = outcomeOf(change, found, officer?.id);
      if (outcome !== 'others') return outcome === 'ours';
      const entry = lastEntryOf(change, found);
      return { conflict: entry === undefined ? '' : t.byOther(entry) };
    },
    conflict: () => true,
  });
  return {
    state,
    /** Last change that was sent. */
    change: sent?.change,
    /** Returns the refusal that the dialog shows; undefined once the dialog can close. */
    send: async (change: AccountChange, comment: string): Promise<ReactNode> => {
      const refusal = await sendFromDialog({ change, comment });
      if (refusal === undefined) {
        refresh();
        return undefined;
      }
      if (isSignInAsked(refusal.error)) return t.signIn;
      return withReason(t.failed, refusalText(refusal.error, failureWords));
    },
    look,
    reset,
  };
}

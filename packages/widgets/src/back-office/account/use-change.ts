import { isApiError } from '@agio/api-client';
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
import { useState } from 'react';
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
import { type Act, type ActState, useAct } from '../frame/act/use-act.ts';

/**
 * Sends changes of one account. One whose answer was lost is looked up, and never sent again by itself.
 *
 * @param refresh reads again what the page shows of the account
 */
export function useChange(
  userId: string,
  refresh: () => unknown,
): {
  state: ActState;
  /** The last one that was sent. */
  change: AccountChange | undefined;
  /** Answers what the dialog says of a refusal; undefined once the dialog has nothing more to do. */
  send: (change: AccountChange, comment: string) => Promise<string | undefined>;
  look: () => Promise<void>;
  forget: () => void;
} {
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
  const { state, ask, look, forget } = useAct();
  const [change, setChange] = useState<AccountChange>();

  const find = async (of: AccountChange): Promise<Found> => {
    const details = await backOfficeCompliance.details({ userId });
    if (!isOfAddress(of)) return details;
    const addresses = await backOfficeUsers.addresses({ userId });
    return { ...details, address: addresses.find(({ id }) => id === of.entry.id) };
  };

  const wasDone = async (of: AccountChange) => {
    const found = await find(of);
    refresh();
    const outcome = outcomeOf(of, found, officer?.id);
    if (outcome !== 'others') return outcome === 'ours';
    const entry = lastEntryOf(of, found);
    return { conflict: entry === undefined ? '' : t.byOther(entry) };
  };

  const call = (
    of: AccountChange,
    comment: string,
    options: Parameters<Act['send']>[0],
  ): Promise<unknown> => {
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

  return {
    state,
    change,
    send: async (next, comment) => {
      setChange(next);
      const send: Act['send'] = (options) => call(next, comment, options);
      const refusal = await ask({ send, wasDone: () => wasDone(next), hasRivals: true });
      if (refusal === undefined) {
        refresh();
        return undefined;
      }
      if (isSignInAsked(refusal.error)) return t.signIn;
      const { error } = refusal;
      const words = isApiError(error)
        ? error.messages.join(' ') || failureWords(error)
        : String(error);
      return t.failed({ reason: words });
    },
    look: async () => void (await look()),
    forget,
  };
}

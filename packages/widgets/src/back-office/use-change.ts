import { isApiError } from '@agio/api-client';
import {
  useChangeAccountStatus,
  useDowngradeUser,
  useExchange,
  useInvalidateAddress,
  useUserInformation,
} from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { useFailureWords } from '../provider/index.ts';
import {
  type AccountChange,
  type Found,
  isSignInAsked,
  lastEntryOf,
  outcomeOf,
} from './model/account-change.ts';
import { isAnswerLost, isConflict } from './model/verdict.ts';
import { changeMessages } from './change-messages.ts';

/** How the last change of an account stands. */
export type ChangeState =
  | { readonly status: 'none' }
  | { readonly status: 'done'; readonly change: AccountChange }
  /** Somebody else was first: who, and what, in words. */
  | { readonly status: 'conflict'; readonly words: string }
  | { readonly status: 'notArrived' }
  | {
      readonly status: 'lost';
      readonly change: AccountChange;
      readonly isLooking: boolean;
      readonly hasLooked: boolean;
    };

const none: ChangeState = { status: 'none' };

/**
 * Sends changes of one account. One whose answer was lost is looked up, and never sent again by itself.
 *
 * @param refresh reads again what the page shows of the account
 */
export function useChange(
  userId: string,
  refresh: () => unknown,
): {
  state: ChangeState;
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
  const { data: officer } = useUserInformation();
  const failureWords = useFailureWords();
  const [state, setState] = useState<ChangeState>(none);

  const find = async (change: AccountChange): Promise<Found> => {
    const details = await backOfficeCompliance.details({ userId });
    if (change.kind !== 'address') return details;
    const addresses = await backOfficeUsers.addresses({ userId });
    return { ...details, address: addresses.find(({ id }) => id === change.entry.id) };
  };

  const lookUp = async (change: AccountChange, hasLooked: boolean) => {
    const lost = { status: 'lost', change, hasLooked } as const;
    setState({ ...lost, isLooking: true });
    let found: Found;
    try {
      found = await find(change);
    } catch {
      setState({ ...lost, isLooking: false });
      return;
    }
    const outcome = outcomeOf(change, found, officer?.id);
    if (outcome === 'ours') setState({ status: 'done', change });
    else if (outcome === 'unchanged') setState({ status: 'notArrived' });
    else {
      const entry = lastEntryOf(change, found);
      setState({ status: 'conflict', words: entry === undefined ? '' : t.byOther(entry) });
    }
    refresh();
  };

  const call = (change: AccountChange, comment: string): Promise<unknown> => {
    switch (change.kind) {
      case 'status':
        return changeAccountStatus({
          userId,
          status: change.to,
          comment,
          ...(change.from !== 'Unknown' && { seenStatus: change.from }),
        });
      case 'tier':
        return downgradeUser({ userId, tier: change.to, comment });
      case 'address':
        return invalidateAddress({ addressId: change.entry.id, comment });
    }
  };

  const send = async (change: AccountChange, comment: string) => {
    setState(none);
    try {
      await call(change, comment);
      setState({ status: 'done', change });
      refresh();
      return undefined;
    } catch (error) {
      if (isConflict(error) && isApiError(error)) {
        setState({ status: 'conflict', words: error.messages.join(' ') });
        refresh();
        return undefined;
      }
      if (isAnswerLost(error)) {
        void lookUp(change, false);
        return undefined;
      }
      if (isSignInAsked(error)) return t.signIn;
      const words = isApiError(error)
        ? error.messages.join(' ') || failureWords(error)
        : String(error);
      return t.failed({ reason: words });
    }
  };

  return {
    state,
    send,
    look: async () => {
      if (state.status === 'lost') await lookUp(state.change, true);
    },
    forget: () => setState(none),
  };
}

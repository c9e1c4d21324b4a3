import type { ApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNote, LoadNotes, LoadState } from '@agio/ui/loadable';
import type { ReactNode } from 'react';
import { common } from '../words/messages.ts';
import { type Account, useAccount } from '../host/account.ts';
import { restrictionsOf, meaningOf, type NotActiveReason } from '../host/account-restrictions.ts';
import { useHost } from '../host/host.ts';
import { useNextStepLink } from './why-not-active.tsx';
import { useFailureWords } from './use-failure-words.ts';

/** Reason for which the reader may not see account data. */
export type NotAllowedReason = 'signedOut' | NotActiveReason;

/** The load state of data from the exchange. */
export type WidgetLoadState = LoadState<NotAllowedReason, ApiError>;

/** An answer of the exchange, as from the hooks of the client. */
interface Answer {
  data: unknown;
  error: ApiError | undefined;
}

/**
 * Returns the load state of public data. Loaded data stays visible when a refresh fails.
 * @param isEmpty the loaded data is empty; `noMatch` where the reader's filter excludes everything
 */
export function loadStateOf(
  { data, error }: Answer,
  isEmpty: boolean | 'noMatch' = false,
): WidgetLoadState {
  if (data === undefined) return error ? { status: 'error', fault: error } : { status: 'loading' };
  if (isEmpty) return { status: 'empty', reason: isEmpty === 'noMatch' ? isEmpty : undefined };
  return error ? { status: 'stale', fault: error } : { status: 'ready' };
}

/**
 * Returns the reason for which the reader may not see account data; undefined if they may. Calls of an inactive account
 * are not even sent.
 */
export function notAllowedReason(
  account: Account,
  error: ApiError | undefined,
): NotAllowedReason | undefined {
  if (!account.isSignedIn) return 'signedOut';
  const { isFrozen, isTerminated, isHeld } = account;
  const isClosed = isFrozen || isTerminated || isHeld || meaningOf(account).sees === 'nothing';
  return isClosed || error?.kind === 'gated'
    ? (restrictionsOf(account).reason ?? 'unknown')
    : undefined;
}

/** Returns the load state of data about the reader's account. */
export function useAccountLoadState(
  answer: Answer,
  isEmpty?: boolean | 'noMatch',
): WidgetLoadState {
  const reason = notAllowedReason(useAccount(), answer.error);
  return reason === undefined ? loadStateOf(answer, isEmpty) : { status: 'notAllowed', reason };
}

/** The words of a widget for its states; the rest is shared. */
export interface WidgetLoadWords {
  /** Title of a failure; the reason is added. */
  error: string;
  empty?: LoadNote | undefined;
  /** For guests; a button to sign in is added. */
  signedOut?: LoadNote | undefined;
  /** For an inactive account; the reason is added where there is no text. */
  notActive?: LoadNote | undefined;
  stale?: ReactNode;
  loading?: string | undefined;
}

/** Returns the notes for `<Loadable>` and `<DataTable>`: the words of a widget with reasons and buttons. */
export function useLoadNotes(
  state: WidgetLoadState,
  { error, empty, signedOut, notActive, stale, loading }: WidgetLoadWords,
): LoadNotes {
  const t = useMessages(common);
  const failureWords = useFailureWords();
  const { signIn } = useHost();
  const nextStep = useNextStepLink();
  return {
    error: {
      title: error,
      text: state.status === 'error' && state.fault ? failureWords(state.fault) : undefined,
    },
    empty,
    notAllowed:
      state.status !== 'notAllowed'
        ? undefined
        : state.reason === 'signedOut'
          ? {
              ...signedOut,
              actions: (
                <>
                  <Button size="sm" variant="primary" onClick={signIn}>
                    {t.signIn}
                  </Button>
                  {signedOut?.actions}
                </>
              ),
            }
          : { text: t.notActive[state.reason], actions: nextStep, ...notActive },
    stale,
    loading,
  };
}

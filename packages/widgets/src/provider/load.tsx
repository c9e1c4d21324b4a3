import type { ApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNote, LoadNotes, LoadState } from '@agio/ui/loadable';
import type { ReactNode } from 'react';
import { common } from '../shared/messages.ts';
import { type Account, useAccount } from './account.ts';
import { useHost } from './host.ts';
import { useFailureWords } from './use-failure-words.ts';
import { type NotActiveReason, whyNotActive } from './why-not-active.tsx';

/** Why the reader may not see something of an account. */
export type NotAllowedReason = 'signedOut' | NotActiveReason;

/** The state of something that was asked of the exchange. */
export type WidgetLoadState = LoadState<NotAllowedReason, ApiError>;

/** An answer of the exchange, as hooks of the client give it. */
interface Answer {
  data: unknown;
  error: ApiError | undefined;
}

/**
 * The state of an answer that everybody may see. What was loaded before stays in sight when asking again fails.
 *
 * @param isEmpty it was loaded, and there is nothing; `noMatch` where the reader's own choice leaves everything out
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
 * Why the reader may not see an answer about an account; undefined where they may. Calls of an account that is not active
 * are not even made (spec §5, request gating).
 */
export function notAllowedReason(
  account: Account,
  error: ApiError | undefined,
): NotAllowedReason | undefined {
  if (!account.isSignedIn) return 'signedOut';
  const isClosed = account.isFrozen || account.isTerminated || account.isInReview;
  return isClosed || error?.kind === 'gated' ? whyNotActive(account) : undefined;
}

/** The state of an answer about the reader's own account. */
export function useAccountLoadState(
  answer: Answer,
  isEmpty?: boolean | 'noMatch',
): WidgetLoadState {
  const reason = notAllowedReason(useAccount(), answer.error);
  return reason === undefined ? loadStateOf(answer, isEmpty) : { status: 'notAllowed', reason };
}

/** What a widget says of its states; the rest is the same in all of them. */
export interface WidgetLoadWords {
  /** It could not be loaded. Why is added. */
  error: string;
  empty?: LoadNote | undefined;
  /** To guests; the way to sign in is added. */
  signedOut?: LoadNote | undefined;
  /** To an account that is not active. Why is added where no text is given. */
  notActive?: LoadNote | undefined;
  stale?: ReactNode;
  loading?: string | undefined;
}

/** The notes of `<Loadable>` and `<DataTable>`: the words of a widget, with the reason and the way on. */
export function useLoadNotes(
  state: WidgetLoadState,
  { error, empty, signedOut, notActive, stale, loading }: WidgetLoadWords,
): LoadNotes {
  const t = useMessages(common);
  const failureWords = useFailureWords();
  const { signIn } = useHost();
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
          : { text: t.notActive[state.reason], ...notActive },
    stale,
    loading,
  };
}

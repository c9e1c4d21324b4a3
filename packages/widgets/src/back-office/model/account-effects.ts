import type { UserInformation } from '@agio/api-client';
import { accountOf, consequencesOf, type NotActiveReason } from '../../provider/index.ts';
import type { ActivityStatus } from './users-view.ts';

/** What somebody can and cannot do. */
export type AccountEffect =
  | 'trades'
  | 'tradesNot'
  | 'sends'
  | 'sendsNot'
  | 'reads'
  | 'closed'
  | 'answers'
  | 'ordersCancelled'
  | 'banner';

export interface AccountEffects {
  readonly effects: readonly AccountEffect[];
  /** Why they may not trade, as their pages say it; undefined: they may. */
  readonly reason: NotActiveReason | undefined;
}

/** Closing an account takes its orders out of the markets (contract, `changeUserStatus`). */
const closing: readonly ActivityStatus[] = ['Frozen', 'Terminated', 'Banned'];

/** What follows for a user from a status: by the same rules as their own pages (`consequencesOf`). */
export function effectsOf(user: UserInformation, status: ActivityStatus): AccountEffects {
  const standing: UserInformation = {
    ...user,
    activityStatus: status,
    isFrozen: status === 'Frozen',
    isTerminated: status === 'Terminated',
  };
  const { reason, isLimited, banner } = consequencesOf(accountOf(true, standing));
  const isClosed = reason === 'terminated' || reason === 'banned';
  const isAsked = reason === 'waitingForData' || reason === 'unverified';
  const mayTrade = reason === undefined;
  return {
    reason,
    effects: [
      mayTrade ? 'trades' : 'tradesNot',
      mayTrade && !isLimited ? 'sends' : 'sendsNot',
      isClosed ? 'closed' : 'reads',
      ...(isAsked ? (['answers'] as const) : []),
      ...(closing.includes(status) ? (['ordersCancelled'] as const) : []),
      ...(banner === undefined ? [] : (['banner'] as const)),
    ],
  };
}

import { accountStates, stateOf, type StateMeaning, type UserInformation } from '@agio/api-client';
import { accountOf, restrictionsOf, type NotActiveReason } from '../../../host/index.ts';
import type { ActivityStatus } from '../../users/model/users-view.ts';

/** Consequences of a status for a user. */
export interface AccountEffects extends Required<Pick<StateMeaning, 'sees'>> {
  readonly trades: boolean;
  readonly sends: boolean;
  readonly cancelsOrders: boolean;
  readonly asks: boolean;
  /** Place in which they read of it. */
  readonly told: 'banner' | 'pages' | 'nothing';
  /** Reason for which they may not trade, as their pages say it; undefined if they may. */
  readonly reason: NotActiveReason | undefined;
}

/** Returns what follows for a user from a status, by the table that the exchange and their own pages go by. */
export function effectsOf(user: UserInformation, status: ActivityStatus): AccountEffects {
  const standing: UserInformation = {
    ...user,
    activityStatus: status,
    // Banned and terminated are closed to the questions, too; reopened, a request that was in review still is.
    isFrozen: status === 'Frozen',
    isTerminated: status === 'Terminated',
  };
  const { reason, banner } = restrictionsOf(accountOf(true, standing));
  const meaning = accountStates[stateOf(standing)];
  // Calls and orders go by the status, also of who has no tier yet.
  const { sees, cancels } = accountStates[status];
  const trades = reason === undefined;
  return {
    reason,
    trades,
    sends: trades && meaning.sends === true,
    sees,
    cancelsOrders: cancels !== undefined,
    asks: meaning.asks === true,
    told: banner !== undefined ? 'banner' : trades ? 'nothing' : 'pages',
  };
}

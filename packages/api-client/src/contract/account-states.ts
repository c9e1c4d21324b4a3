// @where Client: consequences of the state of an account: landing, banner, menus, commands
import type { Standing } from './base/endpoint.ts';
import type { ActivityStatus, ComplianceStep } from './base/enums.ts';
import type { RefusalCode } from './refusals.ts';

/** Names of why an account may not trade: keys of the words on screens. */
export type ClosedReason =
  | 'terminated'
  | 'frozen'
  | 'inReview'
  | 'banned'
  | 'unverified'
  | 'waitingForData'
  | 'unknown';

/** Meaning of one state of an account: for the exchange that refuses, for screens, and for an officer who sets it. */
export interface StateMeaning {
  /** The most that a call may ask of it (S56). */
  readonly goodFor: Standing;
  /** Refusal of a call that asks for more. */
  readonly refusal?: Extract<
    RefusalCode,
    `account${'Terminated' | 'Banned' | 'Frozen' | 'NotActive'}` | 'identityNotVerified'
  >;
  /** Reason for which it may not trade, convert, buy or sell; undefined if it may. */
  readonly reason?: ClosedReason;
  /** True if the account may send. */
  readonly sends?: true;
  /**
   * View of the owner who signs in: everything, all but balances, orders and history, or only that the account is
   * closed.
   */
  readonly sees: 'everything' | 'noBalances' | 'nothing';
  /** End of its open orders when it is put into this state; undefined: they stay. */
  readonly cancels?: 'CancelledByAdmin' | 'CancelledBySystem';
  /** The banner over every page. */
  readonly banner?: 'terminated' | 'frozen' | 'banned' | 'limited';
  /** Its owner is asked to answer questions and to send documents. */
  readonly asks?: true;
  /** Page after a sign-in that has no page to return to. */
  readonly landing: 'markets' | 'verification' | 'portfolio';
}

/** `Unverified`: there is no tier yet, whatever the status. `Unknown`: a status of an exchange that is newer than this. */
export type AccountState = ActivityStatus | 'Unverified' | 'Unknown';

const waiting = {
  goodFor: 'unfrozen',
  refusal: 'accountNotActive',
  sees: 'noBalances',
  // Its owner can neither see nor cancel them.
  cancels: 'CancelledBySystem',
} as const;
const closed = {
  goodFor: 'any',
  sees: 'nothing',
  cancels: 'CancelledByAdmin',
  landing: 'markets',
} as const;

/**
 * The one table of what a state of an account means. From it come the refusals of the exchange,
 * the menus, banners, landings and buttons of screens, the dialog in which an officer changes a status, and `docs/standing.md`.
 */
export const accountStates: Readonly<Record<AccountState, StateMeaning>> = {
  Terminated: {
    ...closed,
    refusal: 'accountTerminated',
    reason: 'terminated',
    banner: 'terminated',
  },
  Banned: {
    ...closed,
    refusal: 'accountBanned',
    reason: 'banned',
    banner: 'banned',
  },
  Frozen: {
    goodFor: 'open',
    refusal: 'accountFrozen',
    reason: 'frozen',
    sees: 'noBalances',
    cancels: 'CancelledByAdmin',
    banner: 'frozen',
    landing: 'markets',
  },
  WaitingForReview: { ...waiting, reason: 'inReview', landing: 'markets' },
  WaitingForData: { ...waiting, reason: 'waitingForData', asks: true, landing: 'verification' },
  Unverified: {
    goodFor: 'active',
    refusal: 'identityNotVerified',
    reason: 'unverified',
    sees: 'everything',
    asks: true,
    landing: 'verification',
  },
  Limited: { goodFor: 'verified', sees: 'everything', banner: 'limited', landing: 'portfolio' },
  Active: { goodFor: 'verified', sends: true, sees: 'everything', landing: 'portfolio' },
  Unknown: { ...waiting, reason: 'unknown', landing: 'portfolio' },
};

/** The parts of a user that decide on the state of the account. */
export interface StateFacts {
  readonly verificationLevel: number | null;
  readonly complianceStep: ComplianceStep | 'Unknown';
  readonly activityStatus: ActivityStatus | 'Unknown';
  readonly isTerminated: boolean;
  readonly isFrozen: boolean;
}

/** Returns the status, where either the flags or the status say that an account is terminated or frozen. */
export function statusOf({
  activityStatus,
  isTerminated,
  isFrozen,
}: Pick<StateFacts, 'activityStatus' | 'isTerminated' | 'isFrozen'>): StateFacts['activityStatus'] {
  if (isTerminated || activityStatus === 'Terminated') return 'Terminated';
  return isFrozen && activityStatus !== 'Banned' ? 'Frozen' : activityStatus;
}

/**
 * Returns the state of an account, the most severe first. A review wins over everything but frozen and terminated, except
 * over an active account with a tier: a higher tier that is asked for takes nothing away until the decision.
 */
export function stateOf(user: StateFacts): AccountState {
  const { activityStatus, complianceStep, verificationLevel } = user;
  if (user.isTerminated || activityStatus === 'Terminated') return 'Terminated';
  if (user.isFrozen || activityStatus === 'Frozen') return 'Frozen';
  const isVerified = (verificationLevel ?? 0) >= 1;
  const isGranted = isVerified && accountStates[activityStatus].goodFor === 'verified';
  if (complianceStep === 'PendingForReview' && !isGranted) return 'WaitingForReview';
  if (activityStatus === 'WaitingForReview' || activityStatus === 'Banned') return activityStatus;
  return isVerified ? activityStatus : 'Unverified';
}

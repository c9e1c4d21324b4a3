import type { HeldWithdrawal } from '@agio/api-client/contract';
import { reasonLength } from './hold-values.ts';

/** A decision on withdrawals, as the officer saw them. */
export interface Release {
  readonly withdrawals: readonly HeldWithdrawal[];
  readonly decision: 'Approve' | 'Reject';
  readonly comment: string;
}

/** Withdrawal that another act was faster on, with words that say which. */
export interface ReleaseFailure {
  readonly id: string;
  readonly reason: string;
}

/** Returns true if a reason is too short: one of a rejection, or a note that was begun. */
export const isReasonMissing = (decision: Release['decision'], text: string): boolean =>
  text.length < reasonLength.min && (decision === 'Reject' || text !== '');

type Hold = Pick<HeldWithdrawal, 'hold'>;

export const canDecide = ({ hold }: Hold): boolean => hold.state === 'Held';

/** Returns true if an approval is the first of the two that are needed. */
export const isFirstOfTwo = ({ hold }: Hold): boolean =>
  hold.needsTwo && hold.firstApproval === null;

/** Returns true if the officer gave the first approval, and cannot give the second. */
export const isGivenBy = (officerId: string | undefined, { hold }: Hold): boolean =>
  hold.firstApproval !== null && hold.firstApproval.officerId === officerId;

/** Returns the name under which the reasons of a decision on withdrawals are kept, in whatever order they were chosen. */
export const subjectOf = (withdrawals: Release['withdrawals']): string =>
  withdrawals
    .map(({ id }) => id)
    .toSorted()
    .join(',');

/**
 * Returns the outcome of a decision whose answer was lost, from the withdrawals as they are now: undefined if it did not
 * arrive, those that another officer was faster on, or the names of all of them.
 *
 * @param seen withdrawals as they were when it was sent, in the same order
 */
export function outcomeOf(
  seen: Release['withdrawals'],
  now: readonly Pick<HeldWithdrawal, 'id' | 'hold'>[],
  officerId: string | undefined,
): readonly ReleaseFailure[] | { readonly conflict: string } | undefined {
  const changed = now.filter(({ hold }, at) => hold.version !== seen[at]?.hold.version);
  if (changed.length === 0) return undefined;
  const others = changed.flatMap(({ id, hold }) => {
    const last = hold.decision ?? hold.firstApproval;
    return last === null || last.officerId === officerId ? [] : [{ id, reason: last.officer }];
  });
  return others.length === changed.length
    ? { conflict: others.map(({ reason }) => reason).join(', ') }
    : others;
}

import type { HeldWithdrawal } from '@agio/api-client/contract';
import { useExchange, useResolveWithdrawals, useUserInformation } from '@agio/api-client/react';
import { useIntent } from '../../intent/use-intent.ts';

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

/**
 * Sends decisions, which the exchange refuses for each withdrawal that changed since the officer saw it. After a lost
 * answer the withdrawals themselves say what became of the decision; nothing is sent again before it is known.
 */
export function useRelease() {
  const { backOfficeWithdrawals, refusalText } = useExchange();
  const { resolveWithdrawals } = useResolveWithdrawals();
  const { data: officer } = useUserInformation();
  return useIntent<Release, readonly ReleaseFailure[]>({
    send: async ({ withdrawals, decision, comment }, options) => {
      const { outcomes } = await resolveWithdrawals(
        {
          withdrawals: withdrawals.map(({ id, hold }) => ({ id, seenVersion: hold.version })),
          decision,
          ...(comment !== '' && { comment }),
        },
        options,
      );
      const refused = outcomes.flatMap(({ id, reason }) => (reason === null ? [] : { id, reason }));
      return Promise.all(
        refused.map(async ({ id, reason }) => ({ id, reason: await refusalText(reason) })),
      );
    },
    find: async ({ withdrawals }) => {
      const now = await Promise.all(
        withdrawals.map(({ id }) => backOfficeWithdrawals.details({ id })),
      );
      const changed = now.filter(
        ({ withdrawal: { hold } }, at) => hold.version !== withdrawals[at]?.hold.version,
      );
      if (changed.length === 0) return undefined;
      const others = changed.flatMap(({ withdrawal: { id, hold } }) => {
        const last = hold.decision ?? hold.firstApproval;
        return last === null || last.officerId === officer?.id
          ? []
          : [{ id, reason: last.officer }];
      });
      return others.length === changed.length
        ? { conflict: others.map(({ reason }) => reason).join(', ') }
        : others;
    },
  });
}

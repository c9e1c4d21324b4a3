import { useExchange, useResolveWithdrawals, useUserInformation } from '@agio/api-client/react';
import { useIntent } from '../../intent/use-intent.ts';
import { outcomeOf, type Release, type ReleaseFailure } from './model/release.ts';

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
      const refused = outcomes.flatMap(({ id, reason }) =>
        reason === null ? [] : [{ id, reason }],
      );
      return Promise.all(
        refused.map(async ({ id, reason }) => ({ id, reason: await refusalText(reason) })),
      );
    },
    find: async ({ withdrawals }) => {
      const now = await Promise.all(
        withdrawals.map(({ id }) => backOfficeWithdrawals.details({ id })),
      );
      return outcomeOf(
        withdrawals,
        now.map(({ withdrawal }) => withdrawal),
        officer?.id,
      );
    },
  });
}

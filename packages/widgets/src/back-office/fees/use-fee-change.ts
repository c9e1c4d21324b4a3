import type { FeeSchedule, FeeSchedules } from '@agio/api-client/contract';
import {
  useExchange,
  useProposeFees,
  useResolveFees,
  useUserInformation,
} from '@agio/api-client/react';
import { useIntent } from '../../intent/use-intent.ts';
import { isSameSchedule, type NewSteps } from './model/fee-form.ts';

/** An act on the fees, as the administrator has seen them. */
export type FeeChange = { readonly seen: FeeSchedules } & (
  | {
      readonly act: 'propose';
      readonly steps: NewSteps;
      readonly startsAt: string | null;
      readonly reason: string;
    }
  | { readonly act: 'Approve' | 'Reject' }
);

/**
 * Sends acts on the fees, which the exchange refuses after any act since the administrator has seen them. After a lost answer
 * the schedule is read again; nothing is sent again before it is known.
 */
export function useFeeChange() {
  const { backOfficeFees } = useExchange();
  const { proposeFees } = useProposeFees();
  const { resolveFees } = useResolveFees();
  const own = useUserInformation().data?.id;
  return useIntent<FeeChange>({
    conflict: () => true,
    send: (change, options) => {
      const seenVersion = change.seen.version;
      if (change.act !== 'propose') {
        return resolveFees({ seenVersion, decision: change.act }, options);
      }
      const { steps, startsAt, reason } = change;
      return proposeFees({ seenVersion, steps, startsAt, reason }, options);
    },
    find: async (change) => {
      const now = await backOfficeFees.read();
      if (now.version === change.seen.version) return false;
      if (change.act === 'propose') {
        const isOwn = now.next?.proposed?.officerId === own;
        if (isOwn && isSameSchedule(now.next?.steps ?? [], change.steps)) return true;
        return { conflict: now.next?.proposed?.officer ?? '' };
      }
      const decided = decisionOf(now, change.seen.next?.number);
      return decided?.officerId === own || { conflict: decided?.officer ?? '' };
    },
  });
}

const decisionOf = ({ inForce, next, past }: FeeSchedules, number: number | undefined) =>
  [inForce, ...(next === null ? [] : [next]), ...past].find(
    (each: FeeSchedule) => each.number === number,
  )?.decided;

import type { FeeStep, LimitStep, Schedule, Schedules } from '@agio/api-client/contract';
import {
  useExchange,
  useProposeFees,
  useProposeLimits,
  useResolveFees,
  useResolveLimits,
  useUserInformation,
} from '@agio/api-client/react';
import { type CallOptions, type Intent, useIntent } from '../../intent/use-intent.ts';
import { isSameSchedule, type NewSteps } from './model/fee-form.ts';
import { isSameLimits, type NewLimits } from './model/limit-form.ts';

/** An act on fees or limits, as the administrator has seen them. */
type ScheduleChange<Step, New> = { readonly seen: Schedules<Step> } & (
  | {
      readonly act: 'propose';
      readonly steps: New;
      readonly startsAt: string | null;
      readonly reason: string;
    }
  | { readonly act: 'Approve' | 'Reject' }
);

/** The calls of fees or limits. */
interface ScheduleCalls<Step, New> {
  readonly read: () => Promise<Schedules<Step>>;
  readonly propose: (
    input: { seenVersion: number; steps: New; startsAt: string | null; reason: string },
    options: CallOptions,
  ) => Promise<unknown>;
  readonly resolve: (
    input: { seenVersion: number; decision: 'Approve' | 'Reject' },
    options: CallOptions,
  ) => Promise<unknown>;
  readonly isSame: (steps: readonly Step[], wanted: New) => boolean;
}

/** Acts on fees or limits, and their progress. */
export type ScheduleIntent<Step, New> = Intent<ScheduleChange<Step, New>, unknown>;

/**
 * Sends acts on fees or limits, which the exchange refuses after any act since the administrator has seen them. After a lost
 * answer they are read again; nothing is sent again before it is known.
 */
function useScheduleChange<Step, New>({
  read,
  propose,
  resolve,
  isSame,
}: ScheduleCalls<Step, New>): ScheduleIntent<Step, New> {
  const own = useUserInformation().data?.id;
  return useIntent<ScheduleChange<Step, New>>({
    conflict: () => true,
    send: (change, options) => {
      const seenVersion = change.seen.version;
      if (change.act !== 'propose') {
        return resolve({ seenVersion, decision: change.act }, options);
      }
      const { steps, startsAt, reason } = change;
      return propose({ seenVersion, steps, startsAt, reason }, options);
    },
    find: async (change) => {
      const now = await read();
      if (now.version === change.seen.version) return false;
      if (change.act === 'propose') {
        const isOwn = now.next?.proposed?.officerId === own;
        if (isOwn && isSame(now.next?.steps ?? [], change.steps)) return true;
        return { conflict: now.next?.proposed?.officer ?? '' };
      }
      const decided = decisionOf(now, change.seen.next?.number);
      return decided?.officerId === own || { conflict: decided?.officer ?? '' };
    },
  });
}

/** Sends acts on the fee schedule. */
export function useFeeChange(): ScheduleIntent<FeeStep, NewSteps> {
  const { backOfficeFees } = useExchange();
  const { proposeFees: propose } = useProposeFees();
  const { resolveFees: resolve } = useResolveFees();
  const read = () => backOfficeFees.read();
  return useScheduleChange({ read, propose, resolve, isSame: isSameSchedule });
}

/** Sends acts on the limits of the tiers. */
export function useLimitChange(): ScheduleIntent<LimitStep, NewLimits> {
  const { backOfficeLimits } = useExchange();
  const { proposeLimits: propose } = useProposeLimits();
  const { resolveLimits: resolve } = useResolveLimits();
  const read = () => backOfficeLimits.read();
  return useScheduleChange({ read, propose, resolve, isSame: isSameLimits });
}

const decisionOf = <Step>({ inForce, next, past }: Schedules<Step>, number: number | undefined) =>
  [inForce, ...(next === null ? [] : [next]), ...past].find(
    (each: Schedule<Step>) => each.number === number,
  )?.decided;

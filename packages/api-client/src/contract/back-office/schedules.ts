import * as v from 'valibot';
import { closedEnum, listOf, openEnum, queryInteger, timestamp } from '../base/primitives.ts';
import { currencies } from '../base/enums.ts';
import { count } from '../base/figures.ts';
import { officerAct } from './case-records.ts';
import { adminsOnly } from './staff.ts';

/**
 * `Proposed`: waits for another administrator. `Planned`: approved, and takes effect at its start. The last two never took
 * effect.
 */
export const scheduleStates = [
  'Proposed',
  'Planned',
  'InForce',
  'Past',
  'Rejected',
  'Withdrawn',
] as const;

type OfficerAct = v.InferOutput<typeof officerAct>;

/** A version of fees or limits that two administrators change. */
export interface Schedule<Step> {
  number: number;
  state: (typeof scheduleStates)[number] | 'Unknown';
  steps: Step[];
  startsAt: string | null;
  inForceSince: string | null;
  proposed: OfficerAct | null;
  decided: OfficerAct | null;
}

/** All versions of fees or limits. */
export interface Schedules<Step> {
  currency: (typeof currencies)[number] | 'Unknown';
  version: number;
  inForce: Schedule<Step>;
  next: Schedule<Step> | null;
  past: Schedule<Step>[];
}

/** Returns the schema of all versions of a schedule; `steps` is that of its steps. */
export function schedulesOf<Steps extends v.GenericSchema>(steps: Steps) {
  const schedule = v.object({
    /** From 1, the version with which the exchange began. */
    number: count,
    state: openEnum(scheduleStates),
    steps,
    /** Start that was asked for; null for one at once. */
    startsAt: v.nullable(timestamp),
    inForceSince: v.nullable(timestamp),
    /** Null of the first version. `comment` is the reason. */
    proposed: v.nullable(officerAct),
    decided: v.nullable(officerAct),
  });
  return v.object({
    /** Currency of the amounts. */
    currency: openEnum(currencies),
    /** Counts acts on versions. A change names the one that the administrator has seen. */
    version: count,
    inForce: schedule,
    /** The change that is proposed or planned; there is one at a time. */
    next: v.nullable(schedule),
    /** All versions that are over, the latest first. */
    past: listOf(schedule, 200, 'number'),
  });
}

export const readsSchedules = {
  auth: 'required',
  standing: 'active',
  backOffice: true,
  roles: adminsOnly,
} as const;
export const changesSchedules = {
  ...readsSchedules,
  recentSignIn: true,
  idempotent: true,
} as const;

/** Fields of a proposal beside its steps. With null it takes effect upon approval. */
export const proposalFields = {
  seenVersion: queryInteger(0, 1_000_000),
  startsAt: v.nullable(timestamp),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
};

export const resolution = v.object({
  seenVersion: queryInteger(0, 1_000_000),
  decision: closedEnum(['Approve', 'Reject']),
});

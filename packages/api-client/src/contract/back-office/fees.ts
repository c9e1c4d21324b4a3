// @where Back office: fee schedule, planned changes and their effect
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { currencies, tiers } from '../base/enums.ts';
import { count, nonNegativeDecimal, rate } from '../base/figures.ts';
import {
  closedEnum,
  listOf,
  nothing,
  openEnum,
  queryInteger,
  timestamp,
} from '../base/primitives.ts';
import { feeStep, maxFeeSteps } from '../market-data.ts';
import { officerAct } from './case-records.ts';
import { adminsOnly, backOffice } from './staff.ts';

/**
 * `Proposed`: waits for another administrator. `Planned`: approved, and takes effect at its start. The last two never took
 * effect.
 */
export const feeScheduleStates = [
  'Proposed',
  'Planned',
  'InForce',
  'Past',
  'Rejected',
  'Withdrawn',
] as const;

export const feeSchedule = v.object({
  /** From 1, the schedule with which the exchange began. */
  number: count,
  state: openEnum(feeScheduleStates),
  steps: listOf(feeStep, maxFeeSteps, 'tier', 'volume'),
  /** Start that was asked for; null for one at once. */
  startsAt: v.nullable(timestamp),
  inForceSince: v.nullable(timestamp),
  /** Null of the first schedule. `comment` is the reason. */
  proposed: v.nullable(officerAct),
  decided: v.nullable(officerAct),
});
export type FeeSchedule = v.InferOutput<typeof feeSchedule>;

export const feeSchedules = v.object({
  /** Currency of the volumes. */
  currency: openEnum(currencies),
  /** Counts acts on schedules. A change names the one that the administrator has seen. */
  version: count,
  inForce: feeSchedule,
  /** The change that is proposed or planned; there is one at a time. */
  next: v.nullable(feeSchedule),
  /** All versions that are over, the latest first. */
  past: listOf(feeSchedule, 200, 'number'),
});
export type FeeSchedules = v.InferOutput<typeof feeSchedules>;

/** Steps as they are proposed; the first one is for everyone. */
const newSteps = v.pipe(
  v.array(
    v.object({
      tier: closedEnum(tiers),
      volume: nonNegativeDecimal,
      makerFee: rate,
      takerFee: rate,
    }),
  ),
  v.minLength(1),
  v.maxLength(maxFeeSteps),
);

const beforeAndAfter = v.object({ before: nonNegativeDecimal, after: nonNegativeDecimal });

/** Consequence of other steps, worked out from what customers did and from where they stand today. */
export const feeEffect = v.object({
  currency: openEnum(currencies),
  /** Fees of the trades of the last 24 hours and 30 days, under the steps in force and under the others. */
  day: beforeAndAfter,
  month: beforeAndAfter,
  /** For each of the other steps, its customers of the last 30 days, and those who would pay more or less. */
  steps: listOf(v.object({ customers: count, more: count, less: count }), maxFeeSteps),
  /** Open orders whose fee would be another one, and their customers. */
  orders: count,
  orderCustomers: count,
});
export type FeeEffect = v.InferOutput<typeof feeEffect>;

const readsFees = {
  auth: 'required',
  standing: 'active',
  backOffice: true,
  roles: adminsOnly,
} as const;
const changesFees = { ...readsFees, recentSignIn: true, idempotent: true } as const;
const seenVersion = queryInteger(0, 1_000_000);

/**
 * The fee schedule. One administrator proposes a change, another one approves it, and it takes effect at its start.
 * Extensions (0127): the specification has no calls for them.
 */
export const backOfficeFees = {
  /** Read the schedule in force, the next one, and the past. */
  read: defineEndpoint({
    ...readsFees,
    method: 'GET',
    path: `${backOffice}/fees`,
    input: nothing,
    output: feeSchedules,
  }),
  /** Work out what other steps would have meant for the trades of the last 30 days and for open orders. */
  effect: defineEndpoint({
    ...readsFees,
    method: 'POST',
    safe: true,
    path: `${backOffice}/fees/effect`,
    input: v.object({ steps: newSteps }),
    output: feeEffect,
  }),
  /**
   * Propose other steps, from a time on or, with null, from their approval on. Refused with 409 after any act since
   * `seenVersion`, and while another change is proposed or planned.
   */
  propose: defineEndpoint({
    ...changesFees,
    method: 'POST',
    path: `${backOffice}/fees/propose`,
    input: v.object({
      seenVersion,
      steps: newSteps,
      startsAt: v.nullable(timestamp),
      reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
    }),
    output: feeSchedules,
  }),
  /**
   * Approve a proposal, or end one or a planned change. Its author cannot approve it (403), and rejects it to withdraw it.
   * Approved after its start, it takes effect at once.
   */
  resolve: defineEndpoint({
    ...changesFees,
    method: 'PUT',
    path: `${backOffice}/fees/resolve`,
    input: v.object({ seenVersion, decision: closedEnum(['Approve', 'Reject']) }),
    output: feeSchedules,
  }),
};

// @where Back office: fee schedule, planned changes and their effect
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { currencies, tiers } from '../base/enums.ts';
import { count, nonNegativeDecimal, rate } from '../base/figures.ts';
import { closedEnum, listOf, nothing, openEnum } from '../base/primitives.ts';
import { feeStep, maxFeeSteps } from '../market-data.ts';
import {
  changesSchedules,
  proposalFields,
  readsSchedules,
  resolution,
  schedulesOf,
} from './schedules.ts';
import { backOffice } from './staff.ts';

export const feeSchedules = schedulesOf(listOf(feeStep, maxFeeSteps, 'tier', 'volume'));
export type FeeSchedules = v.InferOutput<typeof feeSchedules>;
export type FeeSchedule = FeeSchedules['inForce'];

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

/**
 * The fee schedule. One administrator proposes a change, another one approves it, and it takes effect at its start.
 * Extensions (0127): the specification has no calls for them.
 */
export const backOfficeFees = {
  /** Read the schedule in force, the next one, and the past. */
  read: defineEndpoint({
    ...readsSchedules,
    method: 'GET',
    path: `${backOffice}/fees`,
    input: nothing,
    output: feeSchedules,
  }),
  /** Work out what other steps would have meant for the trades of the last 30 days and for open orders. */
  effect: defineEndpoint({
    ...readsSchedules,
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
    ...changesSchedules,
    method: 'POST',
    path: `${backOffice}/fees/propose`,
    input: v.object({ ...proposalFields, steps: newSteps }),
    output: feeSchedules,
  }),
  /**
   * Approve a proposal, or end one or a planned change. Its author cannot approve it (403), and rejects it to withdraw it.
   * Approved after its start, it takes effect at once.
   */
  resolve: defineEndpoint({
    ...changesSchedules,
    method: 'PUT',
    path: `${backOffice}/fees/resolve`,
    input: resolution,
    output: feeSchedules,
  }),
};

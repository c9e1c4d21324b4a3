// @where Back office: limits of each tier, planned changes and their effect
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { currencies, tiers } from '../base/enums.ts';
import { count, nonNegativeDecimal } from '../base/figures.ts';
import { closedEnum, listOf, nothing, openEnum } from '../base/primitives.ts';
import { tierLimits } from '../compliance/compliance.ts';
import {
  changesSchedules,
  proposalFields,
  readsSchedules,
  resolution,
  schedulesOf,
} from './schedules.ts';
import { backOffice } from './staff.ts';

export type LimitStep = v.InferOutput<typeof tierLimits>;

/** Most tiers of an answer, as in `info.exchange`. */
const maxTiers = 50;

export const limitSchedules = schedulesOf(listOf(tierLimits, maxTiers, 'tier'));
export type LimitSchedules = v.InferOutput<typeof limitSchedules>;

const limit = v.nullable(nonNegativeDecimal);
/** A row for each tier. */
const newLimits = v.pipe(
  v.array(
    v.object({
      tier: closedEnum(tiers),
      withdrawPerDay: limit,
      withdrawPerMonth: limit,
      rampPerDay: limit,
    }),
  ),
  v.minLength(1),
  v.maxLength(maxTiers),
);

/** Customers who used more than a limit: that in force, and the other one. */
const above = v.object({ before: count, after: count });

/** Consequence of other limits, worked out from what customers of each tier used in the last 30 days. */
export const limitEffect = v.object({
  currency: openEnum(currencies),
  steps: listOf(
    v.object({
      tier: openEnum(tiers),
      /** Customers who withdrew, bought or sold in these days. */
      customers: count,
      /** In one of these days. */
      withdrawPerDay: above,
      /** In a month that these days touch. */
      withdrawPerMonth: above,
      rampPerDay: above,
    }),
    maxTiers,
    'tier',
  ),
});
export type LimitEffect = v.InferOutput<typeof limitEffect>;

/**
 * Limits of each tier. One administrator proposes a change, another one approves it, and it takes effect at its start, as
 * with fees. Extensions (0141): the specification has no calls for them.
 */
export const backOfficeLimits = {
  /** Read the limits in force, the next ones, and the past. */
  read: defineEndpoint({
    ...readsSchedules,
    method: 'GET',
    path: `${backOffice}/limits`,
    input: nothing,
    output: limitSchedules,
  }),
  /** Count the customers who used more than other limits in the last 30 days. */
  effect: defineEndpoint({
    ...readsSchedules,
    method: 'POST',
    safe: true,
    path: `${backOffice}/limits/effect`,
    input: v.object({ steps: newLimits }),
    output: limitEffect,
  }),
  /**
   * Propose other limits, from a time on or, with null, from their approval on. Refused with 409 after any act since
   * `seenVersion`, and while another change is proposed or planned.
   */
  propose: defineEndpoint({
    ...changesSchedules,
    method: 'POST',
    path: `${backOffice}/limits/propose`,
    input: v.object({ ...proposalFields, steps: newLimits }),
    output: limitSchedules,
  }),
  /**
   * Approve a proposal, or end one or a planned change. Its author cannot approve it (403), and rejects it to withdraw it.
   * Approved after its start, it takes effect at once.
   */
  resolve: defineEndpoint({
    ...changesSchedules,
    method: 'PUT',
    path: `${backOffice}/limits/resolve`,
    input: resolution,
    output: limitSchedules,
  }),
};

import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { currencies } from './base/enums.ts';
import { nonNegativeDecimal, positiveDecimal } from './base/figures.ts';
import { listOf, nothing, openEnum, timestamp } from './base/primitives.ts';
import { feeStep, maxFeeSteps } from './market-data.ts';

/**
 * The fee schedule as it is for one user. Volumes are in `currency`, and those of 30 days of UTC. The volume that decides is
 * counted at the beginning of each day, so that a fee does not change between an estimate and its order.
 */
export const feeStanding = v.object({
  currency: openEnum(currencies),
  /** Volume that the fees follow from until `until`. */
  volume: nonNegativeDecimal,
  until: timestamp,
  /** Volume that will count from `until` on, so far. */
  nextVolume: nonNegativeDecimal,
  steps: listOf(feeStep, maxFeeSteps, 'tier', 'volume'),
  /** The lowest step with a lower fee that more volume leads to, and what is missing; null if there is none. */
  next: v.nullable(v.object({ step: feeStep, missing: positiveDecimal })),
  /** Approved steps that take effect later. */
  planned: v.nullable(
    v.object({ startsAt: timestamp, steps: listOf(feeStep, maxFeeSteps, 'tier', 'volume') }),
  ),
});
export type FeeStanding = v.InferOutput<typeof feeStanding>;

/** Extension (0127): the specification shows no schedule. */
export const fees = {
  /** Read the fee schedule, and the user's place in it. */
  standing: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/fees',
    auth: 'required',
    standing: 'open',
    input: nothing,
    output: feeStanding,
  }),
};

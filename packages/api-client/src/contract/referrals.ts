import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { portfolioRanges, portfolioResolutions } from './base/enums.ts';
import { count, nonNegativeDecimal, rate } from './base/figures.ts';
import { closedEnum, id, listOf, nothing, openEnum, timestamp } from './base/primitives.ts';
import { reward } from './base/reward.ts';
import { name, symbol, textUpTo, url } from './base/texts.ts';

export { reward, type Reward, rewardKinds } from './base/reward.ts';

export const referralStates = ['SignedUp', 'Verified', 'Trading'] as const;

/**
 * The invitation of a user, its terms, and what it has earned; the terms are our own, the specification has none.
 *
 * - For each friend who completes the first verification the user earns `bonus`, and `share` of the fees of each of their
 *   trades, at its worth in that moment. A friend gets `discount` of their own fees back in the same way.
 * - What was earned is pending until it comes to `payoutFrom`; then all of it becomes a reward, which can be claimed.
 *
 * `earned` is `pending` and all rewards of the kind `Referral`, claimed or not.
 */
export const referralOverview = v.object({
  code: textUpTo(64),
  /** The invitation link, with the code in `ref-code`. */
  link: url,
  /** Share of a friend's fees that the user gets, and that the friend gets back: `0.2` is 20 %. */
  share: rate,
  discount: rate,
  /** In `rewardAsset`, as all amounts. */
  bonus: v.optional(nonNegativeDecimal),
  payoutFrom: v.optional(nonNegativeDecimal),
  invited: count,
  verified: count,
  earned: nonNegativeDecimal,
  pending: v.optional(nonNegativeDecimal),
  claimable: nonNegativeDecimal,
  /** Part of `earned` that comes from the user's own fees; null for a user who came without an invitation. */
  rebate: v.optional(v.nullable(nonNegativeDecimal)),
  rewardAsset: symbol,
});
export type ReferralOverview = v.InferOutput<typeof referralOverview>;

export const referredFriend = v.object({
  id,
  /** Masked by the server: `m•••@fastmail.ch`. */
  name,
  joinedAt: timestamp,
  state: openEnum(referralStates),
  earned: nonNegativeDecimal,
});
export type ReferredFriend = v.InferOutput<typeof referredFriend>;

export const referralEarnings = v.object({
  asset: symbol,
  range: openEnum(portfolioRanges),
  resolution: openEnum(portfolioResolutions),
  /** Earned in the range. */
  earned: nonNegativeDecimal,
  /**
   * Total earned until then: oldest first, at the beginning of every interval since the first friend came; the last one
   * is now. Empty while there are no friends.
   */
  points: listOf(v.object({ time: timestamp, value: nonNegativeDecimal }), 1000, 'time'),
});
export type ReferralEarnings = v.InferOutput<typeof referralEarnings>;

export const referral = {
  /** The invitation, its terms, and what it has earned. */
  overview: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/referral',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: nothing,
    output: referralOverview,
  }),
  /** Friends who joined with the code. */
  status: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/referral/status',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: nothing,
    output: listOf(referredFriend),
  }),
  /** Read the earnings of invitations over time, from the fees in the ledger. */
  earnings: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/referral/earnings',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: v.object({ range: closedEnum(portfolioRanges) }),
    output: referralEarnings,
  }),
};

export const rewards = {
  /** Rewards that can be claimed. */
  list: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/rewards',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: nothing,
    output: listOf(reward),
  }),
  /** Move one reward into the portfolio. */
  claim: defineEndpoint({
    method: 'POST',
    path: '/frontoffice/api/rewards/claim',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    idempotent: true,
    input: v.object({ rewardId: id }),
    output: reward,
  }),
};

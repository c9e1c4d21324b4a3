import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { count, nonNegativeDecimal, positiveDecimal, rate } from './figures.ts';
import { id, listOf, nothing, openEnum, timestamp } from './primitives.ts';
import { name, symbol, textUpTo, url } from './texts.ts';

export const referralStates = ['SignedUp', 'Verified', 'Trading'] as const;

export const referralOverview = v.object({
  code: textUpTo(64),
  /** The invitation link, with the code in `ref-code`. */
  link: url,
  /** Share of a friend's fees that the user gets, and discount that the friend gets: `0.2` is 20 %. */
  share: rate,
  discount: rate,
  invited: count,
  verified: count,
  earned: nonNegativeDecimal,
  claimable: nonNegativeDecimal,
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

export const referral = {
  /** The invitation and what it has earned. */
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
  /**
   * Come by another user's invitation. Counts once, before the first verification; a code that does not count is no error,
   * and the same one again changes nothing.
   */
  acceptInvitation: defineEndpoint({
    method: 'PUT',
    path: '/frontoffice/api/v2/invitation',
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
    output: v.object({ accepted: v.boolean() }),
  }),
};

export const reward = v.object({ id, amount: positiveDecimal, assetId: symbol });
export type Reward = v.InferOutput<typeof reward>;

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

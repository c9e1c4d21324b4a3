import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { decimal, id, nothing, openEnum, timestamp } from './primitives.ts';

export const referralStates = ['SignedUp', 'Verified', 'Trading'] as const;

export const referralOverview = v.object({
  code: v.string(),
  /** The invitation link, with the code in `ref-code`. */
  link: v.string(),
  /** Share of a friend's fees that the user gets, and discount that the friend gets: `0.2` is 20 %. */
  share: decimal,
  discount: decimal,
  invited: v.pipe(v.number(), v.integer()),
  verified: v.pipe(v.number(), v.integer()),
  earned: decimal,
  claimable: decimal,
  rewardAsset: v.string(),
});
export type ReferralOverview = v.InferOutput<typeof referralOverview>;

export const referredFriend = v.object({
  id,
  /** Masked by the server: `m•••@fastmail.ch`. */
  name: v.string(),
  joinedAt: timestamp,
  state: openEnum(referralStates),
  earned: decimal,
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
    output: v.array(referredFriend),
  }),
};

export const reward = v.object({ id, amount: decimal, assetId: v.string() });
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
    output: v.array(reward),
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

import * as v from 'valibot';
import { positiveDecimal } from './figures.ts';
import { id, openEnum, timestamp } from './primitives.ts';
import { symbol } from './texts.ts';

/** Kinds of reward: tokens of the initial order phase, or earnings of invitations. */
export const rewardKinds = ['OrderPhase', 'Referral'] as const;

export const reward = v.object({
  id,
  amount: positiveDecimal,
  assetId: symbol,
  /** Missing on rewards of the initial order phase. */
  kind: v.optional(openEnum(rewardKinds)),
  /** Since when it can be claimed. */
  since: v.optional(timestamp),
});
export type Reward = v.InferOutput<typeof reward>;

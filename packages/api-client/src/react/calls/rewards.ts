import type { Reward } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const claimed: readonly CallName[] = [
  'rewards.list',
  'referral.overview',
  'portfolio.overview',
  'history.ledger',
];

/** The rewards that the user can claim. Refused by the gate while the user is not active. */
export function useRewards(): Query<Reward[]> {
  return usePrivateRead('rewards.list', noInput);
}

/** Moves a reward into the portfolio. */
export function useClaimReward(): Write<'claimReward', 'rewards.claim'> {
  return useWrite('claimReward', 'rewards.claim', claimed);
}

import type {
  PortfolioRange,
  ReferralEarnings,
  ReferralOverview,
  ReferredFriend,
  Reward,
} from '../../contract/core.ts';
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

/** Returns the invitation and its earnings. */
export function useReferral(): Query<ReferralOverview> {
  return usePrivateRead('referral.overview', noInput);
}

/** Returns the friends who joined with the code. */
export function useReferredFriends(): Query<ReferredFriend[]> {
  return usePrivateRead('referral.status', noInput);
}

/** Returns the earnings of invitations over a range. While another range loads, the earlier points stay. */
export function useReferralEarnings(range: PortfolioRange): Query<ReferralEarnings> {
  return usePrivateRead('referral.earnings', { range }, { keepPreviousData: true });
}

/** Returns the rewards that the user can claim. Refused by the gate while the user is not active. */
export function useRewards(): Query<Reward[]> {
  return usePrivateRead('rewards.list', noInput);
}

/** Moves a reward into the portfolio. */
export function useClaimReward(): Write<'claimReward', 'rewards.claim'> {
  return useWrite('claimReward', 'rewards.claim', claimed);
}

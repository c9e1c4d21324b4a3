import type {
  PortfolioRange,
  ReferralEarnings,
  ReferralOverview,
  ReferredFriend,
} from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';

/** The invitation and what it has earned. */
export function useReferral(): Query<ReferralOverview> {
  return usePrivateRead('referral.overview', noInput);
}

/** Friends who joined with the code. */
export function useReferredFriends(): Query<ReferredFriend[]> {
  return usePrivateRead('referral.status', noInput);
}

/** What invitations have earned over a range. While another range loads, the points before stay. */
export function useReferralEarnings(range: PortfolioRange): Query<ReferralEarnings> {
  return usePrivateRead('referral.earnings', { range }, { keepPreviousData: true });
}

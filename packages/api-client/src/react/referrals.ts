import type { ReferralOverview, ReferredFriend } from '../contract/core.ts';
import type { Query } from './use-query.ts';
import { none, usePrivateRead } from './use-read.ts';

/** The invitation and what it has earned. */
export function useReferral(): Query<ReferralOverview> {
  return usePrivateRead('referral.overview', none);
}

/** Friends who joined with the code. */
export function useReferredFriends(): Query<ReferredFriend[]> {
  return usePrivateRead('referral.status', none);
}

import type { ReferralOverview, ReferredFriend } from '../contract/core.ts';
import type { CallName } from './keys.ts';
import type { Query } from './use-query.ts';
import { none, usePrivateRead } from './use-read.ts';
import { useWrite, type Write } from './use-write.ts';

const nothingRead: readonly CallName[] = [];

/** The invitation and what it has earned. */
export function useReferral(): Query<ReferralOverview> {
  return usePrivateRead('referral.overview', none);
}

/** Friends who joined with the code. */
export function useReferredFriends(): Query<ReferredFriend[]> {
  return usePrivateRead('referral.status', none);
}

/** Comes by somebody's invitation; a code that does not count is no error. */
export function useAcceptInvitation(): Write<'acceptInvitation', 'referral.acceptInvitation'> {
  return useWrite('acceptInvitation', 'referral.acceptInvitation', nothingRead);
}

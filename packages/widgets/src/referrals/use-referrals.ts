import type {
  LedgerEntry,
  PortfolioRange,
  ReferralEarnings,
  ReferralOverview,
  ReferredFriend,
  Reward,
} from '@agio/api-client';
import {
  useLedger,
  useReferral,
  useReferralEarnings,
  useReferredFriends,
  useRewards,
} from '@agio/api-client/react';
import { useState } from 'react';
import { useAccountLoadState, type WidgetLoadState } from '../states/index.ts';

/** Claims of the past that are shown; the history has the rest. */
const maxClaimed = 3;

/** Something that loads, fails and is out of date by itself. */
export interface Loaded<Data> {
  state: WidgetLoadState;
  data: Data | undefined;
  onRetry: () => void;
}

/** Everything that the page shows. */
export interface ReferralData {
  overview: Loaded<ReferralOverview>;
  friends: Loaded<readonly ReferredFriend[]>;
  rewards: Loaded<readonly Reward[]>;
  /** Rewards of the past. Undefined where they could not be loaded: what can be claimed is not held up by them. */
  claimed: readonly LedgerEntry[] | undefined;
  earnings: Loaded<ReferralEarnings>;
  range: PortfolioRange;
  onRangeChange: (range: PortfolioRange) => void;
}

/** The invitations and rewards of the reader. */
export function useReferrals(): ReferralData {
  const [range, onRangeChange] = useState<PortfolioRange>('3M');
  const overview = useReferral();
  const friends = useReferredFriends();
  const rewards = useRewards();
  const earnings = useReferralEarnings(range);
  const claimed = useLedger({ type: 'Reward', limit: maxClaimed });
  return {
    overview: {
      state: useAccountLoadState(overview),
      data: overview.data,
      onRetry: () => {
        // One failure replaces the page: a retry repeats the other failed reads too.
        for (const { error, mutate } of [overview, friends, rewards, earnings]) {
          if (error) void mutate();
        }
      },
    },
    friends: {
      state: useAccountLoadState(friends, friends.data?.length === 0),
      data: friends.data,
      onRetry: () => void friends.mutate(),
    },
    rewards: {
      state: useAccountLoadState(rewards),
      data: rewards.data,
      onRetry: () => void rewards.mutate(),
    },
    claimed: claimed.data?.items.slice(0, maxClaimed),
    earnings: {
      state: useAccountLoadState(earnings, earnings.data?.points.length === 0),
      data: earnings.data,
      onRetry: () => void earnings.mutate(),
    },
    range,
    onRangeChange,
  };
}

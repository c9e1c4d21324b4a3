import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Reward } from '../contract/core.ts';
import { isApiError } from '../http/api-error.ts';
import { randomKey } from '../http/random-key.ts';
import { useExchange } from './context.ts';
import { callsAre } from './keys.ts';
import { useCommand, type CommandState } from './use-command.ts';
import { usePrivateQuery, type Query } from './use-query.ts';

const none = {};

/** The rewards that the user can claim. Refused by the gate while the user is not active. */
export function useRewards(): Query<Reward[]> {
  const { rewards } = useExchange();
  return usePrivateQuery('rewards.list', none, () => rewards.list());
}

export interface ClaimReward extends CommandState {
  /** Moves a reward into the portfolio. Trying again after a lost answer is the same claim. */
  claimReward: (rewardId: string) => Promise<Reward>;
}

export function useClaimReward(): ClaimReward {
  const { rewards } = useExchange();
  const { mutate } = useSWRConfig();
  const keys = useRef(new Map<string, string>());
  const work = useCallback(
    async (rewardId: string) => {
      const idempotencyKey = keys.current.get(rewardId) ?? randomKey();
      keys.current.set(rewardId, idempotencyKey);
      try {
        return await rewards.claim({ rewardId }, { idempotencyKey });
      } catch (error) {
        // A refusal is an answer; the next try is another intent.
        if (isApiError(error, 'http')) keys.current.delete(rewardId);
        throw error;
      } finally {
        void mutate(callsAre('rewards.list', 'referral.overview', 'portfolio.overview'));
      }
    },
    [rewards, mutate],
  );
  const { run: claimReward, ...state } = useCommand(work);
  return { ...state, claimReward };
}

// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { json, refusal } from '../../http/testing/exchange-double.ts';
import { useClaimReward, useRewards } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const list = 'GET /frontoffice/api/rewards';
const claim = 'POST /frontoffice/api/rewards/claim';
const reward = { id: 'v1', amount: '2400', assetId: 'CTN' };

test('S48 a claim whose answer was lost keeps its key; one that was refused gets another', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => refusal(409, 60001, 'Not now'),
    () => json(reward),
  ];
  const exchange = new Exchange()
    .on(list, () => json([reward]))
    .on(claim, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      const answer = answers[keys.length - 1];
      if (!answer) throw new Error('Asked too often');
      return answer();
    });
  const { result } = exchange.hook(() => useClaimReward());
  await act(() => result.current.claimReward({ rewardId: 'v1' }).catch(() => undefined));
  await act(() => result.current.claimReward({ rewardId: 'v1' }).catch(() => undefined));
  await act(() => result.current.claimReward({ rewardId: 'v1' }));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a claim makes the list of rewards be read again', async () => {
  let rewards = [reward];
  const exchange = new Exchange()
    .on(list, () => json(rewards))
    .on(claim, () => {
      rewards = [];
      return json(reward);
    });
  const { result } = exchange.hook(() => ({ ...useClaimReward(), rewards: useRewards() }));
  await waitFor(() => expect(result.current.rewards.data).toEqual([reward]));
  await act(() => result.current.claimReward({ rewardId: 'v1' }));
  await waitFor(() => expect(result.current.rewards.data).toEqual([]));
});

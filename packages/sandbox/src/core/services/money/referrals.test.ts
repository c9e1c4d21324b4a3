import type { ReferralOverview, Reward, SwapQuote } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { base, openWorld, balanceOf } from '../../testing/caller.ts';
import { makeAddress } from './address-format.ts';
import { codeOf } from './referrals.ts';

describe('friends and rewards', () => {
  test('X30 a reward is claimed once and is in the portfolio then', async () => {
    const trader = openWorld().as('trader');
    const list = await trader.ask<Reward[]>('GET', `${base}/rewards`);
    expect(list).toHaveLength(2);
    const reward = list.find(({ assetId }) => assetId === 'CTN');
    const before = Number((await balanceOf(trader, 'CTN'))?.total);
    await trader.ask('POST', `${base}/rewards/claim`, { rewardId: reward?.id });
    expect(Number((await balanceOf(trader, 'CTN'))?.total) - before).toBeCloseTo(2400, 6);
    expect(
      await trader.refused('POST', `${base}/rewards/claim`, { rewardId: reward?.id }),
    ).toMatchObject({ status: 409 });
    expect(await trader.ask<Reward[]>('GET', `${base}/rewards`)).toHaveLength(1);
  });

  test('X31 a newcomer who came by a code is among the friends, once', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const before = await trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    expect(before.link).toBe(`http://sandbox/?ref-code=${before.code}`);
    for (const code of [before.code, ` ${before.code.toLowerCase()} `]) {
      const answer = await world.as('newcomer').ask('PUT', `${base}/v2/invitation`, { code });
      expect(answer).toEqual({ accepted: true });
    }
    const after = await trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    expect(after.invited).toBe(before.invited + 1);
    const friends = await trader.ask<{ name: string; state: string }[]>(
      'GET',
      `${base}/v2/referral/status`,
    );
    expect(friends[0]).toMatchObject({ name: 'n•••@agio.test', state: 'SignedUp' });
  });

  test('X32 nobody invites themselves: who tried can still come by the code of another', async () => {
    const world = openWorld();
    const [trader, newcomer] = [world.as('trader'), world.as('newcomer')];
    const before = await trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    const accepted = [];
    for (const code of [codeOf({ id: 'newcomer' }), before.code, codeOf({ id: 'officer' })]) {
      accepted.push(await newcomer.ask('PUT', `${base}/v2/invitation`, { code }));
    }
    expect(accepted).toEqual([{ accepted: false }, { accepted: true }, { accepted: false }]);
    const after = await trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    expect(after.invited).toBe(before.invited + 1);
  });
});

test('X40 whatever was moved, by transfers, ramp, swaps and claims: no asset is made or lost', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  await trader.ask('POST', `${base}/wallet/withdrawal`, {
    asset: 'ETH',
    network: 'ethereum',
    address: makeAddress('ethereum', 'book:Ledger, cold'),
    amount: '0.5',
  });
  await trader.ask('POST', `${base}/wallet/deposit`, { asset: 'BTC', network: 'bitcoin' });
  const held = await trader.ask<SwapQuote>(
    'GET',
    `${base}/quote?fromAsset=USDC&toAsset=BTC&fromAmount=100`,
  );
  await trader.ask('GET', `${base}/swap?quoteId=${held.id}`);
  world.sandbox.tick(120_000);
  expect([...world.sandbox.ledgerSums().values()].every((sum) => sum === 0n)).toBe(true);
});

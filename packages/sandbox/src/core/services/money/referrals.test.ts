import type {
  ReferralEarnings,
  ReferralOverview,
  ReferredFriend,
  Reward,
  SwapQuote,
  Trade,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createSandbox } from '../../sandbox.ts';
import { memoryStore } from '../../store/store.ts';
import { base, balanceOf, callerOf, openWorld } from '../../testing/caller.ts';
import { verify } from '../../testing/verify.ts';
import { makeAddress } from './addresses/address-format.ts';
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
      const query = new URLSearchParams({ referralCode: code }).toString();
      await world.as('newcomer').ask('GET', `${base}/profile?${query}`);
    }
    const after = await trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    expect(after.invited).toBe(before.invited + 1);
    const friends = await trader.ask<{ name: string; state: string }[]>(
      'GET',
      `${base}/v2/referral/status`,
    );
    expect(friends[0]).toMatchObject({ name: 'n•••@agio.test', state: 'SignedUp' });
  });

  test('a friend who is verified, and the fees of their trades, earn what the terms say, and it becomes a reward', async () => {
    const world = openWorld();
    const [trader, newcomer] = [world.as('trader'), world.as('newcomer')];
    const overview = () => trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    const before = await overview();
    expect(before).toMatchObject({ pending: '18.42', claimable: '96.7', earned: '115.12' });
    expect(before).toMatchObject({ bonus: '5', payoutFrom: '20', rebate: null });
    await newcomer.ask('GET', `${base}/profile?referralCode=${before.code}`);
    const rewardsOf = () => trader.ask<Reward[]>('GET', `${base}/rewards`);
    world.sandbox.tick(100);
    expect(await rewardsOf()).toHaveLength(2);

    await verify(world, newcomer);
    world.sandbox.tick(100);
    const rewards = await rewardsOf();
    expect(rewards.at(-1)).toMatchObject({ kind: 'Referral', amount: '23.42', assetId: 'USDC' });
    expect(await overview()).toMatchObject({ earned: '120.12', pending: '0', claimable: '120.12' });
    const [friend] = await trader.ask<ReferredFriend[]>('GET', `${base}/v2/referral/status`);
    expect(friend).toMatchObject({ state: 'Verified', earned: '5' });

    await newcomer.ask('POST', `${base}/wallet/deposit`, { asset: 'USDC', network: 'stellar' });
    world.sandbox.tick(120_000);
    await newcomer.ask('POST', `${base}/order`, {
      market: 'BTC-USDC',
      side: 'Buy',
      type: 'Market',
      amount: '0.001',
    });
    world.sandbox.tick(100);
    const [fill] = (await newcomer.ask<{ items: Trade[] }>('GET', `${base}/v1/trades`)).items;
    const own = await newcomer.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    const [trading] = await trader.ask<ReferredFriend[]>('GET', `${base}/v2/referral/status`);
    expect(trading?.state).toBe('Trading');
    // Twice as much for the one as for the other, to the last digit but one.
    const dollars = Number(fill?.fee) * Number(fill?.price);
    expect(Number(trading?.earned) - 5).toBeCloseTo(dollars * 0.2, 4);
    expect(Number(own.rebate)).toBeCloseTo(dollars * 0.1, 4);
    expect(own.earned).toBe(own.rebate);
  });

  test('the series of earnings ends with the total, and a range gives the earnings inside it', async () => {
    const trader = openWorld().as('trader');
    const earnings = (range: string) =>
      trader.ask<ReferralEarnings>('GET', `${base}/v2/referral/earnings?range=${range}`);
    const all = await earnings('All');
    expect(all.points[0]?.value).toBe('0');
    expect(all.points.at(-1)?.value).toBe('115.12');
    expect(all.earned).toBe('115.12');
    const week = await earnings('1W');
    expect([week.earned, week.points[0]?.value]).toEqual(['13.42', '101.7']);
    const nobody = await openWorld()
      .as('frozen')
      .send('GET', `${base}/v2/referral/earnings?range=1W`);
    expect(nobody.status).toBe(403);
  });

  test('after a restart what has come together meanwhile is paid out, once', async () => {
    const store = memoryStore();
    const clock = manualClock();
    const sandbox = createSandbox({ clock, store });
    const world = { sandbox, clock, as: (name: string | null) => callerOf(sandbox, name) };
    const { code } = await world.as('trader').ask<ReferralOverview>('GET', `${base}/v2/referral`);
    await world.as('newcomer').ask('GET', `${base}/profile?referralCode=${code}`);
    await verify(world, world.as('newcomer'));
    const later = createSandbox({ clock, store });
    const rewards = () => callerOf(later, 'trader').ask<Reward[]>('GET', `${base}/rewards`);
    expect(await rewards()).toHaveLength(2);
    later.tick(100);
    later.tick(100);
    expect((await rewards()).map(({ amount }) => amount)).toContain('23.42');
    expect(await rewards()).toHaveLength(3);
  });

  test('X32 a customer cannot invite themselves, and can afterwards still come by the code of another', async () => {
    const world = openWorld();
    const [trader, newcomer] = [world.as('trader'), world.as('newcomer')];
    const before = await trader.ask<ReferralOverview>('GET', `${base}/v2/referral`);
    for (const code of [codeOf({ id: 'newcomer' }), before.code, codeOf({ id: 'officer' })]) {
      await newcomer.ask('GET', `${base}/profile?referralCode=${code}`);
    }
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

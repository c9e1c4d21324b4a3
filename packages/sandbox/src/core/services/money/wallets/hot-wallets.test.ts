import type { Aggregation, HotWallet, WalletMove } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { openWorld, type World } from '../../../testing/caller.ts';

const wallets = '/back-api/api/v2/wallets';
const admin = (world: World) => world.as('admin');
const officer = (world: World) => world.as('officer');
const propose = (world: World, walletId: string) =>
  admin(world).ask<Aggregation>('POST', `${wallets}/aggregation/aggregate`, { walletId });
const approve = (world: World, token: string) =>
  officer(world).ask<Aggregation>('POST', `${wallets}/aggregation/approve/${token}`, {});
const broadcast = (world: World, token: string) =>
  admin(world).ask<Aggregation>('POST', `${wallets}/aggregation/broadcast`, { token });
const walletOf = async (world: World, id: string) => {
  const list = await admin(world).ask<HotWallet[]>('GET', `${wallets}/hot`);
  return list.find((each) => each.id === id)!;
};
const balances = (world: World, id: string) =>
  admin(world).ask<{ sources: { address: string }[]; aggregations: Aggregation[] }>(
    'GET',
    `${wallets}/aggregation/balances/${id}`,
  );

async function sent(world: World, walletId: string): Promise<string> {
  const { token } = await propose(world, walletId);
  await approve(world, token);
  await broadcast(world, token);
  return token;
}

test('an officer who did not propose rejects with a reason, and the one who proposed withdraws', async () => {
  const world = openWorld();
  const { token } = await propose(world, 'btc');
  const reject = `${wallets}/aggregation/reject/${token}`;
  expect((await officer(world).refused('POST', reject, { token, reason: '  ' })).status).toBe(400);
  expect((await admin(world).refused('POST', reject, { reason: 'Wrong' })).messages).toEqual([
    'You proposed this: withdraw it instead.',
  ]);
  const ended = await officer(world).ask<Aggregation>('POST', reject, { reason: 'Wrong amount' });
  expect(ended).toMatchObject({
    state: 'Rejected',
    endedBy: 'Maria Oliveira',
    reason: 'Wrong amount',
  });
  const again = await propose(world, 'btc');
  await approve(world, again.token);
  const withdraw = `${wallets}/aggregation/withdraw/${again.token}`;
  expect((await officer(world).refused('POST', withdraw, {})).status).toBe(403);
  expect((await admin(world).ask<Aggregation>('POST', withdraw, {})).state).toBe('Withdrawn');
});

test('an officer who comes second reads who was first, and with which decision', async () => {
  const world = openWorld();
  const { token } = await propose(world, 'btc');
  await officer(world).ask('POST', `${wallets}/aggregation/reject/${token}`, {
    reason: 'Too early',
  });
  const late = await admin(world).refused('POST', `${wallets}/aggregation/withdraw/${token}`, {});
  expect(late).toMatchObject({
    status: 409,
    messages: ['Maria Oliveira has rejected it: Too early'],
  });
});

test('the trail keeps who rejected and why', async () => {
  const world = openWorld();
  const { token } = await propose(world, 'btc');
  await officer(world).ask('POST', `${wallets}/aggregation/reject/${token}`, {
    reason: 'Too early',
  });
  const { items } = await officer(world).ask<{ items: { action: string; detail: string }[] }>(
    'GET',
    '/back-api/backoffice/audit?subject=wallet&subjectId=btc&limit=1',
  );
  expect(items).toMatchObject([{ action: `rejected ${token}`, detail: 'Too early' }]);
});

test('a broadcast is confirmed address by address, and each shows in the balance', async () => {
  const world = openWorld();
  const before = Decimal.of((await walletOf(world, 'btc')).balance);
  const token = await sent(world, 'btc');
  world.sandbox.tick(6500);
  const { aggregations } = await balances(world, 'btc');
  const states = aggregations[0]?.sources.map(({ state }) => state);
  expect(states?.filter((state) => state === 'Confirmed')).toHaveLength(12);
  expect(states?.filter((state) => state === 'Pending')).toHaveLength(17);
  const meanwhile = Decimal.of((await walletOf(world, 'btc')).balance);
  expect(meanwhile.minus(before).toString()).toBe(
    Decimal.of(aggregations[0]?.collected ?? '0').toString(),
  );
  world.sandbox.tick(10_000);
  const over = (await balances(world, 'btc')).aggregations.find((each) => each.token === token)!;
  expect(over.state).toBe('Confirmed');
  expect(over.collected).toBe(over.amount);
});

test('a transaction that the network refuses leaves its funds on the addresses, and can be proposed again', async () => {
  const world = openWorld();
  world.sandbox.faults.refuseSources('btc', 3);
  await sent(world, 'btc');
  world.sandbox.tick(16_000);
  const { sources, aggregations } = await balances(world, 'btc');
  const [failed] = aggregations;
  expect(failed?.state).toBe('PartlyFailed');
  const refused = failed?.sources.filter(({ state }) => state === 'Failed') ?? [];
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'The network did not take the transaction.'),
  );
  expect(sources.map(({ address }) => address).toSorted()).toEqual(
    refused.map(({ address }) => address).toSorted(),
  );
  const rest = await propose(world, 'btc');
  expect(rest.sources).toHaveLength(3);
});

test('an aggregation of which nothing arrives has failed, and moved nothing', async () => {
  const world = openWorld();
  const before = await walletOf(world, 'btc');
  world.sandbox.faults.refuseSources('btc', 100);
  await sent(world, 'btc');
  world.sandbox.tick(16_000);
  expect((await balances(world, 'btc')).aggregations[0]?.state).toBe('Failed');
  expect((await walletOf(world, 'btc')).balance).toBe(before.balance);
});

test('a sponsor that is short pays for as many addresses as it can', async () => {
  const world = openWorld();
  const { balance } = await admin(world).ask<{ balance: string }>(
    'GET',
    `${wallets}/aggregation/sponser/ltc`,
  );
  const proposed = await propose(world, 'ltc');
  expect(Decimal.of(balance).lt(Decimal.of(proposed.networkFee))).toBe(true);
  await approve(world, proposed.token);
  await broadcast(world, proposed.token);
  world.sandbox.tick(16_000);
  const [over] = (await balances(world, 'ltc')).aggregations;
  expect(over?.state).toBe('PartlyFailed');
  expect(over?.sources.filter(({ state }) => state === 'Confirmed')).toHaveLength(6);
  const left = await admin(world).ask<{ balance: string }>(
    'GET',
    `${wallets}/aggregation/sponser/ltc`,
  );
  expect(Decimal.of(left.balance).isZero).toBe(true);
});

test('a network that is down confirms nothing until it is back', async () => {
  const world = openWorld();
  await sent(world, 'btc');
  world.sandbox.faults.takeNetworkDown('bitcoin', true);
  world.sandbox.tick(60_000);
  expect((await balances(world, 'btc')).aggregations[0]?.collected).toBe('0');
  world.sandbox.faults.takeNetworkDown('bitcoin', false);
  world.sandbox.tick(16_000);
  expect((await balances(world, 'btc')).aggregations[0]?.state).toBe('Confirmed');
});

test('the history of a wallet ends at its balance, and each change follows the one before', async () => {
  const world = openWorld();
  const history = (days: number) =>
    admin(world).ask<{ points: { value: string }[]; moves: WalletMove[] }>(
      'GET',
      `${wallets}/hot/history/eth?days=${days}`,
    );
  const { points, moves } = await history(30);
  expect(points.at(-1)?.value).toBe((await walletOf(world, 'eth')).balance);
  expect(moves.length).toBeGreaterThan((await history(7)).moves.length);
  for (const [index, { change, balance }] of moves.entries()) {
    const earlier = moves[index + 1];
    if (earlier === undefined) continue;
    expect(Decimal.of(earlier.balance).plus(Decimal.of(change)).toString()).toBe(
      Decimal.of(balance).toString(),
    );
  }
});

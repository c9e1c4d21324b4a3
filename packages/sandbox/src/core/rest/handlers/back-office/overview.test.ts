import type { Aggregation, Order, Overview } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { anchorTime } from '../../../clock.ts';
import { createSandbox } from '../../../sandbox.ts';
import { base, callerOf, office, openWorld, type World } from '../../../testing/caller.ts';

const read = (world: Pick<World, 'as'>, who = 'admin') =>
  world.as(who).ask<Overview>('GET', `${office}/overview?currency=CHF`);
const service = ({ services }: Overview, id: string) => services.find((each) => each.id === id);
const sum = (values: string[]) => Decimal.sum(values.map((value) => Decimal.of(value)));

test('the counts of waiting work equal the lists of the back office', async () => {
  const world = openWorld();
  const { waiting } = await read(world);
  const { items } = await world
    .as('officer')
    .ask<{ items: { request: { statusType: string; requestType: string } }[] }>(
      'GET',
      `${office}/compliance/users?limit=500`,
    );
  const having = (status: string) => items.filter(({ request }) => request.statusType === status);
  const undecided = having('PendingForReview');
  expect(waiting.requests.reduce((total, { count }) => total + count, 0)).toBe(undecided.length);
  for (const { type, count } of waiting.requests)
    expect(undecided.filter(({ request }) => request.requestType === type)).toHaveLength(count);
  expect(waiting.asked).toBe(having('RequestedMoreData').length);
  expect(waiting.aggregationsToApprove.count).toBe(1);
  expect(waiting.endingApiKeys).toMatchObject({ count: 1 });
});

test('an officer, who may not read API keys, does not see how many end', async () => {
  const { waiting } = await read(openWorld(), 'officer');
  expect(waiting.endingApiKeys).toBeNull();
  expect((await openWorld().as('viewer').refused('GET', `${office}/overview`)).status).toBe(403);
});

test('the hours and the markets add up to the volume', async () => {
  const { volume, currency } = await read(openWorld());
  expect(currency).toBe('CHF');
  expect(volume.hours).toHaveLength(24);
  const total = Decimal.of(volume.total);
  expect(total.isPositive).toBe(true);
  for (const parts of [volume.hours, volume.markets]) {
    const difference = sum(parts.map(({ value }) => value)).minus(total);
    // Each part is rounded by itself.
    expect(difference.abs().lt(Decimal.of('1'))).toBe(true);
  }
});

test('orders, trades, deposits and customers are counted as they happen', async () => {
  const world = openWorld({ scenario: 'quiet' });
  const before = (await read(world)).counts;
  const trader = world.as('trader');
  const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '5', amount: '10' };
  await trader.ask('POST', `${base}/order`, order);
  await trader.ask('POST', `${base}/wallet/deposit`, { asset: 'LTC', network: 'litecoin' });
  const after = (await read(world)).counts;
  expect(after.orders.count).toBe(before.orders.count + 1);
  expect(after.deposits.count).toBe(before.deposits.count + 1);
  expect(Decimal.of(after.deposits.value).gt(Decimal.of(before.deposits.value))).toBe(true);
  world.sandbox.tick(1000);
  expect((await read(world)).counts.orders).toEqual(after.orders);
});

/** An exchange whose clock moves each time that it is looked at, as a real one does. */
function movingWorld(): Pick<World, 'as' | 'sandbox'> {
  let time = anchorTime;
  const sandbox = createSandbox({
    clock: { now: () => (time += 1) },
    scenario: 'quiet',
    autoStart: false,
  });
  return { sandbox, as: (name) => callerOf(sandbox, name) };
}

test('under a clock that moves, every number of the overview is what its list has', async () => {
  const world = movingWorld();
  const numbers = async () => {
    const { counts, waiting, time } = await read(world);
    const from = new Date(Date.parse(time) - 24 * 3_600_000).toISOString();
    const admin = world.as('admin');
    const length = async (method: string, path: string, body?: object) =>
      (await admin.ask<{ items: unknown[] }>(method, path, body)).items.length;
    const transfers = (type: string) =>
      length('GET', `/back-api/api/v2/transfers?limit=500&type=${type}&from=${from}`);
    const queue = await admin.ask<{ items: { request: { statusType: string } }[] }>(
      'GET',
      `${office}/compliance/users?limit=500`,
    );
    const having = (status: string) =>
      queue.items.filter(({ request }) => request.statusType === status).length;
    return {
      told: {
        orders: counts.orders.count,
        deposits: counts.deposits.count,
        withdrawals: counts.withdrawals.count,
        customers: counts.customers.count,
        undecided: waiting.requests.reduce((total, { count }) => total + count, 0),
        asked: waiting.asked,
      },
      listed: {
        orders: await length('POST', '/back-api/api/v2/orders', { limit: 500, from }),
        deposits: await transfers('Deposit'),
        withdrawals: await transfers('Withdrawal'),
        customers: await length('GET', `${office}/users?limit=500&joinedFrom=${from}`),
        undecided: having('PendingForReview'),
        asked: having('RequestedMoreData'),
      },
      trades: counts.trades.count,
    };
  };
  const before = await numbers();
  expect(before.told).toEqual(before.listed);
  const trader = world.as('trader');
  const order = { market: 'XCB-CTN', side: 'Buy', amount: '10' };
  for (const price of ['5', '5.1', '5.2'])
    await trader.ask('POST', `${base}/order`, { ...order, type: 'Limit', price });
  await trader.ask('POST', `${base}/order`, { ...order, type: 'Market' });
  await trader.ask('POST', `${base}/wallet/deposit`, { asset: 'LTC', network: 'litecoin' });
  const after = await numbers();
  expect(after.told).toEqual(after.listed);
  expect(after.told.orders).toBe(before.told.orders + 4);
  expect(after.told.deposits).toBe(before.told.deposits + 1);
  expect(after.trades).toBeGreaterThan(before.trades);
  world.sandbox.stop();
});

test('a stop order is counted when it is placed, and not again when it enters the market', async () => {
  const world = openWorld({ scenario: 'quiet' });
  const before = (await read(world)).counts.orders.count;
  const trader = world.as('trader');
  const order = { market: 'XCB-CTN', side: 'Buy', amount: '2000' };
  const stop = { ...order, amount: '10', type: 'StopLimit', stopPrice: '6.2211', price: '9' };
  const { id } = await trader.ask<Order>('POST', `${base}/order`, stop);
  world.clock.advance(1000);
  await trader.ask('POST', `${base}/order`, { ...order, type: 'Market' });
  expect(await trader.ask('GET', `${base}/order_history?limit=5`)).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, status: 'Filled' })]),
  });
  expect((await read(world)).counts.orders.count).toBe(before + 2);
});

test('a transfer that its network does not confirm is slow, and the list of transfers finds it', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  expect((await read(world)).waiting.slowTransfers.count).toBe(0);
  await trader.ask('POST', `${base}/wallet/deposit`, { asset: 'LTC', network: 'litecoin' });
  world.sandbox.tick(13_000);
  world.sandbox.faults.takeNetworkDown('litecoin', true);
  world.sandbox.tick(100_000);
  const { waiting, ...rest } = await read(world);
  expect(waiting.slowTransfers.count).toBe(1);
  expect(service({ waiting, ...rest }, 'network:litecoin')).toMatchObject({ state: 'Failing' });
  const listed = (attention: string) =>
    world
      .as('support')
      .ask<{ items: { asset: string }[] }>(
        'GET',
        `/back-api/api/v2/transfers?attention=${attention}`,
      );
  expect((await listed('Slow')).items).toMatchObject([{ asset: 'LTC' }]);
  expect((await listed('Held')).items).toEqual([]);
  world.sandbox.faults.takeNetworkDown('litecoin', false);
  world.sandbox.tick(100_000);
  expect((await read(world)).waiting.slowTransfers.count).toBe(0);
});

test('an aggregation goes from those to approve to those to broadcast', async () => {
  const world = openWorld();
  const wallets = '/back-api/api/v2/wallets/aggregation';
  const { aggregations } = await world
    .as('officer')
    .ask<{ aggregations: Aggregation[] }>('GET', `${wallets}/balances/usdc-ethereum`);
  await world.as('officer').ask('POST', `${wallets}/approve/${aggregations[0]?.token}`, {});
  const { waiting } = await read(world);
  expect(waiting.aggregationsToApprove).toEqual({ count: 0, oldest: null, walletId: null });
  expect(waiting.aggregationsToBroadcast.count).toBe(1);
});

test('a part that fails says so, and since when; so does one that works again', async () => {
  const world = openWorld();
  const began = service(await read(world), 'Notifications');
  expect(began?.state).toBe('Working');
  world.sandbox.tick(5000);
  world.sandbox.faults.takeHubsDown(true);
  const down = service(await read(world), 'Notifications');
  expect(down).toMatchObject({ state: 'Failing' });
  expect(Date.parse(down?.since ?? '') - Date.parse(began?.since ?? '')).toBe(5000);
  world.sandbox.tick(3000);
  world.sandbox.faults.clear();
  const up = service(await read(world), 'Notifications');
  expect(up).toMatchObject({ state: 'Working' });
  expect(Date.parse(up?.since ?? '')).toBeGreaterThan(Date.parse(down?.since ?? ''));
});

test('deposits that staff closed show in their network', async () => {
  const world = openWorld();
  await world
    .as('admin')
    .ask('PUT', `${office}/asset/XAUG`, { depositEnabled: false, reason: 'A test' });
  expect(service(await read(world), 'network:core')).toMatchObject({
    state: 'Limited',
    closedAssets: ['XAUG'],
  });
  await world
    .as('admin')
    .ask('PUT', `${office}/asset/LTC`, { depositEnabled: false, reason: 'A test' });
  expect(service(await read(world), 'network:litecoin')?.state).toBe('Closed');
});

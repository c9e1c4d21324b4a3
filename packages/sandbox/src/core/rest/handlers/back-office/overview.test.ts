import type { Aggregation, Overview } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { base, office, openWorld, type World } from '../../../testing/caller.ts';

const read = (world: World, who = 'admin') =>
  world.as(who).ask<Overview>('GET', `${office}/overview?currency=CHF`);
const service = ({ services }: Overview, id: string) => services.find((each) => each.id === id);
const sum = (values: string[]) => Decimal.sum(values.map((value) => Decimal.of(value)));

test('what waits is what the lists of the back office have', async () => {
  const world = openWorld();
  const { waiting } = await read(world);
  const { items } = await world
    .as('officer')
    .ask<{ items: { request: { statusType: string; requestType: string } }[] }>(
      'GET',
      `${office}/compliance/users?limit=500`,
    );
  const undecided = items.filter(({ request }) => request.statusType !== 'RequestedMoreData');
  expect(waiting.requests.reduce((total, { count }) => total + count, 0)).toBe(undecided.length);
  for (const { type, count } of waiting.requests)
    expect(undecided.filter(({ request }) => request.requestType === type)).toHaveLength(count);
  expect(waiting.asked).toBe(items.length - undecided.length);
  expect(waiting.aggregationsToApprove.count).toBe(1);
  expect(waiting.endingApiKeys).toMatchObject({ count: 1 });
});

test('an officer, who may not read API keys, is not told how many end', async () => {
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
  await world.as('admin').ask('PUT', `${office}/asset/XAUG`, { depositEnabled: false });
  expect(service(await read(world), 'network:core')).toMatchObject({
    state: 'Limited',
    closedAssets: ['XAUG'],
  });
  await world.as('admin').ask('PUT', `${office}/asset/LTC`, { depositEnabled: false });
  expect(service(await read(world), 'network:litecoin')?.state).toBe('Closed');
});

import type { InboxItem, Order, Transfer } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { releasePolicy } from '../../catalog/release-policy.ts';
import { manualClock } from '../../clock.ts';
import { createSandbox } from '../../sandbox.ts';
import { memoryStore, StoreError, type Store } from '../../store/store.ts';
import { base, callerOf, office, openWorld, type Caller } from '../../testing/caller.ts';
import { makeAddress } from '../money/addresses/address-format.ts';
import { maxKept } from './inbox.ts';

const items = async (caller: Caller, query = '') =>
  await caller.ask<{ items: InboxItem[]; nextCursor: string | null }>(
    'GET',
    `${base}/v1/inbox${query}`,
  );
const unread = async (caller: Caller) =>
  (await caller.ask<{ unread: number }>('GET', `${base}/v1/inbox/unread`)).unread;

const withdrawal = {
  asset: 'ETH',
  network: 'ethereum',
  address: makeAddress('ethereum', 'book:Ledger, cold'),
  amount: '0.5',
};
const marketOrder = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' };
const buy = (caller: Caller) => caller.ask<Order>('POST', `${base}/order`, marketOrder);
const become = (officer: Caller, status: string) =>
  officer.ask('PUT', `${office}/compliance/changeUserStatus`, {
    userId: 'trader',
    status,
    comment: 'A question about the address.',
    seenStatus: 'Active',
  });
/** Each item in a few words. */
const told = ({ kind, transfer, order, account, request }: InboxItem) =>
  [kind, transfer?.status ?? order?.status ?? account?.activityStatus ?? request?.statusType].join(
    ' ',
  );

test('a scenario begins with nothing new: its past is no news', async () => {
  const trader = openWorld().as('trader');
  expect(await items(trader)).toEqual({ items: [], nextCursor: null });
  expect(await unread(trader)).toBe(0);
});

test('a withdrawal is announced when it is requested and when it is confirmed, each with its state of then', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  const { id } = await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, withdrawal);
  world.sandbox.tick(120_000);
  const { items: list } = await items(trader);
  expect(list.map(told)).toEqual(['Transfer Confirmed', 'Transfer Requested']);
  expect(list.map(({ transfer }) => transfer?.id)).toEqual([id, id]);
  expect(list.every(({ isRead }) => !isRead)).toBe(true);
  expect(await unread(trader)).toBe(2);
  expect(await unread(world.as('support'))).toBe(0);
});

describe('a withdrawal that waits for an officer is announced as one in review', () => {
  const large = {
    asset: 'USDC',
    network: 'stellar',
    address: makeAddress('stellar', 'book:Northbank Custody'),
    memo: '8840291736',
    amount: '18000',
  };
  const reason = 'The recipient is not known to us.';
  const hold = async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const { id } = await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, large);
    const decide = (rest: object) =>
      world
        .as('officer')
        .ask('PUT', `${office}/withdrawals/resolve`, { id, seenVersion: 1, ...rest });
    /** State, wait and way back of each item. */
    const read = async () =>
      (await items(trader)).items.flatMap(({ transfer }) =>
        transfer?.id === id
          ? [
              [
                transfer.status,
                transfer.review !== undefined,
                transfer.cancellable,
                transfer.rejectReason,
              ],
            ]
          : [],
      );
    return { ...world, trader, id, decide, read };
  };

  test('which its owner can cancel from there, until it is cancelled', async () => {
    const { trader, id, read } = await hold();
    expect(await read()).toEqual([['Requested', true, true, null]]);
    await trader.ask('DELETE', `${base}/wallet/withdrawal/${id}`);
    expect(await read()).toEqual([
      ['Cancelled', false, false, null],
      ['Requested', true, false, null],
    ]);
  });

  test('and again when it is released', async () => {
    const { decide, read } = await hold();
    await decide({ decision: 'Approve' });
    expect(await read()).toEqual([
      ['Approved', false, false, null],
      ['Requested', true, false, null],
    ]);
  });

  test('and again when it is rejected, with the reason', async () => {
    const { decide, read } = await hold();
    await decide({ decision: 'Reject', comment: reason });
    expect(await read()).toEqual([
      ['Rejected', false, false, reason],
      ['Requested', true, false, null],
    ]);
  });

  test('and again when its time is over', async () => {
    const { clock, sandbox, read } = await hold();
    clock.advance(releasePolicy.holdMs);
    sandbox.tick(1000);
    expect(await read()).toEqual([
      ['Rejected', false, false, 'The review was not finished in time.'],
      ['Requested', true, false, null],
    ]);
  });
});

test('a deposit is announced when it is seen on its network and when it is credited, once each', async () => {
  const world = openWorld();
  const newcomer = world.as('tier1');
  await newcomer.ask('POST', `${base}/wallet/deposit`, { asset: 'ETH', network: 'ethereum' });
  world.sandbox.tick(5 * 60_000);
  const { items: list } = await items(newcomer);
  expect(list.map(told)).toEqual(['Transfer Confirmed', 'Transfer Broadcast']);
  expect(list.map(({ transfer }) => transfer?.type)).toEqual(['Deposit', 'Deposit']);
});

test('an order is announced when it is filled or ended by others, and not when its owner cancels it', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  await buy(trader);
  const resting = { ...marketOrder, type: 'Limit', price: '1' };
  const { id } = await trader.ask<Order>('POST', `${base}/order`, resting);
  await trader.ask('DELETE', `${base}/orders/${id}`);
  expect((await items(trader)).items.map(told)).toEqual(['Order Filled']);
});

test('a change of the state of an account is announced, with the old state', async () => {
  const world = openWorld();
  const [trader, officer] = [world.as('trader'), world.as('officer')];
  await become(officer, 'Limited');
  const [item] = (await items(trader)).items;
  expect(item).toMatchObject({
    kind: 'Account',
    account: { activityStatus: 'Limited', statusBefore: 'Active' },
  });
});

test('office-review L11 orders that an account loses with its state are one item that says why', async () => {
  const world = openWorld();
  const [trader, officer] = [world.as('trader'), world.as('officer')];
  const { length: count } = await trader.ask<Order[]>('GET', `${base}/orders/my`);
  expect(count).toBeGreaterThan(1);
  await become(officer, 'Frozen');
  const { items: list } = await items(trader);
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(['Account', 'Orders']);
  expect(list.find(({ kind }) => kind === 'Orders')).toMatchObject({
    orders: { count, activityStatus: 'Frozen' },
  });
  expect(await unread(trader)).toBe(2);
});

test('the claim of a reward is announced', async () => {
  const trader = openWorld().as('trader');
  const [reward] = await trader.ask<{ id: string }[]>('GET', `${base}/rewards`);
  await trader.ask('POST', `${base}/rewards/claim`, { rewardId: reward?.id });
  expect((await items(trader)).items).toMatchObject([
    { kind: 'Reward', reward: { id: reward?.id, isClaimed: true } },
  ]);
});

test('a sign-in on a new device is announced', async () => {
  const world = openWorld();
  const device = { browser: 'Firefox 142', system: 'Linux', address: '192.0.2.7' };
  world.sandbox.tellOfDevice('trader', device);
  expect((await items(world.as('trader'))).items).toMatchObject([
    { kind: 'SignIn', signIn: device },
  ]);
});

test('pages follow each other, and one item or all up to one are marked as read', async () => {
  const trader = openWorld().as('trader');
  for (let i = 0; i < 5; i += 1) await buy(trader);
  const first = await items(trader, '?limit=2');
  const second = await items(trader, `?limit=2&cursor=${first.nextCursor}`);
  const last = await items(trader, `?limit=2&cursor=${second.nextCursor}`);
  const ids = [first, second, last].flatMap((page) => page.items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(5);
  expect(last.nextCursor).toBeNull();
  const mark = (body: object) => trader.ask('PUT', `${base}/v1/inbox/read`, body);
  expect(await mark({ id: ids[0] })).toEqual({ unread: 4 });
  expect(await mark({ id: ids[0] })).toEqual({ unread: 4 });
  // All but the newest one that is left.
  expect(await mark({ through: ids[2] })).toEqual({ unread: 1 });
  expect((await items(trader)).items.map(({ isRead }) => isRead)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(await mark({})).toEqual({ unread: 0 });
});

test('cleared entries are gone, and those after the last one that was shown stay', async () => {
  const trader = openWorld().as('trader');
  for (let i = 0; i < 3; i += 1) await buy(trader);
  const [newest, shown] = (await items(trader)).items;
  expect(await trader.ask('DELETE', `${base}/v1/inbox?through=${shown?.id}`)).toEqual({
    unread: 1,
  });
  expect((await items(trader)).items.map(({ id }) => id)).toEqual([newest?.id]);
});

test('it outlives a restart, with what was read', async () => {
  const store = memoryStore();
  const clock = manualClock();
  const first = createSandbox({ clock, store });
  const trader = callerOf(first, 'trader');
  await buy(trader);
  await buy(trader);
  const before = await items(trader);
  await trader.ask('PUT', `${base}/v1/inbox/read`, { id: before.items[0]?.id });
  first.stop();
  const again = callerOf(createSandbox({ clock, store }), 'trader');
  const after = await items(again);
  expect(after.items.map(({ id, isRead }) => ({ id, isRead }))).toEqual(
    before.items.map(({ id }, place) => ({ id, isRead: place === 0 })),
  );
  expect(await unread(again)).toBe(1);
});

test('a command that cannot be written tells nothing', async () => {
  const memory = memoryStore();
  let isFull = false;
  const store: Store = {
    ...memory,
    commit(writes) {
      if (isFull) throw new StoreError('The disk is full.');
      memory.commit(writes);
    },
  };
  const sandbox = createSandbox({ clock: manualClock(), store });
  const trader = callerOf(sandbox, 'trader');
  isFull = true;
  expect((await trader.send('POST', `${base}/order`, marketOrder)).status).toBe(503);
  isFull = false;
  expect(await unread(trader)).toBe(0);
});

test('the oldest items go when there are too many, and are counted no more', async () => {
  const world = openWorld();
  const device = { browser: null, system: null, address: null };
  for (let i = 0; i < maxKept + 3; i += 1) world.sandbox.tellOfDevice('trader', device);
  const trader = world.as('trader');
  expect(await unread(trader)).toBe(maxKept);
  expect((await items(trader, '?limit=500')).items).toHaveLength(maxKept);
});

test('only the owner hears of each change of it', async () => {
  const world = openWorld();
  const heard: Record<string, number[]> = { trader: [], officer: [] };
  for (const who of ['trader', 'officer']) {
    const accessToken = world.sandbox.issueToken(`${who}@agio.test`);
    const connection = world.sandbox.connectHub('notifications', { accessToken });
    connection.on('inbox', ({ unread: count }: { unread: number }) => heard[who]?.push(count));
    await connection.start();
  }
  const trader = world.as('trader');
  await buy(trader);
  await trader.ask('PUT', `${base}/v1/inbox/read`, {});
  expect(heard).toEqual({ trader: [1, 0], officer: [] });
});

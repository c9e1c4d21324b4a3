import type {
  AuditEntry,
  HeldWithdrawal,
  HeldWithdrawalDetails,
  Transfer,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { releasePolicy } from '../../catalog/release-policy.ts';
import { balanceOf, base, office, openWorld, type World } from '../../testing/caller.ts';
import { makeAddress } from './addresses/address-format.ts';

const large = {
  asset: 'USDC',
  network: 'stellar',
  address: makeAddress('stellar', 'book:Northbank Custody'),
  memo: '8840291736',
  amount: '18000',
};
const comment = 'The recipient is not known to us.';
const path = `${base}/wallet/withdrawal`;
const resolve = `${office}/withdrawals/resolve`;

const send = ({ as }: World, order: object = large) =>
  as('trader').ask<Transfer>('POST', path, order);
const latest = async ({ as }: World) =>
  (await as('trader').ask<{ items: Transfer[] }>('GET', `${base}/wallet/transfer_history?limit=1`))
    .items[0]!;
const list = async ({ as }: World, query = '') =>
  (await as('officer').ask<{ items: HeldWithdrawal[] }>('GET', `${office}/withdrawals${query}`))
    .items;
const details = ({ as }: World, id: string) =>
  as('officer').ask<HeldWithdrawalDetails>('GET', `${office}/withdrawals/${id}`);
const decide = (world: World, who: string, id: string, rest: object = {}) =>
  world.as(who).ask<HeldWithdrawal>('PUT', resolve, {
    id,
    seenVersion: 1,
    decision: 'Approve',
    ...rest,
  });
const acts = async ({ as }: World, userId: string, id: string) => {
  const entries = `${office}/audit?subject=user&subjectId=${userId}&limit=50`;
  const { items } = await as('admin').ask<{ items: AuditEntry[] }>('GET', entries);
  return items
    .filter(({ action }) => action.includes(id))
    .map(({ actor, action }) => [actor, action]);
};
/** The seeded one that two officers must approve. */
const ofTwo = async (world: World) =>
  (await list(world, '?sort=-amount')).find(({ hold }) => hold.needsTwo)!;

describe('the policy', () => {
  test('holds a large withdrawal, whose money stays reserved, and lets a small one go', async () => {
    const world = openWorld();
    const before = await balanceOf(world.as('trader'), 'USDC');
    const held = await send(world);
    expect(held).toMatchObject({
      status: 'Requested',
      cancellable: true,
      review: { usualHours: releasePolicy.usualHours, since: held.createdAt },
    });
    world.sandbox.tick(120_000);
    expect(await latest(world)).toMatchObject({ id: held.id, status: 'Requested' });
    const during = await balanceOf(world.as('trader'), 'USDC');
    expect([before?.total, during?.total]).toEqual(['35222.758929', '17222.758929']);
    expect((await list(world)).at(-1)).toMatchObject({
      id: held.id,
      userName: 'Lena Keller',
      hold: { state: 'Held', version: 1, reasons: [{ kind: 'AmountLarge', bound: '10000' }] },
    });
    const small = await send(world, { ...large, amount: '100' });
    expect(small.review).toBeUndefined();
    world.sandbox.tick(6000);
    expect((await latest(world)).status).toBe('Approved');
  });

  test('holds by address, first withdrawal, number within an hour and asset', async () => {
    const world = openWorld();
    const kinds = (await list(world)).map(({ asset, hold }) => [
      asset,
      hold.reasons.map(({ kind }) => kind),
    ]);
    expect(kinds).toEqual([
      ['USDC', ['AmountLarge', 'FirstWithdrawal']],
      ['XAUG', ['AmountLarge', 'AssetWatched']],
      ['USDC', ['RiskHigh', 'AmountLarge', 'AddressNew', 'FirstWithdrawal']],
      ['BTC', ['FirstWithdrawal']],
    ]);
    const { count } = releasePolicy.rules.find(({ kind }) => kind === 'Velocity')!.after!;
    for (let sent = 0; sent < count; sent += 1) {
      expect((await send(world, { ...large, amount: '20' })).review).toBeUndefined();
    }
    const next = await send(world, { ...large, amount: '20' });
    expect((await details(world, next.id)).withdrawal.hold.reasons).toEqual([
      { kind: 'Velocity', bound: String(count) },
    ]);
  });
});

describe('a decision', () => {
  test('releases the withdrawal, which goes on until it is confirmed, once', async () => {
    const world = openWorld();
    const { id } = await send(world);
    expect(await decide(world, 'officer', id)).toMatchObject({
      status: 'Approved',
      hold: { state: 'Approved', version: 2, decision: { officer: 'Maria Oliveira' } },
    });
    expect(await world.as('trader').refused('DELETE', `${path}/${id}`)).toMatchObject({
      status: 409,
    });
    expect((await latest(world)).review).toBeUndefined();
    world.sandbox.tick(90_000);
    expect((await latest(world)).status).toBe('Confirmed');
    expect((await balanceOf(world.as('trader'), 'USDC'))?.total).toBe('17222.758929');
    expect(await acts(world, 'trader', id)).toEqual([
      ['Maria Oliveira', `approved ${id}`],
      ['System', `held ${id} for review`],
    ]);
  });

  test('rejects it with a reason that the customer reads, and the money is free again', async () => {
    const world = openWorld();
    const { id } = await send(world);
    const refused = { id, seenVersion: 1, decision: 'Reject' };
    expect(await world.as('officer').refused('PUT', resolve, refused)).toMatchObject({
      status: 400,
      keys: ['comment'],
    });
    await decide(world, 'officer', id, { decision: 'Reject', comment });
    expect(await latest(world)).toMatchObject({ status: 'Rejected', rejectReason: comment });
    expect((await balanceOf(world.as('trader'), 'USDC'))?.total).toBe('35222.758929');
    const [found] = await list(world, '?state=Rejected');
    expect(found).toMatchObject({ id, hold: { state: 'Rejected', decision: { comment } } });
  });

  test('comes second after a colleague, whom the refusal names, and after the customer', async () => {
    const world = openWorld();
    const { id } = await send(world);
    const ask = (who: string) =>
      world.as(who).send('PUT', resolve, { id, seenVersion: 1, decision: 'Approve' });
    const answers = await Promise.all([ask('officer'), ask('admin')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.text).toMatch(/(Maria Oliveira|Aiko Damm) has already approved this request/);
    const other = await send(world, { ...large, amount: '13000' });
    await world.as('trader').ask('DELETE', `${path}/${other.id}`);
    const refused = { id: other.id, seenVersion: 1, decision: 'Approve' };
    expect((await world.as('officer').refused('PUT', resolve, refused)).status).toBe(409);
  });

  test('above the limit needs two officers, and the first cannot be the second', async () => {
    const world = openWorld();
    const { id, userId } = await ofTwo(world);
    const first = await decide(world, 'officer', id);
    expect(first).toMatchObject({
      status: 'Requested',
      hold: { state: 'Held', version: 2, firstApproval: { officerId: 'officer' } },
    });
    const again = { id, seenVersion: 2, decision: 'Approve' };
    expect((await world.as('officer').refused('PUT', resolve, again)).status).toBe(403);
    const stale = await world.as('admin').refused('PUT', resolve, { ...again, seenVersion: 1 });
    expect(stale).toMatchObject({
      status: 409,
      messages: [expect.stringContaining('Maria Oliveira')],
    });
    expect(await decide(world, 'admin', id, { seenVersion: 2 })).toMatchObject({
      status: 'Approved',
      hold: { decision: { officerId: 'admin' }, firstApproval: { officerId: 'officer' } },
    });
    expect(await acts(world, userId, id)).toEqual([
      ['Aiko Damm', `approved ${id}`],
      ['Maria Oliveira', `gave ${id} the first of two approvals`],
      ['System', `held ${id} for review`],
    ]);
  });

  test('is made on several at once, with an outcome of each', async () => {
    const world = openWorld();
    const { id } = await send(world);
    const [first, second] = await list(world);
    await decide(world, 'admin', second!.id);
    const { outcomes } = await world.as('officer').ask<{
      outcomes: {
        id: string;
        withdrawal: HeldWithdrawal | null;
        reason: { code: string } | null;
      }[];
    }>('PUT', `${office}/withdrawals/resolve-many`, {
      withdrawals: [
        ...[first!.id, second!.id, id].map((each) => ({ id: each, seenVersion: 1 })),
        { id: 'nothing', seenVersion: 1 },
      ],
      decision: 'Approve',
    });
    expect(
      outcomes.map(({ withdrawal, reason }) => withdrawal?.hold.state ?? reason?.code),
    ).toEqual(['Held', 'requestApproved', 'Approved', 'transferNotFound']);
  });

  test('about a limited account takes effect when that is active again', async () => {
    const world = openWorld();
    const { id } = await send(world);
    const become = (status: string, seenStatus: string) =>
      world.as('admin').ask('PUT', `${office}/compliance/changeUserStatus`, {
        userId: 'trader',
        status,
        comment,
        seenStatus,
      });
    await become('Limited', 'Active');
    expect(await decide(world, 'officer', id)).toMatchObject({ status: 'Requested' });
    world.sandbox.tick(60_000);
    expect((await latest(world)).status).toBe('Requested');
    await become('Active', 'Limited');
    world.sandbox.tick(6000);
    expect((await latest(world)).status).toBe('Approved');
  });
});

describe('a hold ends without an officer', () => {
  test('when the customer cancels, and again is answered as it is', async () => {
    const world = openWorld();
    const { id } = await send(world);
    const cancel = () => world.as('trader').ask<Transfer>('DELETE', `${path}/${id}`);
    expect(await cancel()).toMatchObject({ status: 'Cancelled' });
    expect(await cancel()).toMatchObject({ status: 'Cancelled' });
    expect((await balanceOf(world.as('trader'), 'USDC'))?.total).toBe('35222.758929');
    expect((await acts(world, 'trader', id))[0]).toEqual(['Lena Keller', `withdrew ${id}`]);
    expect((await details(world, id)).withdrawal.hold.state).toBe('Cancelled');
  });

  test('when its time is over: the money is given back', async () => {
    const world = openWorld();
    const { id } = await send(world);
    world.clock.advance(releasePolicy.holdMs - 2000);
    world.sandbox.tick(1000);
    expect((await latest(world)).status).toBe('Requested');
    world.sandbox.tick(1000);
    expect(await latest(world)).toMatchObject({
      status: 'Rejected',
      rejectReason: 'The review was not finished in time.',
    });
    expect((await balanceOf(world.as('trader'), 'USDC'))?.total).toBe('35222.758929');
    expect((await details(world, id)).withdrawal.hold.state).toBe('Expired');
    expect((await acts(world, 'trader', id))[0]).toEqual(['System', `returned ${id} undecided`]);
    expect((await list(world)).map((each) => each.id)).toEqual([]);
  });

  test('when its address is blocked', async () => {
    const world = openWorld();
    const { id } = await send(world);
    const { address } = await details(world, id);
    const block = { addressId: address?.id, comment };
    await world.as('officer').ask('POST', `${office}/address-book/block`, block);
    world.sandbox.tick(1000);
    expect((await latest(world)).status).toBe('Rejected');
    expect((await details(world, id)).withdrawal.hold.state).toBe('Rejected');
  });
});

test('officers find held withdrawals, with what they decide on', async () => {
  const world = openWorld();
  await send(world, { ...large, amount: '50' });
  const { id } = await send(world);
  const found = async (query: string) => (await list(world, query)).map(({ userId }) => userId);
  expect(await found('')).toEqual(['p-brandt', 'p-brandt', 'p-steiner', 'p-ishikawa', 'trader']);
  expect(await found('?search=lena')).toEqual(['trader']);
  expect(await found('?reason=AddressNew')).toEqual(['p-steiner']);
  expect(await found('?asset=XAUG')).toEqual(['p-brandt']);
  expect(await found('?risk=High')).toEqual(['p-steiner']);
  expect(await found('?sort=-expires&limit=1')).toEqual(['trader']);
  const { earlier, linked, signIns, balances, limits, address } = await details(world, id);
  expect(address?.name).toBe('Northbank Custody');
  expect(earlier.map(({ amount }) => amount)).toEqual(['50', '1800']);
  expect([linked, signIns]).toEqual([null, null]);
  expect(balances[0]).toMatchObject({ change: '-18000', balance: '17172.758929' });
  expect(balances[1]).toMatchObject({ change: '-50', balance: '35172.758929' });
  expect(limits.usedToday).not.toBe('0');
  const overview = await world
    .as('officer')
    .ask<{ waiting: { withdrawalsToRelease: { count: number } } }>('GET', `${office}/overview`);
  expect(overview.waiting.withdrawalsToRelease.count).toBe(5);
});

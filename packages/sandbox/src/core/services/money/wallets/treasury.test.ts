import type {
  Aggregation,
  AuditRecord,
  ColdWallet,
  HotWallet,
  Reserve,
  StaffMember,
} from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { office, openWorld, type World } from '../../../testing/caller.ts';

const wallets = '/back-api/api/v2/wallets';
const move = (
  world: World,
  request: { walletId: string; kind: 'ToCold' | 'FromCold'; amount: string },
  by = 'admin',
) =>
  world.as(by).ask<Aggregation>('POST', `${wallets}/treasury`, {
    ...request,
    reason: 'Back to the target',
  });
const approve = (world: World, by: string, token: string) =>
  world.as(by).send('POST', `${wallets}/aggregation/approve/${token}`, { token });
const broadcast = (world: World, token: string, by = 'admin') =>
  world.as(by).send('POST', `${wallets}/aggregation/broadcast`, { token });
const openOf = async (world: World, token: string) => {
  const { aggregations } = await world
    .as('admin')
    .ask<{ aggregations: Aggregation[] }>('GET', `${wallets}/aggregation/balances/btc`);
  return aggregations.find((each) => each.token === token)!;
};
async function balances(world: World, walletId: string) {
  const hot = await world.as('admin').ask<HotWallet[]>('GET', `${wallets}/hot`);
  const cold = await world.as('admin').ask<ColdWallet[]>('GET', `${wallets}/cold`);
  return {
    hot: Decimal.of(hot.find(({ id }) => id === walletId)!.balance),
    cold: Decimal.of(cold.find((each) => each.walletId === walletId)!.balance),
  };
}
const reserveOf = async (world: World, asset: string) => {
  const { assets } = await world
    .as('admin')
    .ask<{ assets: Reserve[] }>('GET', `${wallets}/reserves`);
  return assets.find((each) => each.asset === asset)!;
};

const versionOf = async (world: World, id: string) => {
  const { items } = await world.as('admin').ask<{ items: StaffMember[] }>('GET', `${office}/staff`);
  return items.find((each) => each.id === id)!.version;
};

/** Gives an officer the role of an administrator, which two of these have to agree on. */
async function appoint(world: World, id: string): Promise<void> {
  const before = await versionOf(world, id);
  await world.as('admin').ask('PUT', `${office}/staff/roles`, {
    id,
    roles: ['admin'],
    seenVersion: before,
    reason: 'Treasury',
  });
  await world.as('second-admin').ask('PUT', `${office}/staff/roles/resolve`, {
    id,
    decision: 'Approve',
    seenVersion: before + 1,
  });
}

test('a move to cold storage leaves the hot wallet when it is broadcast, and arrives when it is confirmed', async () => {
  const world = openWorld();
  const before = await balances(world, 'btc');
  const { token, approvalsNeeded, destination } = await move(world, {
    walletId: 'btc',
    kind: 'ToCold',
    amount: '1.40211701',
  });
  expect(approvalsNeeded).toBe(1);
  expect((await approve(world, 'second-admin', token)).status).toBe(200);
  expect((await balances(world, 'btc')).hot.toString()).toBe(before.hot.toString());
  await broadcast(world, token);
  const between = await balances(world, 'btc');
  expect(before.hot.minus(between.hot).toString()).toBe('1.40211701');
  expect(between.cold.toString()).toBe(before.cold.toString());
  expect(Decimal.of((await reserveOf(world, 'BTC')).inTransit).toString()).toBe('1.40211701');
  world.sandbox.tick(4000);
  const after = await balances(world, 'btc');
  expect(after.cold.minus(before.cold).toString()).toBe('1.40211701');
  expect(after.hot.toString()).toBe(between.hot.toString());
  expect((await openOf(world, token)).state).toBe('Confirmed');
  const [cold] = (await world.as('officer').ask<ColdWallet[]>('GET', `${wallets}/cold`)).filter(
    ({ walletId }) => walletId === 'btc',
  );
  expect(cold?.address).toBe(destination);
});

test('the network that refuses a move gives it back to the wallet that it left', async () => {
  const world = openWorld();
  const before = await balances(world, 'btc');
  const { token } = await move(world, { walletId: 'btc', kind: 'ToCold', amount: '2' });
  await approve(world, 'second-admin', token);
  world.sandbox.faults.refuseSources('btc', 1);
  await broadcast(world, token);
  world.sandbox.tick(4000);
  expect(await openOf(world, token)).toMatchObject({ state: 'Failed', collected: '0' });
  const after = await balances(world, 'btc');
  expect(after.hot.toString()).toBe(before.hot.toString());
  expect(after.cold.toString()).toBe(before.cold.toString());
});

test('the policy asks for one administrator more from an amount on, and for one more out of cold storage', async () => {
  const world = openWorld();
  const needed = async (kind: 'ToCold' | 'FromCold', amount: string) => {
    const { token, approvalsNeeded } = await move(world, { walletId: 'btc', kind, amount });
    await world.as('admin').ask('POST', `${wallets}/aggregation/withdraw/${token}`, { token });
    return approvalsNeeded;
  };
  expect(await needed('ToCold', '0.5')).toBe(1);
  expect(await needed('ToCold', '18')).toBe(2);
  expect(await needed('FromCold', '0.5')).toBe(2);
  expect(await needed('FromCold', '18')).toBe(3);
});

test('the proposer and an officer never approve a move, and one administrator does not approve it twice', async () => {
  const world = openWorld();
  await appoint(world, 'officer');
  const { token } = await move(world, { walletId: 'btc', kind: 'FromCold', amount: '1' });
  const path = `${wallets}/aggregation/approve/${token}`;
  expect((await world.as('admin').refused('POST', path, {})).messages).toEqual([
    'A different person must approve this.',
  ]);
  expect((await approve(world, 'second-admin', token)).status).toBe(200);
  expect(await openOf(world, token)).toMatchObject({ state: 'Proposed', approvedBy: null });
  expect(await world.as('second-admin').refused('POST', path, {})).toMatchObject({
    status: 409,
    messages: ['You have approved it already. It needs another administrator.'],
  });
  expect((await broadcast(world, token)).status).toBe(409);
  expect((await approve(world, 'officer', token)).status).toBe(200);
  expect(await openOf(world, token)).toMatchObject({
    state: 'Approved',
    approvals: [{ officer: 'Henrik Solheim' }, { officer: 'Maria Oliveira' }],
  });
});

test('an officer is refused the approval of a move, and support everything about the wallets', async () => {
  const world = openWorld();
  const { token } = await move(world, { walletId: 'btc', kind: 'ToCold', amount: '1' });
  const path = `${wallets}/aggregation/approve/${token}`;
  expect(await world.as('officer').refused('POST', path, {})).toMatchObject({
    status: 403,
    messages: ['An administrator must approve this.'],
  });
  const request = { walletId: 'eth', kind: 'ToCold', amount: '1', reason: 'Mine' };
  expect((await world.as('officer').refused('POST', `${wallets}/treasury`, request)).status).toBe(
    403,
  );
  expect((await world.as('support').refused('GET', `${wallets}/reserves`)).status).toBe(403);
});

test('exactly one of an approval and a rejection that meet wins, and the other reads who was first', async () => {
  for (const order of [
    ['approve', 'reject'],
    ['reject', 'approve'],
  ]) {
    const world = openWorld();
    await appoint(world, 'officer');
    const { token } = await move(world, { walletId: 'btc', kind: 'ToCold', amount: '1' });
    const acts = order.map((what, index) =>
      world
        .as(index === 0 ? 'second-admin' : 'officer')
        .send('POST', `${wallets}/aggregation/${what}/${token}`, {
          token,
          ...(what === 'reject' && { reason: 'Not today' }),
        }),
    );
    const [first, second] = await Promise.all(acts);
    expect(first?.status).toBe(200);
    // A rejection after the approval still ends it: nothing is sent yet.
    expect(second?.status).toBe(order[0] === 'approve' ? 200 : 409);
    expect((await openOf(world, token)).state).toBe('Rejected');
    expect((await broadcast(world, token)).status).toBe(409);
  }
});

test('two broadcasts at once, and one whose answer was lost, move the amount once', async () => {
  const world = openWorld();
  const before = await balances(world, 'btc');
  const { token } = await move(world, { walletId: 'btc', kind: 'ToCold', amount: '3' });
  await approve(world, 'second-admin', token);
  const send = (by: string, key: string) =>
    world
      .as(by)
      .send('POST', `${wallets}/aggregation/broadcast`, { token }, { 'Idempotency-Key': key });
  const answers = await Promise.all([send('admin', 'one'), send('second-admin', 'other')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [by, key] = answers[0]?.status === 200 ? ['admin', 'one'] : ['second-admin', 'other'];
  expect((await send(by ?? '', key ?? '')).status).toBe(200);
  world.sandbox.tick(8000);
  const after = await balances(world, 'btc');
  expect(before.hot.minus(after.hot).toString()).toBe('3');
  expect(after.cold.minus(before.cold).toString()).toBe('3');
});

test('no more is moved than the wallet has, down to the last atom', async () => {
  const world = openWorld();
  const { hot } = await balances(world, 'btc');
  const all = { walletId: 'btc', kind: 'ToCold', amount: hot.toString(), reason: 'All of it' };
  const tooMuch = { ...all, amount: hot.plus(Decimal.of('0.00000001')).toString() };
  expect(await world.as('admin').refused('POST', `${wallets}/treasury`, tooMuch)).toMatchObject({
    status: 409,
    keys: ['amount'],
  });
  const { token } = await world.as('admin').ask<Aggregation>('POST', `${wallets}/treasury`, all);
  const { approvalsNeeded = 1 } = await openOf(world, token);
  await appoint(world, 'officer');
  for (const by of ['second-admin', 'officer'].slice(0, approvalsNeeded))
    await approve(world, by, token);
  expect((await broadcast(world, token)).status).toBe(200);
  expect((await balances(world, 'btc')).hot.isZero).toBe(true);
});

test('a collection above the ceiling needs a reason, which the approver and the trail read', async () => {
  const world = openWorld();
  const { aggregations } = await world
    .as('admin')
    .ask<{ aggregations: Aggregation[] }>('GET', `${wallets}/aggregation/balances/usdc-ethereum`);
  const { token } = aggregations[0]!;
  await world.as('admin').ask('POST', `${wallets}/aggregation/withdraw/${token}`, { token });
  const request = { walletId: 'usdc-ethereum' };
  const path = `${wallets}/aggregation/aggregate`;
  expect(await world.as('admin').refused('POST', path, { ...request, reason: ' ' })).toMatchObject({
    status: 400,
    keys: ['reason'],
    messages: ['The wallet would hold more than its ceiling, 923400 USDC. Enter a reason.'],
  });
  const again = await world
    .as('admin')
    .ask<Aggregation>('POST', path, { ...request, reason: 'Payouts at the end of the month' });
  expect(again.proposalReason).toBe('Payouts at the end of the month');
  const { items } = await world
    .as('officer')
    .ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=wallet&subjectId=usdc-ethereum&limit=1`,
    );
  expect(items[0]).toMatchObject({
    action: `proposed ${again.token}`,
    detail: 'Payouts at the end of the month',
  });
});

test('a collection and a move of one wallet go on side by side, two moves do not', async () => {
  const world = openWorld();
  await world.as('admin').ask('POST', `${wallets}/aggregation/aggregate`, { walletId: 'btc' });
  const { token } = await move(world, { walletId: 'btc', kind: 'ToCold', amount: '1' });
  expect(
    (
      await world.as('second-admin').refused('POST', `${wallets}/treasury`, {
        walletId: 'btc',
        kind: 'FromCold',
        amount: '1',
        reason: 'Back',
      })
    ).messages,
  ).toEqual([`Finish ${token} first.`]);
});

test('an administrator who loses the role loses proposals and approvals that are still open', async () => {
  const world = openWorld();
  await appoint(world, 'officer');
  const { token } = await move(world, { walletId: 'btc', kind: 'FromCold', amount: '1' });
  await approve(world, 'officer', token);
  const version = await versionOf(world, 'officer');
  const change = { id: 'officer', roles: ['ComplianceReviewer'], reason: 'Back to compliance' };
  await world.as('admin').ask('PUT', `${office}/staff/roles`, { ...change, seenVersion: version });
  await world.as('second-admin').ask('PUT', `${office}/staff/roles/resolve`, {
    id: 'officer',
    decision: 'Approve',
    seenVersion: version + 1,
  });
  expect((await openOf(world, token)).approvals).toEqual([]);
});

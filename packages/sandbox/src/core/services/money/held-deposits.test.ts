import type {
  AuditEntry,
  HeldWithdrawal,
  HeldWithdrawalDetails,
  InboxItem,
  Overview,
  Transfer,
  WalletNetwork,
} from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { describe, expect, test, vi } from 'vitest';
import { releasePolicy } from '../../catalog/release-policy.ts';
import { balanceOf, base, office, openWorld, type World } from '../../testing/caller.ts';

// Deposits at a new address of the sandbox are small: here all of them are flagged.
vi.mock('../../catalog/release-policy.ts', async (load) => {
  const original = await load<{ releasePolicy: typeof releasePolicy }>();
  return {
    releasePolicy: {
      ...original.releasePolicy,
      deposits: [{ kind: 'AmountLarge', from: '10' }],
    },
  };
});

const comment = 'The sender is not known to us.';
const eth = { asset: 'ETH', network: 'ethereum' };

const transfers = async ({ as }: World, who: string) =>
  (
    await as(who).ask<{ items: Transfer[] }>(
      'GET',
      `${base}/wallet/transfer_history?type=Deposit&limit=50`,
    )
  ).items;
const list = async ({ as }: World, query = '') =>
  (await as('officer').ask<{ items: HeldWithdrawal[] }>('GET', `${office}/withdrawals${query}`))
    .items;
const total = async ({ as }: World, who: string, asset: string) =>
  Decimal.of((await balanceOf(as(who), asset))?.total ?? '0').toString();
const decision = (id: string, rest: object) => ({ id, seenVersion: 1, ...rest });
const resolve = (world: World, who: string, id: string, rest: object) =>
  world.as(who).ask<HeldWithdrawal>('PUT', `${office}/withdrawals/resolve`, decision(id, rest));
const acts = async ({ as }: World, userId: string, id: string) => {
  const entries = `${office}/audit?subject=user&subjectId=${userId}&limit=50`;
  const { items } = await as('admin').ask<{ items: AuditEntry[] }>('GET', entries);
  return items.filter(({ action }) => action.includes(id)).map(({ action }) => action);
};
/** A deposit of a customer that has its confirmations and waits. */
const hold = async () => {
  const world = openWorld();
  const before = await total(world, 'tier1', eth.asset);
  await world.as('tier1').ask('POST', `${base}/wallet/deposit`, eth);
  world.sandbox.tick(5 * 60_000);
  const [found] = await transfers(world, 'tier1');
  return { world, before, held: found! };
};

describe('a flagged deposit', () => {
  test('is in review with its confirmations, and not credited', async () => {
    const { world, before, held } = await hold();
    expect(held).toMatchObject({
      status: 'Confirming',
      confirmations: held.requiredConfirmations,
      cancellable: false,
      review: { usualHours: releasePolicy.usualHours },
    });
    expect(await total(world, 'tier1', eth.asset)).toBe(before);
    expect((await list(world)).map(({ id }) => id)).not.toContain(held.id);
    expect((await list(world, '?type=Deposit')).at(-1)).toMatchObject({
      id: held.id,
      hold: { state: 'Held', version: 1, reasons: [{ kind: 'AmountLarge', bound: '10' }] },
    });
    const { waiting } = await world.as('officer').ask<Overview>('GET', `${office}/overview`);
    expect(waiting.depositsToRelease).toMatchObject({ count: 2 });
    const path = `${office}/withdrawals/${held.id}`;
    const details = await world.as('officer').ask<HeldWithdrawalDetails>('GET', path);
    expect(details).toMatchObject({ address: null, earlier: [], linked: null });
    const { items } = await world
      .as('tier1')
      .ask<{ items: InboxItem[] }>('GET', `${base}/v1/inbox`);
    expect(items.map(({ transfer }) => [transfer?.status, transfer?.review !== undefined])).toEqual(
      [
        ['Confirming', true],
        ['Broadcast', false],
      ],
    );
  });

  test('is credited once when an officer approves it', async () => {
    const { world, before, held } = await hold();
    await resolve(world, 'officer', held.id, { decision: 'Approve' });
    const after = Decimal.of(before).plus(Decimal.of(held.amount)).toString();
    for (let time = 0; time < 3; time += 1) {
      world.sandbox.tick(60_000);
      expect(await total(world, 'tier1', eth.asset)).toBe(after);
    }
    expect((await transfers(world, 'tier1'))[0]).toMatchObject({ status: 'Confirmed' });
    expect(
      await world
        .as('admin')
        .refused(
          'PUT',
          `${office}/withdrawals/resolve`,
          decision(held.id, { decision: 'Approve' }),
        ),
    ).toMatchObject({ status: 409 });
    expect(await acts(world, 'tier1', held.id)).toEqual([
      `approved ${held.id}`,
      `held ${held.id} for review`,
    ]);
  });

  test('goes back to its sender when it is rejected, with a reason that the customer reads', async () => {
    const { world, before, held } = await hold();
    await resolve(world, 'officer', held.id, { decision: 'Reject', comment });
    world.sandbox.tick(60_000);
    expect((await transfers(world, 'tier1'))[0]).toMatchObject({
      status: 'Rejected',
      rejectReason: comment,
    });
    expect(await total(world, 'tier1', eth.asset)).toBe(before);
    expect(await list(world, '?type=Deposit&state=Rejected')).toMatchObject([{ id: held.id }]);
  });

  test('goes back to its sender when its time is over', async () => {
    const { world, before, held } = await hold();
    world.clock.advance(releasePolicy.holdMs);
    world.sandbox.tick(1000);
    const found = (await transfers(world, 'tier1')).find(({ id }) => id === held.id);
    expect(found).toMatchObject({ status: 'Rejected' });
    expect(await total(world, 'tier1', eth.asset)).toBe(before);
  });
});

test('deposits on every network, two officers who contradict each other: sums to the atom, none is credited twice', async () => {
  const world = openWorld({ scenario: 'quiet' });
  const people = ['trader', 'tier1'];
  const networks = await world.as('trader').ask<WalletNetwork[]>('GET', `${base}/wallet/networks`);
  const before = new Map<string, string>();
  for (const who of people) {
    for (const { asset, id } of networks) {
      before.set(`${who} ${asset}`, await total(world, who, asset));
      await world.as(who).send('POST', `${base}/wallet/deposit`, { asset, network: id });
    }
  }
  world.sandbox.tick(10 * 60_000);
  const credited = new Map<string, Decimal>();
  const outcomes = new Map<string, string>();
  for (;;) {
    const waiting = await list(world, '?type=Deposit&limit=50');
    if (waiting.length === 0) break;
    for (const { id, userId, asset, amount } of waiting) {
      const sides = [
        ['officer', { decision: 'Approve' }],
        ['admin', { decision: 'Reject', comment }],
      ] as const;
      const inTurn = outcomes.size % 2 === 0 ? sides : sides.toReversed();
      const answers = await Promise.all(
        inTurn.map(([who, rest]) =>
          world.as(who).send('PUT', `${office}/withdrawals/resolve`, decision(id, rest)),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { hold: made } = answers.find(({ status }) => status === 200)!.json<HeldWithdrawal>();
      outcomes.set(id, made.state);
      if (made.state !== 'Approved') continue;
      const key = `${userId} ${asset}`;
      credited.set(key, (credited.get(key) ?? Decimal.zero).plus(Decimal.of(amount)));
    }
  }
  expect(outcomes.size).toBeGreaterThan(20);
  expect(new Set(outcomes.values())).toEqual(new Set(['Approved', 'Rejected']));
  world.sandbox.tick(10 * 60_000);
  for (const [key, sum] of before) {
    const [who = '', asset = ''] = key.split(' ');
    const after = Decimal.of(sum)
      .plus(credited.get(key) ?? Decimal.zero)
      .toString();
    expect([key, await total(world, who, asset)]).toEqual([key, after]);
  }
  for (const who of people) {
    for (const { id, status } of await transfers(world, who)) {
      const outcome = outcomes.get(id);
      if (outcome === undefined) continue;
      expect(status).toBe(outcome === 'Approved' ? 'Confirmed' : 'Rejected');
      expect(await acts(world, who, id)).toHaveLength(2);
    }
  }
});

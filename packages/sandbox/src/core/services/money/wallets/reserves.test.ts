import type { Aggregation, Reserve, ReserveDay } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAddress } from '../addresses/address-format.ts';
import { memoryStore } from '../../../store/store.ts';
import { manualClock } from '../../../clock.ts';
import { createSandbox } from '../../../sandbox.ts';
import { base, callerOf, office, openWorld, type World } from '../../../testing/caller.ts';

const wallets = '/back-api/api/v2/wallets';
const day = 24 * 60 * 60_000;
const reserves = async (world: Pick<World, 'as'>) =>
  (await world.as('admin').ask<{ assets: Reserve[] }>('GET', `${wallets}/reserves`)).assets;

/**
 * Returns the assets of which the wallets hold less than is owed, or of which the rest is not exactly the exchange's own.
 */
async function disagreements(world: Pick<World, 'as'>): Promise<string[]> {
  return (await reserves(world)).flatMap(
    ({ asset, owed, hot, deposits, cold, inTransit, difference, ownFunds }) => {
      const held = Decimal.sum([hot, deposits, cold, inTransit].map((each) => Decimal.of(each)));
      const rest = held.minus(Decimal.of(owed)).toString();
      const isExact = [difference, ownFunds].every((each) => Decimal.of(each).toString() === rest);
      return isExact && held.gte(Decimal.of(owed)) ? [] : `${asset}: ${rest}, own: ${ownFunds}`;
    },
  );
}

const amount = fc.integer({ min: 1, max: 999_999 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    place: fc.constantFrom(
      { asset: 'BTC', network: 'bitcoin' },
      { asset: 'LTC', network: 'litecoin' },
      { asset: 'XCB', network: 'core' },
      { asset: 'SOL', network: 'solana' },
    ),
  }),
  fc.record({
    kind: fc.constant('withdraw' as const),
    amount,
  }),
  fc.record({
    kind: fc.constant('trade' as const),
    market: fc.constantFrom('BTC-USDC', 'XCB-CTN', 'ETH-USDC'),
    side: fc.constantFrom('Buy' as const, 'Sell' as const),
    amount,
  }),
  fc.record({
    kind: fc.constant('treasury' as const),
    way: fc.constantFrom('ToCold' as const, 'FromCold' as const),
    wallet: fc.constantFrom('btc', 'usdc-stellar', 'xcb'),
    isRefused: fc.boolean(),
    amount,
  }),
  fc.record({ kind: fc.constant('collect' as const), wallet: fc.constantFrom('btc', 'xcb') }),
  fc.record({ kind: fc.constant('wait' as const), amount: fc.integer({ min: 1, max: 20 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Parts of a million of some amount that the trader can pay many times. */
const share = (parts: number, most: string, digits: number): string =>
  Decimal.of(most)
    .times(Decimal.of(String(parts)))
    .dividedBy(Decimal.of('1000000'), digits, 'down')
    .toString();

async function act(world: World, one: Step): Promise<void> {
  const { sandbox } = world;
  const trader = world.as('trader');
  const most = { BTC: '0.05', USDC: '3000', XCB: '90', SOL: '3', ETH: '0.3' } as const;
  switch (one.kind) {
    case 'deposit':
      await trader.send('POST', `${base}/wallet/deposit`, one.place);
      return;
    case 'withdraw':
      await trader.send('POST', `${base}/wallet/withdrawal`, {
        asset: 'ETH',
        network: 'ethereum',
        address: makeAddress('ethereum', 'book:Ledger, cold'),
        amount: share(one.amount, most.ETH, 6),
      });
      return;
    case 'trade':
      await trader.send('POST', `${base}/order`, {
        market: one.market,
        side: one.side,
        type: 'Market',
        amount: share(one.amount, most[one.market.slice(0, 3) as 'BTC'], 3),
        timeInForce: 'IOC',
      });
      return;
    case 'collect': {
      const made = await world
        .as('admin')
        .send('POST', `${wallets}/aggregation/aggregate`, { walletId: one.wallet, reason: 'All' });
      if (made.status === 200) await finish(world, made.json<Aggregation>().token);
      return;
    }
    case 'treasury': {
      const most = { btc: '2', 'usdc-stellar': '90000', xcb: '40000' }[one.wallet];
      const made = await world.as('admin').send('POST', `${wallets}/treasury`, {
        walletId: one.wallet,
        kind: one.way,
        amount: share(one.amount, most ?? '1', 6),
        reason: 'Back to the target',
      });
      if (one.isRefused) sandbox.faults.refuseSources(one.wallet, 1);
      if (made.status === 200) await finish(world, made.json<Aggregation>().token);
      return;
    }
    case 'wait':
      sandbox.tick(one.amount * 1000);
  }
}

async function finish(world: World, token: string): Promise<void> {
  for (const by of ['second-admin', 'officer'])
    await world.as(by).send('POST', `${wallets}/aggregation/approve/${token}`, { token });
  await world.as('admin').send('POST', `${wallets}/aggregation/broadcast`, { token });
}

test('after any deposits, withdrawals, trades, fees and treasury moves the difference is exactly the own funds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const world = openWorld();
      expect(await disagreements(world)).toEqual([]);
      for (const one of steps) {
        await act(world, one);
        world.sandbox.tick(500);
        expect(await disagreements(world)).toEqual([]);
      }
      world.sandbox.tick(60_000);
      expect(await disagreements(world)).toEqual([]);
      world.sandbox.dispose();
    }),
    { numRuns: 6, seed: 12 },
  );
}, 120_000);

test('every day is recorded once, at its beginning or at the first start in it, and the books agree after a restart', async () => {
  const store = memoryStore();
  const clock = manualClock();
  const open = () => {
    const sandbox = createSandbox({ clock, store, scenario: 'quiet' });
    return { sandbox, as: (name: string | null) => callerOf(sandbox, name) };
  };
  const first = open();
  expect(await disagreements(first)).toEqual([]);
  first.sandbox.dispose();
  clock.advance(day);
  const second = open();
  expect(await disagreements(second)).toEqual([]);
  const days = await second
    .as('officer')
    .ask<ReserveDay[]>('GET', `${wallets}/reserves/history/BTC?days=7`);
  const times = days.map(({ time }) => time.slice(0, 10));
  // The record of the second start is the present moment, and is said once.
  expect(times.slice(-3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  clock.advance(day);
  second.sandbox.tick(100);
  const later = await second
    .as('officer')
    .ask<ReserveDay[]>('GET', `${wallets}/reserves/history/BTC?days=7`);
  expect(later.map(({ time }) => time.slice(0, 10))).toContain('2026-11-22');
});

test('the past of a new exchange agrees with its wallets and its customers', async () => {
  const world = openWorld();
  const days = await world
    .as('officer')
    .ask<ReserveDay[]>('GET', `${wallets}/reserves/history/USDC?days=30`);
  expect(days.length).toBeGreaterThanOrEqual(30);
  expect(new Set(days.map(({ owed }) => owed)).size).toBeGreaterThan(3);
  for (const { owed, coveragePercent } of days) {
    expect(Decimal.of(owed).gt(Decimal.of('0'))).toBe(true);
    expect(Decimal.of(coveragePercent ?? '0').gte(Decimal.of('100'))).toBe(true);
  }
});

test('the recorded days are exported as a file, and the trail says so', async () => {
  const world = openWorld();
  const file = await world.as('officer').send('GET', `${wallets}/reserves/csv`);
  expect(file.status).toBe(200);
  const [head, row] = file.text.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('time,asset,owed,hot,deposits,cold,inTransit,difference,coveragePercent');
  expect(row).toMatch(/^2026-11-20T11:30:00/);
  const { items } = await world
    .as('admin')
    .ask<{ items: unknown[] }>('GET', `${office}/audit?subject=reserves&limit=1`);
  expect(items).toMatchObject([{ action: 'exported the reserves', kind: 'export' }]);
});

test('an asset without a wallet has no history', async () => {
  const world = openWorld();
  const answer = await world.as('admin').refused('GET', `${wallets}/reserves/history/NOPE`);
  expect(answer.status).toBe(404);
});

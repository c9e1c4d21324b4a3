import type { FeeEffect, FeeSchedules, FeeStanding, FeeStep } from '@agio/api-client/contract';
import { feesOf } from '@agio/api-client';
import type { Instrument, Order, UserInformation } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { firstFeeSteps } from '../../catalog/fee-tiers.ts';
import { manualClock } from '../../clock.ts';
import type { SandboxOptions } from '../../sandbox-api.ts';
import { memoryStore } from '../../store/store.ts';
import { base, office } from '../../testing/caller.ts';
import { openSchedule } from '../../testing/schedule-world.ts';

const hour = 3_600_000;
const market = 'XCB-CTN';
const reason = 'Lower fees for all';
const halved: FeeStep[] = firstFeeSteps.map((step) => ({
  ...step,
  takerFee:
    step.takerFee === '0.0012' ? '0.001' : step.takerFee === '0.0009' ? '0.00075' : '0.0005',
}));

function open(options: SandboxOptions = {}) {
  const world = openSchedule<FeeSchedules>('fees', { steps: halved, reason }, options);
  const { trader } = world;
  return {
    ...world,
    instrument: async () => {
      const all = await trader.ask<Instrument[]>('GET', `/marketdata/instruments`);
      return all.find(({ id }) => id === market)!;
    },
    buy: () =>
      trader.ask<Order>('POST', `${base}/order`, {
        market,
        side: 'Buy',
        type: 'Market',
        amount: '10',
      }),
  };
}

describe('a change of the fee schedule', () => {
  test('takes effect at once when a second administrator approves it, and the next fill pays it', async () => {
    const world = open();
    expect(await world.buy()).toMatchObject({ status: 'Filled', fee: '0.012' });
    await world.propose();
    expect(await world.buy()).toMatchObject({ fee: '0.012' });
    const { inForce, next, past } = await world.resolve(world.second, 'Approve');
    expect(inForce).toMatchObject({ number: 2, state: 'InForce', steps: halved });
    expect(next).toBeNull();
    expect(past).toMatchObject([{ number: 1, state: 'Past', steps: firstFeeSteps }]);
    const instrument = await world.instrument();
    expect(instrument).toMatchObject({ makerFee: '0.0008', takerFee: '0.001' });
    expect(feesOf(instrument, 'Tier2').takerFee).toBe('0.001');
    expect(await world.buy()).toMatchObject({ fee: '0.01' });
  });

  test('is never approved by its author', async () => {
    const world = open();
    const { version } = await world.propose();
    const approval = { seenVersion: version, decision: 'Approve' };
    expect(await world.admin.refused('PUT', `${office}/fees/resolve`, approval)).toMatchObject({
      status: 403,
      messages: ['A different person must approve this.'],
    });
  });

  test('takes effect at its start and not before, by itself', async () => {
    const world = open();
    await world.propose({ startsAt: world.later(hour) });
    expect((await world.resolve(world.second, 'Approve')).next).toMatchObject({ state: 'Planned' });
    world.sandbox.tick(hour - 100);
    expect(await world.buy()).toMatchObject({ fee: '0.012' });
    expect((await world.instrument()).takerFee).toBe('0.0012');
    world.sandbox.tick(100);
    expect((await world.instrument()).takerFee).toBe('0.001');
    expect(await world.buy()).toMatchObject({ fee: '0.01' });
  });

  test('counts for a fill at its very start, though the exchange has not looked at the clock since', async () => {
    const world = open();
    await world.propose({ startsAt: world.later(hour) });
    await world.resolve(world.second, 'Approve');
    world.clock.advance(hour);
    expect(await world.buy()).toMatchObject({ fee: '0.01' });
    expect((await world.read()).inForce.number).toBe(2);
  });

  test('takes effect at its approval when its start has passed by then', async () => {
    const world = open();
    await world.propose({ startsAt: world.later(hour) });
    world.sandbox.tick(2 * hour);
    expect((await world.read()).next?.state).toBe('Proposed');
    expect((await world.resolve(world.second, 'Approve')).inForce.number).toBe(2);
  });

  test('is ended by its author or by another, before it starts', async () => {
    const world = open();
    await world.propose();
    expect((await world.resolve(world.admin, 'Reject')).past[0]?.state).toBe('Withdrawn');
    await world.propose();
    expect((await world.resolve(world.second, 'Reject')).past[0]?.state).toBe('Rejected');
    await world.propose({ startsAt: world.later(hour) });
    await world.resolve(world.second, 'Approve');
    expect((await world.resolve(world.admin, 'Reject')).next).toBeNull();
    world.sandbox.tick(2 * hour);
    expect(await world.buy()).toMatchObject({ fee: '0.012' });
  });

  test('that comes second is refused, with the name of the first administrator', async () => {
    const world = open();
    const { version } = await world.propose();
    await world.resolve(world.second, 'Approve', version);
    const late = { seenVersion: version, decision: 'Reject' };
    expect(await world.admin.refused('PUT', `${office}/fees/resolve`, late)).toMatchObject({
      status: 409,
      messages: ['Henrik Solheim has already changed the fee schedule.'],
    });
    await world.propose({ steps: firstFeeSteps });
    const other = await world.body();
    expect(await world.second.refused('POST', `${office}/fees/propose`, other)).toMatchObject({
      status: 409,
      messages: ['Aiko Damm has already changed the fee schedule.'],
    });
  });

  test('is in the trail with what it changes, each act by its actor', async () => {
    const world = open();
    await world.propose();
    await world.resolve(world.second, 'Approve');
    const trail = await world.trail();
    expect(trail.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'System put other fees into effect',
      'Henrik Solheim approved other fees',
      'Aiko Damm proposed other fees',
    ]);
    expect(trail[2]?.detail).toBe(reason);
    expect(trail[2]?.changes).toContainEqual({
      field: 'takerFee.Tier0.0',
      before: '0.0012',
      after: '0.001',
    });
  });

  test('ends when its author is no administrator any more', async () => {
    const world = open();
    await world.propose();
    const { items } = await world.second.ask<{ items: { id: string; version: number }[] }>(
      'GET',
      `${office}/staff?search=admin@agio`,
    );
    const roles = { id: items[0]?.id, roles: [], reason: 'Moves on' };
    const path = `${office}/staff/roles`;
    const asked = { ...roles, seenVersion: items[0]?.version };
    const { version } = await world.second.ask<{ version: number }>('PUT', path, asked);
    await world.admin.ask('PUT', `${path}/resolve`, {
      id: items[0]?.id,
      seenVersion: version,
      decision: 'Approve',
    });
    const { next } = await world.second.ask<FeeSchedules>('GET', `${office}/fees`);
    expect(next).toBeNull();
  });

  test('is there after a restart, planned or in force', async () => {
    const store = memoryStore();
    const clock = manualClock();
    const first = open({ store, clock });
    await first.propose();
    await first.resolve(first.second, 'Approve');
    await first.propose({
      steps: firstFeeSteps,
      startsAt: new Date(clock.now() + hour).toISOString(),
    });
    await first.resolve(first.second, 'Approve');
    const second = open({ store, clock });
    expect((await second.instrument()).takerFee).toBe('0.001');
    expect(await second.buy()).toMatchObject({ fee: '0.01' });
    second.sandbox.tick(hour);
    expect(await second.buy()).toMatchObject({ fee: '0.012' });
  });
});

describe('steps', () => {
  const refusedOf = async (steps: FeeStep[], change: object = {}) => {
    const world = open();
    const asked = await world.body({ steps, ...change });
    const { status, keys, messages } = await world.admin.refused(
      'POST',
      `${office}/fees/propose`,
      asked,
    );
    return [status, keys, messages];
  };
  const [first] = halved;
  if (first === undefined) throw new Error('There are no steps.');

  test('are refused above a tenth, with too many digits, twice, or without one for everyone', async () => {
    expect(await refusedOf([{ ...first, takerFee: '0.11' }])).toEqual([
      400,
      ['steps.0.takerFee'],
      ['A fee must be from 0 to 10 %, with at most 4 decimals.'],
    ]);
    expect((await refusedOf([{ ...first, makerFee: '0.0000001' }]))[1]).toEqual([
      'steps.0.makerFee',
    ]);
    expect((await refusedOf([{ ...first, volume: '0.001' }]))[1]).toEqual([
      'steps.0.volume',
      'steps',
    ]);
    expect((await refusedOf([first, first]))[1]).toEqual(['steps.1.volume']);
    expect((await refusedOf([{ ...first, tier: 'Tier1' }]))[1]).toEqual(['steps']);
  });

  test('never ask more of those who trade more or are verified further', async () => {
    const higher = { ...first, volume: '1000', takerFee: '0.0011' };
    expect(await refusedOf([first, higher])).toEqual([
      400,
      ['steps.1.takerFee'],
      ['At most 0.1 %, the fee of a step that is reached earlier.'],
    ]);
    expect((await refusedOf([{ ...first, tier: 'Tier2', makerFee: '0.002' }, first]))[1]).toEqual([
      'steps.0.makerFee',
    ]);
  });

  test('need a start that is to come', async () => {
    expect((await refusedOf(halved, { startsAt: '2020-01-01T00:00:00.000Z' }))[1]).toEqual([
      'startsAt',
    ]);
  });

  test('leave the fee that a market was given, and its tiers in proportion', async () => {
    const world = open();
    const own = await world.admin.ask<Instrument>('PUT', `${office}/market/${market}`, {
      takerFee: '0.002',
      reason,
    });
    expect(own.feeTiers).toEqual([{ tier: 'Tier3', makerFee: '0.0006', takerFee: '0.0015' }]);
    await world.propose();
    await world.resolve(world.second, 'Approve');
    const instrument = await world.instrument();
    expect(instrument.takerFee).toBe('0.002');
    expect(instrument.feeTiers[0]?.takerFee).toBe('0.0015');
    // Given the fee of the schedule, it follows again.
    await world.admin.ask('PUT', `${office}/market/${market}`, { takerFee: '0.001', reason });
    await world.propose({ steps: firstFeeSteps });
    await world.resolve(world.second, 'Approve');
    expect((await world.instrument()).takerFee).toBe('0.0012');
  });
});

describe('a volume', () => {
  test('counts from the day after on, and the estimate of a step is what its fill pays', async () => {
    const world = open();
    const standing = () => world.trader.ask<FeeStanding>('GET', `${base}/v2/fees`);
    const before = await standing();
    const steps = [
      ...firstFeeSteps.slice(0, 1),
      {
        ...firstFeeSteps[0]!,
        volume: String(Number.parseInt(before.volume, 10) + 5),
        takerFee: '0.0007',
      },
    ];
    await world.propose({ steps });
    await world.resolve(world.second, 'Approve');
    expect(await world.buy()).toMatchObject({ fee: '0.012' });
    const during = await standing();
    expect(during).toMatchObject({ volume: before.volume, next: null });
    expect(Number(during.nextVolume)).toBeGreaterThan(Number(steps[1]?.volume));
    world.clock.advance(Date.parse(during.until) - world.clock.now());
    const after = await standing();
    expect(after.volume).toBe(during.nextVolume);
    const { takerFee } = feesOf(await world.instrument(), 'Tier2', after.volume);
    expect(takerFee).toBe('0.0007');
    expect(await world.buy()).toMatchObject({ fee: '0.007' });
  });

  test('says what is missing to the next step', async () => {
    const world = open();
    const { nextVolume, next } = await world.trader.ask<FeeStanding>('GET', `${base}/v2/fees`);
    const hundredths = (text: string) => Math.round(Number(text) * 100);
    expect(next?.step.volume).toBe('250000');
    expect(hundredths(nextVolume) + hundredths(next?.missing ?? '0')).toBe(25_000_000);
  });
});

describe('the effect of other steps', () => {
  const ask = (world: ReturnType<typeof open>, steps: readonly FeeStep[]) =>
    world.admin.ask<FeeEffect>('POST', `${office}/fees/effect`, { steps });

  test('is none for the same steps', async () => {
    const world = open();
    const effect = await ask(world, firstFeeSteps);
    expect(effect.month.after).toBe(effect.month.before);
    expect(Number(effect.month.before)).toBeGreaterThan(0);
    expect(effect.orders).toBe(0);
    expect(effect.steps.every(({ more, less }) => more + less === 0)).toBe(true);
  });

  test('is what the fills would have paid, with the customers of each step and their open orders', async () => {
    const world = open();
    await world.trader.ask('POST', `${base}/order`, {
      market,
      side: 'Buy',
      type: 'Limit',
      price: '5',
      amount: '10',
    });
    const free = firstFeeSteps.map((step) => ({ ...step, makerFee: '0', takerFee: '0' }));
    const effect = await ask(world, free);
    // Markets that were listed with fees of their own keep them.
    expect(Number(effect.month.after)).toBeLessThan(Number(effect.month.before));
    expect(effect.orders).toBeGreaterThan(0);
    expect(effect.orderCustomers).toBeGreaterThan(0);
    const [everyone] = effect.steps;
    expect(everyone?.less).toBeGreaterThan(0);
    expect(everyone?.more).toBe(0);
    const dear = firstFeeSteps.map((step) => ({ ...step, makerFee: '0.1', takerFee: '0.1' }));
    const more = await ask(world, dear);
    expect(Number(more.month.after)).toBeGreaterThan(Number(more.month.before));
    expect(more.steps[0]?.more).toBe(everyone?.less);
  });
});

test('the tier of the trader is the one that the tests assume', async () => {
  const { trader } = open();
  const me = await trader.ask<UserInformation>('GET', `${base}/userinfo`);
  expect(me.complianceTier).toBe('Tier2');
});

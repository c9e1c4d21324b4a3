import type {
  Contract,
  EndpointOutput,
  LimitEffect,
  LimitSchedules,
  LimitStep,
  RampLimits,
  WithdrawalLimits,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { firstLimitSteps } from '../../catalog/tier-limits.ts';
import { manualClock } from '../../clock.ts';
import { exactAtoms, fromAtoms } from '../../fixed.ts';
import type { SandboxOptions } from '../../sandbox-api.ts';
import { memoryStore } from '../../store/store.ts';
import { base, office } from '../../testing/caller.ts';
import { openSchedule } from '../../testing/schedule-world.ts';
import { makeAddress } from './addresses/address-format.ts';

const hour = 3_600_000;
const withdrawal = {
  asset: 'USDC',
  network: 'stellar',
  address: makeAddress('stellar', 'book:Northbank Custody'),
  memo: '8840291736',
};
const reason = 'The bank asks for lower ones';
/** Limits of the trader's tier: 25,000 a day becomes 1,000, and 150,000 a month 5,000. */
const lower = with2({ withdrawPerDay: '1000', withdrawPerMonth: '5000', rampPerDay: '500' });

const aHundredthBelow = (amount: string) => fromAtoms(exactAtoms(amount, 2) - 1n, 2);

function with2(limits: Partial<LimitStep>): LimitStep[] {
  return firstLimitSteps.map((step) => (step.tier === 'Tier2' ? { ...step, ...limits } : step));
}

function open(options: SandboxOptions = {}) {
  const world = openSchedule<LimitSchedules>('limits', { steps: lower, reason }, options);
  const { trader } = world;
  return {
    ...world,
    limits: () => trader.ask<WithdrawalLimits>('GET', `${base}/wallet/withdrawal/limits`),
    withdraw: (amount: string) =>
      trader.send('POST', `${base}/wallet/withdrawal`, { ...withdrawal, amount }),
  };
}

describe('a change of the limits', () => {
  test('holds for the next withdrawal and the next purchase, and is shown to the customer', async () => {
    const world = open();
    await world.propose();
    expect((await world.limits()).perDay).toBe('25000');
    await world.resolve(world.second, 'Approve');
    const { usedToday } = await world.limits();
    expect(await world.limits()).toMatchObject({ perDay: '1000', perMonth: '5000' });
    const ramp = await world.trader.ask<RampLimits>('GET', `${base}/ramp/limits`);
    expect(ramp.perDay).toBe('500');
    const info = await world.trader.ask<EndpointOutput<Contract['info']['exchange']>>(
      'GET',
      `${base}/info`,
    );
    expect(info.tiers.find(({ tier }) => tier === 'Tier2')).toMatchObject({
      withdrawPerDay: '1000',
      rampPerDay: '500',
    });
    const refused = await world.withdraw('2000');
    expect(refused.status).toBe(409);
    expect(usedToday).toBe('0');
    expect(refused.text).toContain('the day: 1000 CHF');
    expect((await world.withdraw('200')).status).toBe(200);
  });

  test('is never approved by its author, and comes second after another act', async () => {
    const world = open();
    const { version } = await world.propose();
    const approval = { seenVersion: version, decision: 'Approve' };
    expect(await world.admin.refused('PUT', `${office}/limits/resolve`, approval)).toMatchObject({
      status: 403,
    });
    await world.resolve(world.second, 'Reject');
    const late = { seenVersion: version, decision: 'Reject' };
    expect(await world.admin.refused('PUT', `${office}/limits/resolve`, late)).toMatchObject({
      status: 409,
      messages: ['Henrik Solheim has already changed the limits.'],
    });
  });

  test('holds from its start, though the exchange has not looked at the clock since', async () => {
    const world = open();
    await world.propose({ startsAt: world.later(hour) });
    await world.resolve(world.second, 'Approve');
    world.clock.advance(hour - 1);
    expect((await world.limits()).perDay).toBe('25000');
    world.clock.advance(1);
    expect((await world.limits()).perDay).toBe('1000');
    expect((await world.withdraw('2000')).status).toBe(409);
    world.sandbox.tick(100);
    expect((await world.read()).inForce).toMatchObject({ number: 2, steps: lower });
  });

  test('is in the trail with what it changes, and is there after a restart', async () => {
    const store = memoryStore();
    const clock = manualClock();
    const world = open({ store, clock });
    await world.propose();
    await world.resolve(world.second, 'Approve');
    const trail = await world.trail();
    expect(trail.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'System put other limits into effect',
      'Henrik Solheim approved other limits',
      'Aiko Damm proposed other limits',
    ]);
    expect(trail[2]?.changes).toContainEqual({
      field: 'withdrawPerDay.Tier2',
      before: '25000',
      after: '1000',
    });
    const again = open({ store, clock });
    expect((await again.limits()).perDay).toBe('1000');
  });
});

describe('limits', () => {
  const refusedOf = async (steps: readonly LimitStep[]) => {
    const world = open();
    const asked = await world.body({ steps });
    const { status, keys, messages } = await world.admin.refused(
      'POST',
      `${office}/limits/propose`,
      asked,
    );
    return [status, keys, messages];
  };

  test('are there for each tier once', async () => {
    const missing = firstLimitSteps.slice(1);
    expect(await refusedOf(missing)).toEqual([
      400,
      ['steps'],
      ['There must be limits for each tier.'],
    ]);
    expect((await refusedOf([...missing, ...missing.slice(0, 1)]))[1]).toEqual(['steps']);
  });

  test('allow no more in a day than in its month, and never less than the tier below', async () => {
    expect(await refusedOf(with2({ withdrawPerDay: '150000.01' }))).toEqual([
      400,
      ['steps.2.withdrawPerDay'],
      ['A day cannot allow more than its month.'],
    ]);
    expect(await refusedOf(with2({ rampPerDay: '499.99' }))).toEqual([
      400,
      ['steps.2.rampPerDay'],
      ['At least 500, as in the tier below.'],
    ]);
    expect((await refusedOf(with2({ rampPerDay: null })))[1]).toEqual(['steps.2.rampPerDay']);
    expect((await refusedOf(with2({ rampPerDay: '500.001' })))[1]).toEqual(['steps.2.rampPerDay']);
  });
});

describe('the effect of other limits', () => {
  const ask = async (world: ReturnType<typeof open>, steps: readonly LimitStep[]) => {
    const effect = await world.admin.ask<LimitEffect>('POST', `${office}/limits/effect`, { steps });
    return effect.steps.find(({ tier }) => tier === 'Tier2');
  };

  test('counts the customers who used more in a day of the last 30, to the hundredth', async () => {
    const world = open();
    const before = await ask(world, firstLimitSteps);
    expect((await world.withdraw('18000')).status).toBe(200);
    const { usedToday } = await world.limits();
    const exact = await ask(world, with2({ withdrawPerDay: usedToday }));
    const below = aHundredthBelow(usedToday);
    const less = await ask(world, with2({ withdrawPerDay: below }));
    expect(less?.withdrawPerDay.after).toBe((exact?.withdrawPerDay.after ?? 0) + 1);
    expect(less?.withdrawPerDay.before).toBe(before?.withdrawPerDay.before);
    world.clock.advance(31 * 24 * hour);
    expect((await ask(world, with2({ withdrawPerDay: below })))?.withdrawPerDay.after).toBe(0);
  });

  test('adds up a whole month that these days touch', async () => {
    const world = open();
    const { usedThisMonth } = await world.limits();
    expect((await world.withdraw('18000')).status).toBe(200);
    const { usedThisMonth: sum } = await world.limits();
    expect(Number(sum)).toBeGreaterThan(Number(usedThisMonth));
    const exact = await ask(world, with2({ withdrawPerDay: '1000', withdrawPerMonth: sum }));
    const below = aHundredthBelow(sum);
    const less = await ask(world, with2({ withdrawPerDay: '1000', withdrawPerMonth: below }));
    expect(less?.withdrawPerMonth.after).toBe((exact?.withdrawPerMonth.after ?? 0) + 1);
  });
});

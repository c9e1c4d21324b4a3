import type { Tier } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { as } from './world.ts';

/** Tests every call on the fees. */
export function feeCalls(): void {
  test('fees are proposed with their effect, and approved by another administrator', async () => {
    const [admin, second] = [await as('admin'), await as('second-admin')];
    const { version, inForce, next } = await admin.backOfficeFees.read();
    expect(next).toBeNull();
    const steps = inForce.steps.map((step) => ({ ...step, tier: known(step.tier) }));
    const { month } = await admin.backOfficeFees.effect({ steps });
    expect(month.after).toBe(month.before);
    const proposed = await admin.backOfficeFees.propose({
      seenVersion: version,
      steps: steps.map((step) => ({ ...step, makerFee: '0' })),
      startsAt: null,
      reason: 'A test',
    });
    expect(proposed.next).toMatchObject({ state: 'Proposed', number: inForce.number + 1 });
    const approved = await second.backOfficeFees.resolve({
      seenVersion: proposed.version,
      decision: 'Approve',
    });
    expect(approved.inForce).toMatchObject({ number: inForce.number + 1 });
    const trader = await as('trader');
    expect((await trader.fees.standing()).steps).toEqual(approved.inForce.steps);
  });
}

/** Tests every call on the limits of each tier. */
export function limitCalls(): void {
  test('limits are proposed with their effect, and approved by another administrator', async () => {
    const [admin, second] = [await as('admin'), await as('second-admin')];
    const { version, inForce, next } = await admin.backOfficeLimits.read();
    expect(next).toBeNull();
    const steps = inForce.steps.map((step) => ({ ...step, tier: known(step.tier) }));
    const effect = await admin.backOfficeLimits.effect({ steps });
    expect(effect.steps.map(({ tier }) => tier)).toEqual(steps.map(({ tier }) => tier));
    const lower = steps.map((step) =>
      step.tier === 'Tier3' ? { ...step, withdrawPerDay: '200000' } : step,
    );
    const proposed = await admin.backOfficeLimits.propose({
      seenVersion: version,
      steps: lower,
      startsAt: null,
      reason: 'A test',
    });
    expect(proposed.next).toMatchObject({ state: 'Proposed', number: inForce.number + 1 });
    const approved = await second.backOfficeLimits.resolve({
      seenVersion: proposed.version,
      decision: 'Approve',
    });
    expect(approved.inForce.steps).toEqual(lower);
    const trader = await as('trader');
    const { next: following } = await trader.wallet.limits();
    expect(following).toMatchObject({ tier: 'Tier3', perDay: '200000' });
  });
}

/** Returns a tier that requests may name. */
function known(tier: Tier | 'Unknown'): Tier {
  if (tier === 'Unknown') throw new Error('The exchange named an unknown tier.');
  return tier;
}

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

/** Returns a tier that requests may name. */
function known(tier: Tier | 'Unknown'): Tier {
  if (tier === 'Unknown') throw new Error('The exchange named an unknown tier.');
  return tier;
}

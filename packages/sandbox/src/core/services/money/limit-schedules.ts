import { type LimitStep, type Tier, tiers } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { firstLimitSteps, type TierLimits } from '../../catalog/tier-limits.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { exactAtoms, fromAtoms, toAtoms } from '../../fixed.ts';
import { trail } from '../../language/staff-messages.ts';
import { reason, type Reason, Refusal } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { StepSchedules } from '../schedules/step-schedules.ts';
import { type Audit, limitsSubject } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';

/** Kinds of limit. */
export const limitKinds = ['withdrawPerDay', 'withdrawPerMonth', 'rampPerDay'] as const;

const limitDigits = 2;

/** Versions of the limits of each tier. Those in force hold for every withdrawal, purchase and sale. */
export class LimitSchedules extends StepSchedules<LimitStep> {
  constructor(exchange: Exchange, store: Store, parts: { accounts: Accounts; audit: Audit }) {
    super(exchange, parts, {
      records: new Collection(exchange, store, 'limitSchedules'),
      first: firstLimitSteps,
      check: checkLimits,
      changes: limitChanges,
      subject: limitsSubject,
      acts: {
        proposed: trail.limitsProposed,
        approved: trail.limitsApproved,
        rejected: trail.limitsRejected,
        withdrawn: trail.limitsWithdrawn,
        inForce: trail.limitsInForce,
      },
      changed: 'limitsChanged',
    });
  }

  /** Returns the limits of a tier now. Those whose start has come hold, though the exchange has not looked at the clock since. */
  of(tier: Tier): TierLimits {
    const { planned, steps } = this;
    const isDue = planned !== undefined && planned.startsAt <= this.exchange.now();
    const own = (isDue ? planned.steps : steps).find((step) => step.tier === tier);
    return own ?? { withdrawPerDay: null, withdrawPerMonth: null, rampPerDay: null };
  }
}

/**
 * Returns a row for each tier, in their order, with figures without needless digits.
 *
 * A day allows no more than its month, and a tier no less than the one below it: a limit that a page shows is then one that
 * can be used up, and who is verified further never loses by it.
 *
 * @throws Refusal whose keys are `steps.2.rampPerDay`, by the place in the request
 */
export function checkLimits(steps: readonly LimitStep[]): LimitStep[] {
  const reasons: Reason[] = [];
  const isWhole = tiers.every((tier) => steps.filter((step) => step.tier === tier).length === 1);
  if (!isWhole || steps.length !== tiers.length) reasons.push(reason('limitTiers', 'steps'));
  for (const [at, step] of steps.entries()) {
    for (const kind of limitKinds) {
      const limit = step[kind];
      if (limit === null || toAtoms(limit, limitDigits) !== undefined) continue;
      reasons.push(reason('valueDecimalsExceeded', `steps.${at}.${kind}`));
    }
  }
  if (reasons.length > 0) throw new Refusal(reasons);

  for (const [at, step] of steps.entries()) {
    if (rankOf(step.withdrawPerDay) > rankOf(step.withdrawPerMonth)) {
      reasons.push(reason('limitDayAboveMonth', `steps.${at}.withdrawPerDay`));
    }
    const below = tiers[tiers.findIndex((tier) => tier === step.tier) - 1];
    const lower = steps.find(({ tier }) => tier === below);
    for (const kind of limitKinds) {
      const least = lower?.[kind] ?? null;
      if (least === null || rankOf(step[kind]) >= rankOf(least)) continue;
      reasons.push(reason('limitBelowLowerTier', `steps.${at}.${kind}`, { least }));
    }
  }
  if (reasons.length > 0) throw new Refusal(reasons);
  const plain = (limit: string | null) =>
    limit === null ? null : fromAtoms(exactAtoms(limit, limitDigits), limitDigits);
  return tiers.flatMap((tier) =>
    steps
      .filter((step) => step.tier === tier)
      .map((step) => ({
        tier,
        withdrawPerDay: plain(step.withdrawPerDay),
        withdrawPerMonth: plain(step.withdrawPerMonth),
        rampPerDay: plain(step.rampPerDay),
      })),
  );
}

/** Below every amount stands what is not possible at all. */
const rankOf = (limit: string | null): bigint =>
  limit === null ? -1n : exactAtoms(limit, limitDigits);

/** Returns the limits that differ, by kind and tier. */
function limitChanges(before: readonly LimitStep[], after: readonly LimitStep[]) {
  const facts = (steps: readonly LimitStep[]) =>
    Object.fromEntries(
      steps.flatMap((step) => limitKinds.map((kind) => [`${kind}.${step.tier}`, step[kind]])),
    );
  return differences(facts(before), facts(after));
}

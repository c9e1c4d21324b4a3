import type { FeeStep } from '@agio/api-client/contract';
import { feeDigits, rankOfTier } from '../../catalog/fee-tiers.ts';
import { volumeDigits } from '../../engine/market-rules.ts';
import { highestFee } from '../../engine/market-rule-bounds.ts';
import { exactAtoms, fromAtoms, toAtoms } from '../../fixed.ts';
import { reason, type Reason, Refusal } from '../../refusal.ts';

const fees = ['makerFee', 'takerFee'] as const;

/**
 * Returns steps in the order of their volumes and tiers, and figures without needless digits.
 *
 * The first step is for everyone, and a step that asks for more asks for no higher fee: what a market asks of everyone is
 * then the most that anyone pays.
 *
 * @throws Refusal whose keys are `steps.2.takerFee`, by the place in the request
 */
export function checkSteps(steps: readonly FeeStep[]): FeeStep[] {
  const reasons: Reason[] = [];
  const volumes = steps.map(({ volume }) => toAtoms(volume, volumeDigits));
  const known = new Set<string>();
  for (const [at, step] of steps.entries()) {
    const volume = volumes[at];
    if (volume === undefined) {
      reasons.push(reason('valueDecimalsExceeded', `steps.${at}.volume`));
      continue;
    }
    const name = `${rankOfTier(step.tier)} ${volume}`;
    if (known.has(name)) reasons.push(reason('feeStepTwice', `steps.${at}.volume`));
    known.add(name);
    for (const fee of fees) {
      const atoms = toAtoms(step[fee], feeDigits);
      if (atoms === undefined || atoms > exactAtoms(highestFee, feeDigits)) {
        // In percent, as staff type it.
        reasons.push(reason('feeOutOfBounds', `steps.${at}.${fee}`, { count: feeDigits - 2 }));
      }
    }
  }
  if (!known.has('0 0')) reasons.push(reason('feeStepsBase', 'steps'));
  if (reasons.length > 0) throw new Refusal(reasons);

  for (const [at, step] of steps.entries()) {
    for (const fee of fees) {
      const least = steps
        .filter(
          (other, place) =>
            rankOfTier(other.tier) <= rankOfTier(step.tier) &&
            (volumes[place] ?? 0n) <= (volumes[at] ?? 0n),
        )
        .map((other) => exactAtoms(other[fee], feeDigits))
        .reduce((low, each) => (each < low ? each : low));
      if (exactAtoms(step[fee], feeDigits) <= least) continue;
      const most = fromAtoms(least, feeDigits - 2);
      reasons.push(reason('feeStepHigher', `steps.${at}.${fee}`, { most }));
    }
  }
  if (reasons.length > 0) throw new Refusal(reasons);
  return steps
    .map((step, at) => ({
      tier: step.tier,
      volume: fromAtoms(volumes[at] ?? 0n, volumeDigits),
      makerFee: fromAtoms(exactAtoms(step.makerFee, feeDigits), feeDigits),
      takerFee: fromAtoms(exactAtoms(step.takerFee, feeDigits), feeDigits),
    }))
    .toSorted((a, b) => {
      const [one, other] = [a, b].map(({ volume }) => exactAtoms(volume, volumeDigits));
      return one === other
        ? rankOfTier(a.tier) - rankOfTier(b.tier)
        : (one ?? 0n) < (other ?? 0n)
          ? -1
          : 1;
    });
}

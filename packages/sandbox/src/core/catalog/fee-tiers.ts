// @where Sandbox: fee schedule of the beginning, and fees of its steps in a market
import { type FeeStep, type FeeTier, type Instrument, tiers } from '@agio/api-client/contract';
import { divideUp, exactAtoms, fromAtoms } from '../fixed.ts';

/** Digits of a fee as a fraction. */
export const feeDigits = 6;

/** The schedule that the exchange begins with. The first step is for everyone; volumes are those of 30 days. */
export const firstFeeSteps: readonly FeeStep[] = [
  { tier: 'Tier0', volume: '0', makerFee: '0.0008', takerFee: '0.0012' },
  { tier: 'Tier3', volume: '0', makerFee: '0.0006', takerFee: '0.0009' },
  { tier: 'Tier0', volume: '250000', makerFee: '0.0007', takerFee: '0.001' },
  { tier: 'Tier0', volume: '1000000', makerFee: '0.0005', takerFee: '0.0008' },
  { tier: 'Tier3', volume: '1000000', makerFee: '0.0004', takerFee: '0.0007' },
];

type Fees = Pick<Instrument, 'makerFee' | 'takerFee'>;

/**
 * Returns the fees of each step in a market whose first step has `fees`: in the proportion in which the step stands to the
 * first one of the schedule, rounded up. Where the first step is free, so are all, and the market's own fee stays whole.
 */
function stepsIn(fees: Fees, steps: readonly FeeStep[]): FeeStep[] {
  const base = steps[0];
  const part = (own: string, first: string | undefined, step: string) => {
    const whole = exactAtoms(first ?? '0', feeDigits);
    if (whole === 0n) return own;
    const atoms = exactAtoms(own, feeDigits) * exactAtoms(step, feeDigits);
    return fromAtoms(divideUp(atoms, whole), feeDigits);
  };
  return steps.map((step) => ({
    ...step,
    makerFee: part(fees.makerFee, base?.makerFee, step.makerFee),
    takerFee: part(fees.takerFee, base?.takerFee, step.takerFee),
  }));
}

/** Returns the fees of the tiers that pay others than the first step in a market, whatever they have traded. */
export function feeTiersOf(fees: Fees, schedule: readonly FeeStep[] = firstFeeSteps): FeeTier[] {
  const steps = stepsIn(fees, schedule)
    .slice(1)
    .filter(({ volume }) => isNone(volume));
  return tiers.flatMap((tier, rank) => {
    const reached = steps.filter((step) => rankOfTier(step.tier) <= rank);
    if (reached.length === 0) return [];
    return { tier, ...lowestFees(reached) };
  });
}

/** Returns an instrument with the fees of a schedule, which follow from its own. */
export function withFeeSteps(
  instrument: Instrument,
  schedule: readonly FeeStep[] = firstFeeSteps,
): Instrument {
  return {
    ...instrument,
    feeTiers: feeTiersOf(instrument, schedule),
    feeSteps: stepsIn(instrument, schedule).filter(({ volume }) => !isNone(volume)),
  };
}

/** Place of a tier, from the lowest; that of the lowest for one that is not known. */
export function rankOfTier(tier: string | undefined): number {
  return Math.max(
    0,
    tiers.findIndex((each) => each === tier),
  );
}

/** Returns the lowest maker and the lowest taker fee of some steps. */
function lowestFees(steps: readonly FeeStep[]): Fees {
  const lowest = (name: keyof Fees) =>
    steps
      .map((step) => exactAtoms(step[name], feeDigits))
      .reduce((least, each) => (each < least ? each : least));
  return {
    makerFee: fromAtoms(lowest('makerFee'), feeDigits),
    takerFee: fromAtoms(lowest('takerFee'), feeDigits),
  };
}

const isNone = (volume: string): boolean => !/[1-9]/.test(volume);

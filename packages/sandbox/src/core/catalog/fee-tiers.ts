// @where Sandbox: discounts of each fee tier
import type { FeeTier, Instrument, Tier } from '@agio/api-client/contract';
import { divideUp, exactAtoms, fromAtoms } from '../fixed.ts';

/** Percent of a market's fees that accounts of a tier are spared; the others pay them whole. */
const discounts: readonly [tier: Tier, percent: bigint][] = [['Tier3', 25n]];

/** Digits of a fee as a fraction. */
export const feeDigits = 6;

/** Returns the fees of the tiers with a discount in a market, rounded up. */
export function feeTiersOf({
  makerFee,
  takerFee,
}: Pick<Instrument, 'makerFee' | 'takerFee'>): FeeTier[] {
  const spared = (fee: string, percent: bigint) =>
    fromAtoms(divideUp(exactAtoms(fee, feeDigits) * (100n - percent), 100n), feeDigits);
  return discounts.map(([tier, percent]) => ({
    tier,
    makerFee: spared(makerFee, percent),
    takerFee: spared(takerFee, percent),
  }));
}

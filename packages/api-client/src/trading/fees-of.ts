// @where Client: fees of an account in a market
import { tiers } from '../contract/base/enums.ts';
import { isAtMost } from '../contract/base/figures.ts';
import type { Instrument } from '../contract/market-data.ts';

/**
 * The fees that an account pays in a market, as fractions of the received asset: `0.0008` is 0.08 %. Of all the steps that
 * it has reached it pays the lowest maker and the lowest taker fee.
 *
 * @param tier `complianceTier` of the account; undefined for guests
 * @param volume `FeeStanding.volume`; while it is not known, the fee is never less than what is paid
 */
export function feesOf(
  {
    makerFee,
    takerFee,
    feeTiers,
    feeSteps,
  }: Pick<Instrument, 'makerFee' | 'takerFee' | 'feeTiers' | 'feeSteps'>,
  tier: string | undefined,
  volume = '0',
): Pick<Instrument, 'makerFee' | 'takerFee'> {
  const rank = rankOf(tier);
  const reached = feeSteps.filter(
    (step) => rankOf(step.tier) <= rank && isAtMost(step.volume, volume),
  );
  const first = feeTiers.find((each) => each.tier === tier) ?? { makerFee, takerFee };
  return reached.reduce(
    (lowest, step) => ({
      makerFee: isAtMost(lowest.makerFee, step.makerFee) ? lowest.makerFee : step.makerFee,
      takerFee: isAtMost(lowest.takerFee, step.takerFee) ? lowest.takerFee : step.takerFee,
    }),
    { makerFee: first.makerFee, takerFee: first.takerFee },
  );
}

/** Place of a tier, from the lowest; of one that is not known, as of guests, that of the lowest. */
function rankOf(tier: string | undefined): number {
  return Math.max(
    0,
    tiers.findIndex((each) => each === tier),
  );
}

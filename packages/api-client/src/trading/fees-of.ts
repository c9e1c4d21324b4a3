// @where Client: fees of an account in a market
import type { Instrument } from '../contract/market-data.ts';

/**
 * The fees that an account pays in a market, as fractions of the received asset: `0.0008` is 0.08 %.
 *
 * @param tier `complianceTier` of the account; undefined for guests
 */
export function feesOf(
  { makerFee, takerFee, feeTiers }: Pick<Instrument, 'makerFee' | 'takerFee' | 'feeTiers'>,
  tier: string | undefined,
): Pick<Instrument, 'makerFee' | 'takerFee'> {
  return feeTiers.find((each) => each.tier === tier) ?? { makerFee, takerFee };
}

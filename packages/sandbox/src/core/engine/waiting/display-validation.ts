// @where Sandbox: smallest shown part of an iceberg order
import type { Instrument, NewOrder } from '@agio/api-client/contract';
import { divideUp, exactAtoms } from '../../fixed.ts';
import { reason, type Reason } from '../../refusal.ts';
import { formatAmount, type MarketRules, notional, parseLots } from '../market-rules.ts';

/** Digits of the smallest shown part, as a fraction of the order. */
const ratioDigits = 6;

interface Market {
  rules: MarketRules;
  instrument: Instrument;
}

interface Size {
  ticks: number | null;
  lots: bigint | null;
  /** True if what is left of the order waits. */
  rests: boolean;
}

/** Returns the part that an iceberg order shows, in lots; null for every other order, and for one that is refused. */
export function readDisplay(
  { type, displayAmount }: NewOrder,
  market: Market,
  { ticks, lots, rests }: Size,
  reject: (given: Reason) => void,
): bigint | null {
  if (displayAmount === undefined) return null;
  const { rules, instrument } = market;
  const shown = parseLots(rules, displayAmount);
  if (shown === undefined) {
    reject(reason('amountOffStep', 'displayAmount', { step: instrument.stepSize }));
    return null;
  }
  // A reason against the price or the amount is enough.
  if (ticks === null || lots === null) return null;
  const least = leastDisplay(market, ticks, lots);
  const isRight = type === 'Limit' && rests && least !== null && shown >= least && shown < lots;
  if (isRight) return shown;
  reject(
    reason('displayInvalid', 'displayAmount', {
      least: formatAmount(rules, least ?? rules.minLots),
      asset: instrument.baseAsset,
    }),
  );
  return null;
}

/** Returns the smallest part that an order may show, in whole steps; null in a market that takes no iceberg orders. */
function leastDisplay(
  { rules, instrument: { minDisplayRatio } }: Market,
  ticks: number,
  lots: bigint,
): bigint | null {
  if (minDisplayRatio === undefined) return null;
  const share = divideUp(
    lots * exactAtoms(minDisplayRatio, ratioDigits),
    10n ** BigInt(ratioDigits),
  );
  const worth = divideUp(rules.minNotional, notional(rules, ticks, 1n));
  const least = [share, worth].reduce((most, each) => (each > most ? each : most), rules.minLots);
  return divideUp(least, rules.lotsPerStep) * rules.lotsPerStep;
}

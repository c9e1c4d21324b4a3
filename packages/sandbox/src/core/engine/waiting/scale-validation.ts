// @where Sandbox: orders of a scaled order that are refused
import { type Instrument, type NewOrder, scaledLegs } from '@agio/api-client/contract';
import { reason, Refusal } from '../../refusal.ts';
import {
  belowMinimum,
  formatAmount,
  type MarketRules,
  notional,
  parsePrice,
} from '../market-rules.ts';

/** A limit order that is right by itself. */
interface Limit {
  rules: MarketRules;
  instrument: Instrument;
  ticks: number | null;
  lots: bigint | null;
  /** True if what is left of it waits. */
  rests: boolean;
}

/** One order of a scaled order. */
export interface ScaledOrder {
  ticks: number;
  lots: bigint;
}

/** Returns the orders of a scaled order; undefined of every other order. */
export function readScale(
  { rules, instrument, ticks, lots, rests }: Limit,
  { type, oco, exits, displayAmount, scale }: NewOrder,
): ScaledOrder[] | undefined {
  if (scale === undefined) return undefined;
  const last = parsePrice(rules, scale.toPrice);
  const isPlain = type === 'Limit' && !oco && !exits && displayAmount === undefined;
  if (!isPlain || !rests || ticks === null || lots === null || !last.ok) throw invalid();
  const tick = BigInt(rules.ticksPerStep);
  const legs = scaledLegs({
    first: BigInt(ticks) / tick,
    last: BigInt(last.ticks) / tick,
    amount: lots / rules.lotsPerStep,
    orders: scale.orders,
    sizes: scale.sizes,
  }).map((leg) => ({
    ticks: Number(leg.price * tick),
    lots: leg.amount * rules.lotsPerStep,
  }));
  if (new Set(legs.map((leg) => leg.ticks)).size < legs.length) throw invalid();
  if (legs.some((leg) => leg.lots < rules.minLots)) {
    const least = formatAmount(rules, rules.minLots);
    throw new Refusal([
      reason('amountBelowMinimum', 'scale', { least, asset: instrument.baseAsset }),
    ]);
  }
  if (legs.some((leg) => notional(rules, leg.ticks, leg.lots) < rules.minNotional)) {
    throw new Refusal([belowMinimum({ instrument, quoteAsset: instrument.quoteAsset }, 'scale')]);
  }
  return legs;
}

const invalid = () => new Refusal([reason('scaleInvalid', 'scale')]);

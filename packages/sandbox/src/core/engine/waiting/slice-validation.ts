// @where Sandbox: shortest time between slices, and smallest slice
import {
  type Instrument,
  type NewOrder,
  type SliceSchedule,
  termsOfType,
} from '@agio/api-client/contract';
import { reason, type Reason } from '../../refusal.ts';
import {
  belowMinimum,
  formatAmount,
  type MarketRules,
  notional,
  steppedLots,
} from '../market-rules.ts';

type Reject = (given: Reason) => void;

/** Shortest time from one slice to the next, in seconds. */
const shortestInterval = 5;

/** Returns the schedule of an order that trades in slices; null for every other order. */
export function readSchedule(
  { type, timeInForce = 'GTC', postOnly, schedule }: NewOrder,
  reject: Reject,
): SliceSchedule | null {
  const isSliced = termsOfType(type).trigger === 'Schedule';
  const isRight = isSliced
    ? schedule !== undefined &&
      schedule.duration / schedule.slices >= shortestInterval &&
      // Its schedule says when it ends, and each slice takes.
      timeInForce === 'GTC' &&
      postOnly !== true
    : schedule === undefined;
  if (!isRight) reject(reason('scheduleInvalid', 'schedule'));
  return isRight && schedule !== undefined ? schedule : null;
}

interface Size {
  slices: number;
  ticks: number | null;
  lots: bigint | null;
  budget: bigint | null;
}

/** Facts about a market that slices are checked against. */
interface SlicedMarket {
  instrument: Pick<Instrument, 'minNotional'>;
  rules: MarketRules;
  baseAsset: string;
  quoteAsset: string;
  lastTicks: number | undefined;
}

/** Refuses an order whose slices are smaller than the market takes: at its limit, or at the last price. */
export function checkSlices(
  market: SlicedMarket,
  { slices, ticks, lots, budget }: Size,
  reject: Reject,
): void {
  const { rules, baseAsset, lastTicks } = market;
  const parts = BigInt(slices);
  if (budget !== null) {
    if (budget / parts < rules.minNotional) reject(belowMinimum(market, 'schedule'));
    return;
  }
  if (lots === null) return;
  const slice = steppedLots(rules, lots / parts);
  const price = ticks ?? lastTicks;
  if (slice < rules.minLots) {
    const least = formatAmount(rules, rules.minLots);
    reject(reason('amountBelowMinimum', 'schedule', { least, asset: baseAsset }));
  } else if (price !== undefined && notional(rules, price, slice) < rules.minNotional) {
    reject(belowMinimum(market, 'schedule'));
  }
}

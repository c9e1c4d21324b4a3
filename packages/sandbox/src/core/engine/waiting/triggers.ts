// @where Sandbox: price that triggers an order, and how a trailing stop follows the last price
import { type OrderTrigger, termsOfType } from '@agio/api-client/contract';
import { divideUp, exactAtoms } from '../../fixed.ts';
import type { Market } from '../market.ts';
import { steppedTicks } from '../market-rules.ts';
import { isAcceptable } from '../match-preview.ts';
import type { Order } from '../order.ts';

type Waiting = Pick<Order, 'market' | 'side' | 'type' | 'stopTicks'>;
type Trailing = Pick<Order, 'side' | 'trailTicks' | 'trailPercent'>;

export const triggerOf = ({ type }: Pick<Order, 'type'>): OrderTrigger | null =>
  termsOfType(type).trigger;

/** Returns true if an order with a trigger has not reached it; without a last price it waits for one. */
export function mustWait(order: Waiting): boolean {
  const trigger = triggerOf(order);
  if (trigger === null) return false;
  const last = order.market.lastTicks;
  if (last === undefined || order.stopTicks === null) return true;
  const waitsForRise = (order.side === 'Buy') !== (trigger === 'TakeProfit');
  return waitsForRise ? last < order.stopTicks : last > order.stopTicks;
}

/** Returns the order that goes into the market next: the oldest of those whose trigger is reached. */
export function nextDue(market: Market): Order | undefined {
  let due: Order | undefined;
  for (const order of market.stops) {
    if (!mustWait(order) && (due === undefined || order.sequence < due.sequence)) due = order;
  }
  return due;
}

/** Moves the trigger of a trailing stop after the last price. Returns true if it moved. */
export function followLast(order: Order): boolean {
  const before = order.stopTicks;
  order.stopTicks = trailedTicks(order);
  return order.stopTicks !== before;
}

/**
 * Returns where a last price moves the trigger of a trailing stop: never against the order, and on a step that is not
 * nearer than its distance.
 */
function trailedTicks({ side, market, stopTicks, ...trail }: Order): number | null {
  const last = market.lastTicks;
  if (last === undefined) return stopTicks;
  const distance = distanceAt(last, { side, ...trail });
  if (side === 'Sell') {
    const below = Math.max(1, steppedTicks(market.rules, 'Buy', last - distance));
    return Math.max(below, stopTicks ?? below);
  }
  const above = steppedTicks(market.rules, 'Sell', last + distance);
  return Math.min(above, stopTicks ?? above);
}

/** Distance of a percentage, in whole ticks rounded up. */
function distanceAt(last: number, { trailTicks, trailPercent }: Trailing): number {
  if (trailTicks !== null) return trailTicks;
  return Number(divideUp(BigInt(last) * exactAtoms(trailPercent ?? '0', 2), 10_000n));
}

/** Returns true if an order would trade as soon as it came in. */
export function wouldMatch(order: Pick<Order, 'market' | 'side' | 'ticks'>): boolean {
  const best = order.market.book.side(order.side === 'Buy' ? 'Sell' : 'Buy').best();
  return best !== undefined && isAcceptable(order.side, order.ticks, best.ticks);
}

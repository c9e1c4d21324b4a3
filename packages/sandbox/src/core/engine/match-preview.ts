import type { CancelReason } from '../records/order-terms.ts';
import { bookedLots, type Book } from './book.ts';
import { notional, steppedLots, type MarketRules } from './market-rules.ts';
import { remainingLots, type Order } from './order.ts';

/** Orders of the book that an incoming order would meet, before anything is changed. */
export interface MatchPreview {
  lots: bigint;
  /** Quote atoms for those lots. */
  cost: bigint;
  /** The order would meet one of its own account; what lies behind that is not counted. */
  meetsOwn: boolean;
  /** True if another account has an order at an acceptable price. */
  any: boolean;
}

interface Taker {
  accountId: string;
  side: Order['side'];
  ticks: number | null;
}

/** Returns true if a resting price is acceptable for an incoming order. */
export function isAcceptable(side: Order['side'], limit: number | null, ticks: number): boolean {
  if (limit === null) return true;
  return side === 'Buy' ? ticks <= limit : ticks >= limit;
}

/**
 * Walks the other side of the book without touching it, up to `wanted` lots or, when `budget` is given, as far as
 * the budget reaches.
 */
export function previewMatch(
  book: Book,
  rules: MarketRules,
  taker: Taker,
  wanted: bigint,
  budget: bigint | null,
): MatchPreview {
  const preview: MatchPreview = { lots: 0n, cost: 0n, meetsOwn: false, any: false };
  const { levels } = book.side(taker.side === 'Buy' ? 'Sell' : 'Buy');
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const level = levels[index];
    if (level === undefined || !isAcceptable(taker.side, taker.ticks, level.ticks)) return preview;
    for (let resting = level.first; resting !== undefined; resting = resting.next) {
      preview.any = true;
      const open =
        budget === null
          ? wanted - preview.lots
          : affordable(rules, level.ticks, budget - preview.cost);
      if (open === 0n) return preview;
      if (resting.accountId === taker.accountId) {
        preview.meetsOwn = true;
        return preview;
      }
      take(preview, rules, { ticks: level.ticks, available: bookedLots(resting), open });
    }
    // Hidden parts come once all that is shown at the price is taken.
    for (let resting = level.first; resting !== undefined; resting = resting.next) {
      const available = remainingLots(resting) - bookedLots(resting);
      const open =
        budget === null
          ? wanted - preview.lots
          : affordable(rules, level.ticks, budget - preview.cost);
      take(preview, rules, { ticks: level.ticks, available, open });
    }
  }
  return preview;
}

function take(
  preview: MatchPreview,
  rules: MarketRules,
  { ticks, available, open }: { ticks: number; available: bigint; open: bigint },
): void {
  const lots = available < open ? available : open;
  preview.lots += lots;
  preview.cost += notional(rules, ticks, lots);
}

/** Returns the reason for which a fill-or-kill order must not trade at all, if there is one. */
export function refusesInPart(order: Order, budget: bigint | null): CancelReason | undefined {
  if (order.timeInForce !== 'FOK') return undefined;
  const { book, rules } = order.market;
  const preview = previewMatch(book, rules, order, order.lots, budget);
  const whole = budget === null ? preview.lots === order.lots : spendsAll(order, preview, budget);
  if (whole) return undefined;
  return preview.meetsOwn ? 'SelfMatchPrevention' : 'NoMoreMatchesAvailable';
}

/** Returns true if a budget reaches to its last affordable lot before the book ends. */
function spendsAll(order: Order, preview: MatchPreview, budget: bigint): boolean {
  const { book, rules } = order.market;
  const after = previewMatch(book, rules, order, preview.lots + rules.lotsPerStep, null);
  return after.lots > preview.lots && after.cost > budget;
}

/** Returns the amount that a budget buys at a price, in whole steps. */
export function affordable(rules: MarketRules, ticks: number, budget: bigint): bigint {
  return steppedLots(rules, budget / notional(rules, ticks, 1n));
}

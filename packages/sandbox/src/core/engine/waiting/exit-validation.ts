import type { NewOrder } from '@agio/api-client/contract';
import type { ExitTicks } from '../../records/order-terms.ts';
import { reason, type Reason } from '../../refusal.ts';
import type { Market } from '../market.ts';
import { type MarketRules, notional } from '../market-rules.ts';

type Exits = NonNullable<NewOrder['exits']>;

/** Reads a price of an order, or rejects it under the name of its field. */
type ReadPrice = (text: string | undefined, key: string) => number | null;

/**
 * Checks the exits of an entry: a purchase has its stop below its price and the last one, and its profit above its price; a
 * sale the other way round. A limit of the entry that is better than the last price may be filled there. At market the profit
 * is also beyond the best price that is taken: nearer, it would meet the other side of the book as it is placed.
 */
export function readExits(
  order: NewOrder,
  ticks: number | null,
  { lastTicks, instrument, book }: Pick<Market, 'lastTicks' | 'instrument' | 'book'>,
  { read, reject }: { read: ReadPrice; reject: (given: Reason) => void },
): ExitTicks | null {
  const { exits, side } = order;
  if (exits === undefined) return null;
  const takeProfit = read(exits.takeProfitPrice, 'takeProfitPrice');
  const stopLoss = read(exits.stopLossPrice, 'stopLossPrice');
  const stopLimit = read(exits.stopLossLimit, 'stopLossLimit');
  if (takeProfit === null || stopLoss === null) return null;
  const legs = ['Limit', stopLimit === null ? 'StopMarket' : 'StopLimit'] as const;
  const unavailable = legs.find((leg) => !instrument.orderTypes.includes(leg));
  if (unavailable !== undefined) {
    const facts = { market: instrument.symbol, option: unavailable };
    reject(reason('orderTypeNotSupported', 'exits', facts));
  }
  const sign = side === 'Buy' ? 1 : -1;
  const entry = ticks ?? lastTicks ?? takeProfit - sign;
  const taken = ticks ?? (side === 'Buy' ? book.bestAsk() : book.bestBid()) ?? entry;
  const isBelow = (low: number, high: number) => (high - low) * sign > 0;
  const isRight =
    mayHaveExits(order, exits) &&
    isBelow(stopLoss, entry) &&
    isBelow(stopLoss, lastTicks ?? entry) &&
    isBelow(entry, takeProfit) &&
    isBelow(taken, takeProfit);
  if (!isRight) reject(reason('exitsInvalid', 'exits'));
  return { takeProfit, stopLoss, stopLimit };
}

/** A stop that buys has a limit, so that its cost is known. */
function mayHaveExits({ type, side, oco }: NewOrder, { stopLossLimit }: Exits): boolean {
  return (
    (type === 'Limit' || type === 'Market') &&
    oco === undefined &&
    (side === 'Buy' || stopLossLimit !== undefined)
  );
}

/** Returns true if the market takes exits of this amount at both of their prices. */
export function isEnough(
  rules: MarketRules,
  { takeProfit, stopLoss, stopLimit }: ExitTicks,
  lots: bigint,
): boolean {
  const lowest = Math.min(takeProfit, stopLimit ?? stopLoss);
  return lots >= rules.minLots && notional(rules, lowest, lots) >= rules.minNotional;
}

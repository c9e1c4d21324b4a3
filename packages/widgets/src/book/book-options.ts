// @where Trading: price steps that the order book offers
import type { Order } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';

const multiples = ['1', '2', '5', '10', '20', '50', '100', '200', '500', '1000'];

/** The price steps that a book offers: 1, 2 and 5 ticks, their tenfold and hundredfold, and 1,000 ticks. */
export function groupingsOf(tickSize: DecimalString): DecimalString[] {
  const tick = Decimal.of(tickSize);
  // Normalised: 0.1000 and 0.1 are one step.
  return multiples.map((multiple) => tick.times(Decimal.of(multiple)).toString());
}

/** The prices of the user's orders, grouped as in the book: bids down, asks up. */
export interface OwnPrices {
  readonly bids: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
}

/** Undefined without an order. Memoised, because there may be thousands of orders and the book changes often. */
export function ownPrices(
  orders: readonly Order[],
  grouping: DecimalString,
): OwnPrices | undefined {
  const step = Decimal.of(grouping);
  const own = { Buy: new Set<string>(), Sell: new Set<string>() };
  for (const { side, price } of orders) {
    const exact = Decimal.parse(price);
    if (!exact || side === 'Unknown') continue;
    own[side].add(exact.roundToStep(step, side === 'Buy' ? 'down' : 'up').toString());
  }
  return own.Buy.size + own.Sell.size === 0 ? undefined : { bids: own.Buy, asks: own.Sell };
}

interface Rows {
  readonly bids: readonly { readonly price: DecimalString }[];
  readonly asks: readonly { readonly price: DecimalString }[];
}

/**
 * The prices of the visible rows with an order of the user, written as in the rows: one server writes 6.4000, another
 * 6.4.
 */
export function ownRows(own: OwnPrices | undefined, rows: Rows): OwnPrices | undefined {
  if (!own) return undefined;
  const pick = (side: Rows['bids'], wanted: ReadonlySet<string>) =>
    new Set(
      side.map((row) => row.price).filter((price) => wanted.has(Decimal.of(price).toString())),
    );
  return { bids: pick(rows.bids, own.bids), asks: pick(rows.asks, own.asks) };
}

import type { Order } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';

const ten = Decimal.of('10');

/** The price steps that a book offers: its tick, and ten, a hundred and a thousand of them. */
export function groupingsOf(tickSize: DecimalString): DecimalString[] {
  const steps: DecimalString[] = [];
  let step = Decimal.of(tickSize);
  for (let count = 0; count < 4; count += 1) {
    // As the wire writes it: 0.1000 and 0.1 are one step.
    steps.push(step.toString());
    step = step.times(ten);
  }
  return steps;
}

/** The prices that the user's orders have in a book: bids grouped down, asks up, as the book does. */
export interface OwnPrices {
  readonly bids: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
}

/** Undefined without an order. Thousands of orders are looked at once, not with every change of the book. */
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
 * Those of the shown rows in which the user has an order. Written as the rows write them, which are looked at because a
 * server may write 6.4000 where another writes 6.4.
 */
export function ownRows(own: OwnPrices | undefined, rows: Rows): OwnPrices | undefined {
  if (!own) return undefined;
  const pick = (side: Rows['bids'], wanted: ReadonlySet<string>) =>
    new Set(
      side.map((row) => row.price).filter((price) => wanted.has(Decimal.of(price).toString())),
    );
  return { bids: pick(rows.bids, own.bids), asks: pick(rows.asks, own.asks) };
}

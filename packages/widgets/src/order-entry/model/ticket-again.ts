import { type NewOrder, type Order, orderAgain } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { dayOf } from './days.ts';
import { figureOf, ticketFields, waitsForMarket } from './order-types.ts';
import { chosenOptions, emptyFields, newTicket, type TicketState } from './ticket.ts';

const bracketOf = (type: NewOrder['type']) => (type === 'Market' ? 'BracketMarket' : 'Bracket');

/** A ticket with the terms of an order, to place it once more. */
export function ticketOf(order: NewOrder): TicketState {
  const { oco, exits, quoteAmount, displayAmount, expiresAt } = order;
  const begun = newTicket(order.market, order.side);
  const fields = { ...emptyFields };
  for (const field of ticketFields) {
    const value = figureOf(order, field);
    if (value !== undefined) fields[field] = { kind: 'exact', value };
  }
  return {
    ...begun,
    ...fields,
    type: oco ? 'OCO' : exits ? bracketOf(order.type) : displayAmount ? 'Iceberg' : order.type,
    ...(quoteAmount !== undefined && { basis: 'total', unit: 'quote' }),
    ...(order.trailAmount !== undefined && { trailBy: 'trailAmount' }),
    ...(expiresAt !== undefined && { expiresOn: dayOf(new Date(expiresAt)) }),
    touched: true,
    ...chosenOptions(order),
  };
}

/** Returns a ticket for what was left of an order that has ended; undefined of a kind that is not known, or of nothing left. */
export function ticketAgain(order: Order): TicketState | undefined {
  const { amount, filledAmount, quoteAmount, filledQuote } = order;
  const isSpent = quoteAmount !== null && order.type !== 'Unknown' && waitsForMarket(order.type);
  const left = isSpent
    ? Decimal.of(quoteAmount).minus(Decimal.of(filledQuote))
    : Decimal.of(amount).minus(Decimal.of(filledAmount));
  if (!left.isPositive) return undefined;
  const again = orderAgain({
    ...order,
    ...(isSpent ? { quoteAmount: left.toString() } : { amount: left.toString() }),
  });
  return again && ticketOf(again);
}

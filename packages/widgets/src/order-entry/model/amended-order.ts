// @where Trading: replacement of an open order that is edited
import type { OrderChange } from '@agio/api-client';
import { type Order, orderAgain } from '@agio/api-client/contract';
import { Decimal, parseAmount, typedAmount } from '@agio/money';
import type { TicketContext } from './ticket-context.ts';
import type { Reason } from './ticket-reasons.ts';
import { summarise, type TicketSummary } from './ticket-summary.ts';
import { ticketOf } from './ticket-again.ts';
import { newTicket, type TicketState } from './ticket.ts';

/** Input of an edit: the limit price, and the whole amount including the filled part. */
export interface OrderEdit {
  readonly price: string;
  readonly amount: string;
}

/** Reason for which an edit cannot be sent: the reasons of a ticket, and two of its own. */
export type EditReason =
  | Reason
  /** At least the wanted amount is filled. */
  | { readonly code: 'alreadyFilled'; readonly field: 'amount'; readonly filled: Decimal }
  | { readonly code: 'unchanged' };

/** An edit as it is read: what is left to do as a ticket, with what follows from it. */
export interface ReadEdit {
  readonly state: TicketState;
  readonly summary: TicketSummary;
  readonly reasons: readonly EditReason[];
  /** Change to send; undefined if there is a reason against it. */
  readonly change: OrderChange | undefined;
}

/** Returns the initial fields. */
export const editOf = ({ price, amount }: Order, locale: string): OrderEdit => ({
  price: typedAmount(price ?? '', locale),
  amount: typedAmount(amount, locale),
});

/**
 * Reads an edit by the rules of the ticket. What the order holds is free for the one that takes its place.
 *
 * @param isCancelled the order has been cancelled, so that placing it as it was is a change too
 */
export function readEdit(
  order: Order,
  edit: OrderEdit,
  context: TicketContext,
  isCancelled = false,
): ReadEdit {
  const filled = Decimal.of(order.filledAmount);
  const parsed = parseAmount(edit.amount, {
    locale: context.locale,
    unit: context.instrument?.baseAsset,
  });
  const whole = parsed.ok ? Decimal.of(parsed.value) : undefined;
  const left = whole?.minus(filled);
  const display = order.displayAmount === null ? undefined : Decimal.of(order.displayAmount);
  // An iceberg order with nothing left to hide is a limit order like others.
  const again = orderAgain(
    display && left?.lte(display) ? { ...order, displayAmount: null } : order,
  );
  const state: TicketState = {
    ...(again ? ticketOf(again) : newTicket(order.market)),
    price: { kind: 'typed', text: edit.price },
    amount:
      left?.isPositive && !filled.isZero
        ? { kind: 'exact', value: left.toString() }
        : { kind: 'typed', text: edit.amount },
  };
  const summary = summarise(state, isCancelled ? context : withHeld(order, context));
  const price = summary.price.value;
  const reasons: EditReason[] = summary.reasons.map((reason) =>
    reason.code === 'belowMinimum' && reason.field === 'displayAmount' && display
      ? tooLarge(display, filled, context)
      : reason,
  );
  if (whole?.isPositive && !left?.isPositive) {
    reasons.unshift({ code: 'alreadyFilled', field: 'amount', filled });
  }
  const isSame =
    price?.equals(Decimal.of(order.price ?? '0')) && whole?.equals(Decimal.of(order.amount));
  if (isSame && !isCancelled) reasons.unshift({ code: 'unchanged' });
  return {
    state,
    summary,
    reasons,
    change:
      reasons.length === 0 && price && whole
        ? { price: price.toString(), amount: whole.toString() }
        : undefined,
  };
}

/** Returns the reason against an amount of which an iceberg order would show too small a part. */
function tooLarge(display: Decimal, filled: Decimal, { instrument }: TicketContext): Reason {
  const ratio = Decimal.of(instrument?.minDisplayRatio ?? '1');
  const { scale } = Decimal.of(instrument?.stepSize ?? '1');
  return {
    code: 'aboveMaximum',
    field: 'amount',
    maximum: filled.plus(display.dividedBy(ratio, scale, 'down')),
    asset: instrument?.baseAsset ?? '',
  };
}

/** Adds the funds that cancelling the order releases. */
function withHeld({ side, price, amount, filledAmount }: Order, context: TicketContext) {
  const { base, quote } = context.available;
  const left = Decimal.of(amount).minus(Decimal.of(filledAmount));
  const available =
    side === 'Sell'
      ? { base: base?.plus(left), quote }
      : { base, quote: quote?.plus(left.times(Decimal.of(price ?? '0'))) };
  return { ...context, available };
}

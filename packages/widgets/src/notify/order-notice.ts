// @where Trading: text and duration of an order’s toast, as of a fill, which screen readers announce too
import { type Instrument, type Order, termsOfType } from '@agio/api-client/contract';
import { Decimal, formatCrypto, formatPrice } from '@agio/money';
import type { Notice, NoticeKind } from '../host/index.ts';
import type { OrderNoticeWords } from '../words/messages.ts';

export interface OrderNotice extends Notice {
  id: string;
  kind: NoticeKind;
}

/** All notices of one order have this id, and so have those that are to be gone with it. */
export const orderNoticeId = (orderId: string): string => `order-${orderId}`;

interface NoticeContext {
  t: OrderNoticeWords;
  locale: string;
  /** Undefined of a market that is gone. */
  instrument: Pick<Instrument, 'baseAsset' | 'quoteAsset' | 'tickSize'> | undefined;
}

/**
 * Time for which the success of an order is shown, in milliseconds: the orders table and the notification centre keep
 * it.
 */
const successTime = 5000;

/**
 * Returns the notice about an order. Good news and requested changes disappear; failures stay. All notices of one order
 * share an id, so that "placed" becomes "filled" in place, from either the answer to the call or the notification. The
 * exchange keeps those of an order's end.
 */
export function orderNotice(order: Order, context: NoticeContext): OrderNotice {
  const { t, locale, instrument } = context;
  const id = orderNoticeId(order.id);
  const [base = order.market, quote = ''] = order.market.split('-');
  const tickSize = instrument?.tickSize ?? '0.01';
  const amount = (value: string) =>
    `${formatCrypto(value, { locale })} ${instrument?.baseAsset ?? base}`;
  const price = (value: string | null) =>
    `${formatPrice(value, { tickSize, locale })} ${instrument?.quoteAsset ?? quote}`;
  const { side } = order;
  const filledLine = t.orderLine[`filled${side}`]({
    amount: amount(order.filledAmount),
    price: price(order.averagePrice),
  });
  const filledWithExits = withExits(filledLine, order, t);
  const line =
    order.price === null
      ? marketLine(order, context, { amount, price })
      : t.orderLine[limitLine(order)]({
          amount: amount(order.amount),
          price: price(order.price),
          trigger: price(order.stopPrice),
        });
  switch (order.status) {
    case 'Filled':
      return {
        kind: 'success',
        id,
        title: t.toast.filled,
        description: filledWithExits,
        isKept: true,
        closesAfter: successTime,
      };
    case 'PartiallyFilled':
      // Its first slice trades as it is placed.
      if (order.schedule !== null) return placed(order, line, t);
      return {
        kind: 'success',
        id,
        title: t.toast.partly,
        description: filledWithExits,
        closesAfter: successTime,
      };
    case 'Cancelled':
    case 'Rejected': {
      if (order.cancelReason === 'CancelledByTrader') {
        const title = t.toast.cancelled;
        return { kind: 'info', id, title, description: line, closesAfter: successTime };
      }
      const reason = reasonOf(order, t);
      const was = order.averagePrice === null ? line : filledLine;
      const rest = order.averagePrice === null ? undefined : restOf(order, context);
      const ended = reason === undefined ? was : t.because({ order: was, reason });
      const description = rest === undefined ? ended : `${ended} ${rest}`;
      if (order.status === 'Rejected') {
        return { kind: 'error', id, title: t.toast.rejected, description, isKept: true };
      }
      const title = order.averagePrice === null ? t.toast.cancelled : t.toast.endedPartly;
      return isAsked(order)
        ? { kind: 'info', id, title, description, closesAfter: successTime, isKept: true }
        : { kind: 'warning', id, title, description, isKept: true };
    }
    default:
      return placed(order, line, t);
  }
}

/** Returns the notice of an order that works. */
const placed = ({ id, schedule }: Order, line: string, t: OrderNoticeWords): OrderNotice => ({
  kind: 'success',
  id: orderNoticeId(id),
  title: t.toast.placed,
  description: schedule === null ? line : t.because({ order: line, reason: t.slices }),
  closesAfter: successTime,
});

/** Returns the line of what an entry filled, with its exits; that there are none is final once it has ended. */
function withExits(filled: string, order: Order, t: OrderNoticeWords): string {
  const { exits, status } = order;
  if (exits === null) return filled;
  const isCovered = Decimal.of(exits.amount).isPositive;
  if (!isCovered && status === 'PartiallyFilled') return filled;
  return t.because({ order: filled, reason: isCovered ? t.exits.working : t.exits.none });
}

/** Returns the line of an order without a limit: at once, or with the trigger that it waits for. */
function marketLine(
  { side, amount, quoteAmount, stopPrice }: Order,
  { t, instrument, locale }: NoticeContext,
  text: { amount: (value: string) => string; price: (value: string | null) => string },
): string {
  const isSpent = quoteAmount !== null && !/[1-9]/.test(amount);
  const size = isSpent
    ? `${formatCrypto(quoteAmount, { locale })} ${instrument?.quoteAsset ?? ''}`.trim()
    : text.amount(amount);
  if (stopPrice === null || side === 'Unknown')
    return t.orderLine[`market${side}`]({ amount: size });
  return t.orderLine[`waits${side}`]({ amount: size, trigger: text.price(stopPrice) });
}

/** Returns the words for an order with a limit, and for the trigger that it waits for. */
function limitLine({ side, type, stopPrice }: Order) {
  if (stopPrice === null) return side;
  const isTaking = side === 'Sell' && termsOfType(type).trigger === 'TakeProfit';
  return isTaking ? 'takeSell' : (`stop${side}` as const);
}

/** Returns true if an order ended as its chosen time in force says; that of a market order is not chosen. */
const isAsked = ({ type, timeInForce, cancelReason }: Order): boolean =>
  cancelReason === 'Expired' ||
  cancelReason === 'OneCancelsOther' ||
  (type !== 'Market' &&
    (timeInForce === 'IOC' || timeInForce === 'FOK') &&
    cancelReason === 'NoMoreMatchesAvailable');

/**
 * Returns a sentence about the unfilled part of an ended order, with the amount that came back; undefined if there is
 * none.
 */
export function restOf(order: Order, { t, locale, instrument }: NoticeContext): string | undefined {
  const [base = order.market, quote = ''] = order.market.split('-');
  const { side, amount, quoteAmount, filledAmount, filledQuote } = order;
  const [whole, done, asset] =
    quoteAmount === null
      ? [amount, filledAmount, instrument?.baseAsset ?? base]
      : [quoteAmount, filledQuote, instrument?.quoteAsset ?? quote];
  const left = Decimal.of(whole).minus(Decimal.of(done));
  if (!left.isPositive || side === 'Unknown') return undefined;
  const words = quoteAmount === null ? t.rest[side] : t.rest.unspent;
  return words({ amount: `${formatCrypto(left, { locale })} ${asset}` });
}

/** Returns the reason for which an order ended, if it is worth a word. */
export function reasonOf(
  { cancelReason, exits = null }: Pick<Order, 'cancelReason'> & Partial<Pick<Order, 'exits'>>,
  t: OrderNoticeWords,
): string | undefined {
  if (cancelReason === 'OneCancelsOther' && exits !== null) return t.exits.first;
  return cancelReason === 'NotCancelled' || cancelReason === 'Unknown'
    ? undefined
    : t.reason[cancelReason];
}

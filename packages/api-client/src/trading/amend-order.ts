// @where Trading: replacement of an open order that is edited
import {
  type DecimalString,
  errorCodes,
  type NewOrder,
  type Order,
  orderAgain,
  type OrderWithFills,
} from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { isApiError } from '../http/api-error.ts';
import { randomKey } from '../http/random-key.ts';
import { isOutcomeUnknown } from '../http/unknown-outcome.ts';
import { sleep } from '../lib/time.ts';
import type { SendOnceOptions } from './send-once.ts';
import { sendOrder } from './place-order.ts';

/** New terms of an order: the limit price, and the whole amount with the filled part, in the base asset. */
export interface OrderChange {
  readonly price: DecimalString;
  readonly amount: DecimalString;
}

/** Result of an amendment. `before` is the order as it ended, `wanted` the order that was to replace it. */
export type Amendment =
  /** The rest of it was placed anew. `before.filledAmount` may be more than was known at the start. */
  | { readonly status: 'replaced'; readonly before: Order; readonly after: OrderWithFills }
  /** It had ended: filled, or cancelled by another. Nothing was placed. */
  | { readonly status: 'ended'; readonly before: Order }
  /** It is cancelled, and as much as was wanted, or more, had been filled by then. Nothing was placed. */
  | { readonly status: 'filled'; readonly before: Order }
  /** It is cancelled, and the exchange refused the new one for `error`. To try again: `amendOrder` with `before`. */
  | {
      readonly status: 'notPlaced';
      readonly before: Order;
      readonly wanted: NewOrder;
      readonly error: unknown;
    }
  /** The answers were lost and the order was not found: whether it is cancelled is not known. Nothing was placed. */
  | { readonly status: 'notKnownCancelled'; readonly error: unknown }
  /** It is cancelled; whether the new one was placed is not known. */
  | {
      readonly status: 'notKnownPlaced';
      readonly before: Order;
      readonly wanted: NewOrder;
      readonly error: unknown;
    };

/** Options of the look-up of lost answers of an amendment, and the order at which it goes on. */
export interface AmendOrderOptions extends SendOnceOptions {
  /** The order as it ended, after an amendment that was `notPlaced`: only the new one is left to place. */
  before?: Order | undefined;
}

/** Number of ended orders that are searched for one without a name of its own. */
const latest = 50;

/** Returns true if an order can be amended: it waits in the book, or for its trigger, at a price. */
export function isAmendable(order: Order): boolean {
  return (
    (order.status === 'Open' || order.status === 'PartiallyFilled') &&
    order.price !== null &&
    order.familyId === null &&
    order.schedule === null &&
    orderAgain(order) !== undefined
  );
}

/**
 * Changes an open order: cancels it, and when it has surely ended places what is left to do under a new name. There are
 * never two of them, whatever is lost on the way: without knowing that the first has ended nothing is placed.
 *
 * @returns every outcome after which the order may have changed
 * @throws ApiError when the cancelling was refused, and the order is as it was; RangeError for an order that is not
 * {@link isAmendable}
 */
export async function amendOrder(
  client: Pick<ExchangeClient, 'trading'>,
  order: Order,
  change: OrderChange,
  { before: ended, ...options }: AmendOrderOptions = {},
): Promise<Amendment> {
  // Before anything is cancelled.
  termsOf(order);
  const cancelling = ended ? { before: ended } : await cancelSurely(client, order, options);
  if (!('before' in cancelling)) return { status: 'notKnownCancelled', ...cancelling };
  const { before, byOthers } = cancelling;
  if (byOthers) return { status: 'ended', before };
  const amount = difference(change.amount, before.filledAmount);
  if (amount === undefined) return { status: 'filled', before };
  const wanted: NewOrder = {
    ...termsOf(before),
    clientOrderId: nameOfReplacement(order.id),
    price: change.price,
    amount,
    ...(!hidesSome(before, amount) && { displayAmount: undefined }),
  };
  try {
    return { status: 'replaced', before, after: await sendOrder(client, wanted, options) };
  } catch (error) {
    const status = isOutcomeUnknown(error) ? 'notKnownPlaced' : 'notPlaced';
    return { status, before, wanted, error };
  }
}

/** Maximum length of an order's own name. */
const longestName = 64;
const replacementName = /^replaces-(.+)-[0-9a-f]{8}$/;

/**
 * The name of an order that takes the place of another one: it says of which, so that each client that reads it later knows.
 * A part of it is random: of two tries each has a name of its own.
 */
function nameOfReplacement(id: string): string {
  const name = `replaces-${id}-${randomKey().slice(0, 8)}`;
  return name.length <= longestName ? name : randomKey();
}

/** Returns the id of the order that this one took the place of, by {@link amendOrder}; undefined of any other order. */
export function replacedIdOf({ clientOrderId }: Pick<Order, 'clientOrderId'>): string | undefined {
  return clientOrderId === null ? undefined : replacementName.exec(clientOrderId)?.[1];
}

/** The order as it ended, and whether that was not by our cancelling; the error when it could not be found out. */
async function cancelSurely(
  { trading }: Pick<ExchangeClient, 'trading'>,
  order: Order,
  { signal, onChecking, checkDelaysMs = [0, 1000, 2000, 4000] }: SendOnceOptions,
): Promise<{ before: Order; byOthers?: boolean } | { error: unknown }> {
  const cancel = () => trading.cancelOrder({ orderId: order.id });
  let lost: unknown;
  try {
    return { before: await cancel() };
  } catch (error) {
    if (!isOutcomeUnknown(error) && !isNotOpen(error)) throw error;
    lost = error;
  }
  const wasOpen = !isNotOpen(lost);
  onChecking?.();
  for (const delay of checkDelaysMs) {
    await sleep(delay, signal);
    const found = await findEnded(trading, order, signal).catch(() => undefined);
    signal?.throwIfAborted();
    // A lost call may have come first or not; the reason shows who ended the order.
    if (found) {
      const { cancelReason } = found;
      return { before: found, byOthers: !wasOpen || cancelReason !== 'CancelledByTrader' };
    }
    // To cancel twice does no harm: what has ended stays as it is.
    const again = wasOpen ? await cancel().catch(() => undefined) : undefined;
    if (again) return { before: again };
  }
  return { error: lost };
}

const isNotOpen = (error: unknown) =>
  isApiError(error) && error.errorCode === errorCodes.orderNotOpen;

async function findEnded(
  trading: ExchangeClient['trading'],
  { id, market, clientOrderId }: Order,
  signal: AbortSignal | undefined,
): Promise<Order | undefined> {
  const named = clientOrderId === null ? { limit: latest } : { clientOrderId, limit: 1 };
  const { items } = await trading.orderHistory({ market, ...named }, { signal, retry: false });
  return items.find((order) => order.id === id);
}

function termsOf(order: Order): NewOrder {
  const terms = orderAgain(order);
  if (!terms) throw new RangeError('An order of an unknown kind cannot be amended');
  return terms;
}

/** Returns true if an iceberg order of this amount would hide a part; otherwise it is a limit order like others. */
const hidesSome = ({ displayAmount }: Order, amount: DecimalString): boolean =>
  displayAmount !== null && difference(amount, displayAmount) !== undefined;

/** The first less the second, exactly; undefined when nothing is left. */
function difference(whole: DecimalString, part: DecimalString): DecimalString | undefined {
  const scale = Math.max(fractionOf(whole).length, fractionOf(part).length);
  const units = (text: DecimalString) =>
    BigInt(text.split('.')[0] + fractionOf(text).padEnd(scale, '0'));
  const left = units(whole) - units(part);
  if (left <= 0n) return undefined;
  const digits = left.toString().padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

const fractionOf = (text: DecimalString): string => text.split('.')[1] ?? '';

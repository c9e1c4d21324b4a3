import { type NewOrder, orderAgain } from '@agio/api-client/contract';
import type { Order } from '../engine/order.ts';
import { orderView } from '../engine/views/order-view.ts';
import { fromAtoms } from '../fixed.ts';
import { openOrdersOf } from './expect-holds.ts';
import { testMarket, type TestExchange } from './test-exchange.ts';

/** Decimal price of ticks, and amount of lots, of {@link testMarket}. */
export const priceText = (ticks: number): string => fromAtoms(BigInt(ticks), 4);
export const amountText = (lots: number): string => fromAtoms(BigInt(lots), 2);

/** A command on orders that exist, or on their market. `pick` chooses one of the open orders, or of the people. */
export type OrderCommand =
  | { kind: 'cancel' | 'amend'; pick: number; amount: string }
  | { kind: 'cancelAll'; pick: number }
  | { kind: 'halt' };

/** Does the command: an amendment cancels the order and places it once more, with another amount where it has one. */
export function commandOrders(
  market: TestExchange,
  people: readonly string[],
  one: OrderCommand,
): void {
  const { exchange } = market;
  if (one.kind === 'halt') {
    const { status } = exchange.market(testMarket);
    exchange.setStatus(exchange.market(testMarket), status === 'Open' ? 'Paused' : 'Open');
  } else if (one.kind === 'cancelAll') {
    const person = people[one.pick % people.length] ?? '';
    exchange.cancelAll(exchange.orders.open(person), 'CancelledByTrader');
  } else {
    const open = openOrdersOf(market, people);
    const picked = open[one.pick % Math.max(1, open.length)];
    if (picked !== undefined) cancelOrAmend(market, picked, one);
  }
}

function cancelOrAmend(
  { exchange }: TestExchange,
  order: Order,
  { kind, amount }: { kind: 'cancel' | 'amend'; amount: string },
): void {
  const again: NewOrder | undefined = orderAgain(orderView(order));
  exchange.cancel(order, 'CancelledByTrader');
  const size = again?.quoteAmount === undefined ? { amount } : {};
  if (kind === 'amend' && again) exchange.place(order.accountId, { ...again, ...size });
}

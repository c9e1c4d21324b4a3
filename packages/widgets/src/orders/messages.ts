import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of the orders panel, its tables and the notices of orders. */
export const messages = defineMessages('orders', {
  panel: terms.orders,
  open: terms.openOrders,
  history: 'Order history',
  /** Noun: executions of an order. */
  fills: 'Fills',
  balances: terms.balances,
  thisMarket: terms.thisMarket,
  columns: terms.columns,
  /** The head of a column: how far the market has to go to an order, in percent of the last price. */
  distance: 'To market',
  /** An order that ended by an edit: the amount and the limit price of the new one. */
  replacedBy: 'Replaced by {{amount}} at {{price}}',
  replaced: terms.replaced,
  details: { open: 'Details: {{order}}' },
  /** The head of the column of buttons. */
  cancel: 'Cancel',
  /** Verb on a button. */
  edit: 'Edit',
  /** A button's own name: of many that look alike, which order it cancels. */
  cancelOrder: 'Cancel: {{order}}',
  cancellingOrder: 'Cancelling: {{order}}',
  editOrder: 'Edit: {{order}}',
  /** While there is no network. */
  cannotCancel: 'You are offline and cannot cancel: {{order}}',
  cannotEdit: 'You are offline and cannot edit: {{order}}',
  /** An order in a name, with side and type in words, amount and price ready to read. */
  named: '{{side}} {{type}}, {{amount}} {{market}}, {{price}}, {{time}}',
  openEmpty: 'No open orders',
  openEmptyHint: 'Limit orders stay here until they are filled or cancelled.',
  historyEmpty: terms.noOrdersYet,
  historyEmptyHint: terms.endedOrdersAppear,
  emptyHere: 'No open orders in this market',
  error: 'Your orders could not be loaded',
  signedOut: 'Sign in to see your orders',
  historyError: 'Your order history could not be loaded',
  role: terms.roleInTrade,
  maker: terms.maker,
  taker: terms.taker,
  fillsEmpty: 'No fills yet',
  fillsEmptyHint: 'Your fills appear here.',
  asset: terms.asset,
  balanceTotal: terms.totalBalance,
  balanceAvailable: terms.available,
  balanceInOrders: terms.inOrders,
  balanceValue: terms.value,
  balanceAverageCost: terms.averageCost,
  balanceUnrealised: terms.unrealised,
  balanceRealised: terms.realised,
  balancesEmpty: 'No balances yet',
  balancesEmptyHint: 'Deposit or buy to get started.',
  notActive: 'Trading is not available for this account',
  toast: {
    allCancelled_one: terms.ordersCancelled_one,
    allCancelled_other: terms.ordersCancelled_other,
    noneCancelled: 'There were no orders to cancel',
    /** A button: fills the ticket with the order that was cancelled, and sends nothing. */
    placeAgain: 'Place again',
    notCancelled: 'The order was not cancelled',
    notCancelledMore: terms.orderMayBeOpen,
  },
  cancelAll: terms.cancelAll,
});

/** The same in the language around. */
export type OrdersWords = MessagesOf<typeof messages>;

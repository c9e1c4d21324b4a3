import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** Texts of the orders panel, its tables and the notices of orders. */
export const messages = defineMessages('orders', {
  panel: 'Orders',
  open: 'Open orders',
  history: 'Order history',
  fills: 'Fills',
  balances: 'Balances',
  thisMarket: 'This market',
  columns: 'Columns',
  /** The head of a column: how far the market has to go to an order, in percent of the last price. */
  distance: 'To market',
  /** An order that ended by an edit: the amount and the limit price of the new one. */
  replacedBy: 'Replaced by {{amount}} at {{price}}',
  replaced: 'Replaced',
  details: { open: 'Details of {{order}}' },
  /** The head of the column of buttons. */
  cancel: 'Cancel',
  edit: 'Edit',
  /** A button's own name: of many that look alike, which order it cancels. */
  cancelOrder: 'Cancel {{order}}',
  cancellingOrder: 'Cancelling {{order}}',
  editOrder: 'Edit {{order}}',
  /** While there is no network. */
  cannotCancel: 'You are offline and cannot cancel {{order}}',
  cannotEdit: 'You are offline and cannot edit {{order}}',
  /** An order in a name, with side and type in words, amount and price ready to read. */
  named: '{{side}} {{type}}, {{amount}} {{market}}, {{price}}, {{time}}',
  openEmpty: 'No open orders',
  openEmptyHint: 'Limit orders stay here until they are filled or cancelled.',
  historyEmpty: 'No orders yet',
  historyEmptyHint: 'Filled and cancelled orders appear here.',
  emptyHere: 'No open orders in this market',
  error: 'Your orders could not be loaded',
  signedOut: 'Sign in to see your orders',
  historyError: 'Your order history could not be loaded',
  role: 'Role',
  maker: 'Maker',
  taker: 'Taker',
  fillsEmpty: 'No fills yet',
  fillsEmptyHint: 'Your fills appear here.',
  asset: 'Asset',
  balanceTotal: 'Total',
  balanceAvailable: 'Available',
  balanceInOrders: 'In orders',
  balanceValue: 'Value',
  balancesEmpty: 'No balances yet',
  balancesEmptyHint: 'Deposit or buy to get started.',
  notActive: 'Trading is not available for this account',
  toast: {
    allCancelled_one: '{{count}} order cancelled',
    allCancelled_other: '{{count}} orders cancelled',
    noneCancelled: 'There were no orders to cancel',
    /** A button: fills the ticket with the order that was cancelled, and sends nothing. */
    placeAgain: 'Place again',
    notCancelled: 'The order was not cancelled',
    notCancelledMore: 'The exchange could not be reached. The order may still be open.',
  },
  cancelAll: 'Cancel all',
});

/** The same in the language around. */
export type OrdersWords = MessagesOf<typeof messages>;

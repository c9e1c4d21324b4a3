import { defineMessages } from '@agio/ui/language';

/** Heads of the columns of orders, with the words of their cells. */
export const orderColumnMessages = defineMessages('orders', {
  time: 'Time',
  placed: 'Placed',
  ended: 'Ended',
  market: 'Market',
  order: 'Order',
  price: 'Price',
  /** The price of a market order. */
  marketPrice: 'Market',
  averagePrice: 'Average',
  amount: 'Amount',
  filled: 'Filled',
  total: 'Total',
  fee: 'Fee',
  status: 'Status',
  /** Before the price that a stop order waits for. */
  trigger: 'at',
  /** After the type, where they are unusual: "Buy limit, post only". */
  terms: { postOnly: 'post only', IOC: 'IOC', FOK: 'FOK' },
});

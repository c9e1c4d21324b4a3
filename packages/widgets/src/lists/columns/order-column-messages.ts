import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Heads of the columns of orders, with the words of their cells. */
export const orderColumnMessages = defineMessages('orders', {
  id: terms.orderId,
  time: terms.time,
  placed: terms.placed,
  ended: 'Ended',
  market: terms.market,
  order: terms.order,
  side: terms.side,
  type: terms.type,
  price: terms.price,
  /** The price of a market order. */
  marketPrice: terms.marketOrder,
  averagePrice: terms.average,
  amount: terms.amount,
  filled: terms.filledAmount,
  total: terms.total,
  fee: terms.fee,
  status: terms.status,
  /** Before the price that a stop order waits for. */
  trigger: 'at',
  /** After the type, where they are unusual: "Buy limit, post only". */
  terms: { postOnly: 'post only', IOC: 'IOC', FOK: 'FOK' },
});

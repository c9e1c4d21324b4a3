import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Heads of the columns of orders, with the words of their cells. */
export const orderColumnMessages = defineMessages('orders', {
  id: terms.orderId,
  time: terms.time,
  placed: terms.placed,
  /** State of an order: it is not open any more. */
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
  /** The price that an order waits for, after its type or its limit price: “Buy stop-limit at 6.27”. */
  trigger: 'at {{price}}',
  /** After an iceberg order: what the order book shows of what is left. */
  shown: 'shown {{shown}} of {{left}}',
  /** After the type, where they are unusual, in a list: “Buy limit, post only”. */
  terms: {
    postOnly: 'post only',
    IOC: 'IOC',
    FOK: 'FOK',
    GTD: 'GTD',
    OCO: terms.oco,
    bracket: 'bracket',
    /** Order of which the order book shows a part at a time. */
    iceberg: 'iceberg',
    /** State of an order that trades in slices: none comes until it goes on. */
    paused: 'paused',
  },
});

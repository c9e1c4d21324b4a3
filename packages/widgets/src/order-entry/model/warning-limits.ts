// @where Trading: price impact of a market order, and distance of a limit price, from which the ticket warns or asks
/**
 * From here on an order is abnormal. Percent of the last price, measured at the worst price that the order reaches: its
 * average hides how bad the last part is.
 */
export const warningLimits = {
  /** A market order that reaches this far says so on the ticket. */
  tell: '0.5',
  /** One that reaches this far is asked about once more, with average, worst price and cost. */
  warn: '2',
  /** One that reaches this far wants a tick in a box. */
  confirm: '5',
  /** And one that reaches this far a typed word. */
  type: '10',
  /** A limit price this far on the wrong side of the last price. */
  farPrice: '5',
} as const;

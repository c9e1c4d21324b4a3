// @where Trading: order types: what each takes, and what it waits for
/**
 * Condition for which an order waits outside the book. `Stop`: the price has gone against its owner, up for a buy and
 * down for a sale. `TakeProfit`: the opposite. `Trailing`: a stop whose trigger follows the last price. `Schedule`: no price;
 * the order trades in slices, one after another.
 */
export type OrderTrigger = 'Stop' | 'TakeProfit' | 'Trailing' | 'Schedule';

/** Properties that set an order type apart from the others. */
export interface OrderTypeTerms {
  /** True if it has a limit; otherwise it takes the prices of the book. */
  readonly limit: boolean;
  /** Null if it enters the market at once. */
  readonly trigger: OrderTrigger | null;
}

/**
 * Every order type, in the order in which they are shown. Not shown by the specification. The exchange, the ticket and
 * the lists of orders follow from these rows; a market says which it allows.
 */
export const orderTypeTerms = {
  Limit: { limit: true, trigger: null },
  Market: { limit: false, trigger: null },
  StopLimit: { limit: true, trigger: 'Stop' },
  StopMarket: { limit: false, trigger: 'Stop' },
  TakeProfitLimit: { limit: true, trigger: 'TakeProfit' },
  TakeProfitMarket: { limit: false, trigger: 'TakeProfit' },
  TrailingStop: { limit: false, trigger: 'Trailing' },
  TWAP: { limit: false, trigger: 'Schedule' },
  TWAPLimit: { limit: true, trigger: 'Schedule' },
} as const satisfies Record<string, OrderTypeTerms>;

export type OrderType = keyof typeof orderTypeTerms;

export const orderTypes = Object.keys(orderTypeTerms) as unknown as readonly [
  'Limit',
  ...OrderType[],
];

/** Returns what an order type takes; of one that is not known yet, as little as can be. */
export const termsOfType = (type: string): OrderTypeTerms =>
  (orderTypeTerms as Readonly<Record<string, OrderTypeTerms>>)[type] ?? {
    limit: false,
    trigger: null,
  };

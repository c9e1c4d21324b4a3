// @where Trading: order types that the ticket offers
import type { OrderType } from '@agio/api-client/contract';

/** The prices that an order may have: on the ticket, in ticks, and sent under the same name. */
export const priceFields = ['price', 'stopPrice'] as const;
export type PriceField = (typeof priceFields)[number];

/** Every figure that is typed on the ticket; amount and total say the same in either asset. */
export const ticketFields = [...priceFields, 'amount', 'total'] as const;
export type TicketField = (typeof ticketFields)[number];

export const isPriceField = (field: TicketField): field is PriceField =>
  field !== 'amount' && field !== 'total';

/** A figure of the ticket, and the word of `messages.ticket` that it has over it. */
export interface FieldOfType {
  readonly field: TicketField;
  readonly label: 'price' | 'limit' | 'trigger' | 'amount' | 'total';
}

/** Properties that set an order type apart from the others. */
export interface OrderTypeRules {
  /** The figures that it takes, in the order of the ticket. */
  readonly fields: readonly FieldOfType[];
  /**
   * Time at which it can fill: at once and at any price, so that it is estimated by walking the book; at once if its
   * own limit crosses; or when its trigger is reached.
   */
  readonly execution: 'atMarket' | 'atLimit' | 'atTrigger';
  /** True if it takes a time in force and post only. */
  readonly hasOptions: boolean;
}

const amount = { field: 'amount', label: 'amount' } as const;
const total = { field: 'total', label: 'total' } as const;

/**
 * Every order type, in the order in which it is offered. Ticket, checks, estimate and what is sent follow from these
 * rows: an order type is a row here, its words, and what the exchange does with it.
 */
export const orderTypeRules = {
  Limit: {
    fields: [{ field: 'price', label: 'price' }, amount, total],
    execution: 'atLimit',
    hasOptions: true,
  },
  // Its amount field counts either asset: the result is shown below.
  Market: { fields: [amount], execution: 'atMarket', hasOptions: false },
  StopLimit: {
    fields: [
      { field: 'stopPrice', label: 'trigger' },
      { field: 'price', label: 'limit' },
      amount,
      total,
    ],
    execution: 'atTrigger',
    hasOptions: true,
  },
} as const satisfies Record<OrderType, OrderTypeRules>;

/** In the order in which they are offered. */
export const offeredTypes = Object.keys(orderTypeRules) as readonly OrderType[];

export const rulesOf = (type: OrderType): OrderTypeRules => orderTypeRules[type];

/** Returns true if orders of this type have this field. */
export function hasField(type: OrderType, field: TicketField): boolean {
  return rulesOf(type).fields.some((each) => each.field === field);
}

/** Returns true if it takes any price of the book. */
export const executesAtMarket = (type: OrderType): boolean =>
  rulesOf(type).execution === 'atMarket';

/** Returns true if its price may follow the best price of the book: one that rests at its limit may. */
export const mayFollow = (type: OrderType): boolean => rulesOf(type).execution === 'atLimit';

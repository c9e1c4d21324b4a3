// @where Trading: order types that the ticket offers, and their fields
import {
  type Instrument,
  type NewOrder,
  type OrderType,
  orderTypes,
  type OrderTypeTerms,
  type TimeInForce,
  timesInForce,
  termsOfType,
} from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** The figures that an order may have besides its size; `legPrice` is the limit of the stop of a pair, or of exits. */
export const priceFields = [
  'price',
  'stopPrice',
  'legPrice',
  'trailAmount',
  'trailPercent',
  'takeProfitPrice',
  'stopLossPrice',
  'minutes',
  'slices',
  'displayAmount',
] as const;
export type PriceField = (typeof priceFields)[number];

/** Every figure that is typed on the ticket; amount and total say the same in either asset. */
export const ticketFields = [...priceFields, 'amount', 'total'] as const;
export type TicketField = (typeof ticketFields)[number];

export const isPriceField = (field: TicketField): field is PriceField =>
  field !== 'amount' && field !== 'total';

/** A figure of the ticket, and the word of `messages.ticket` that it has over it. */
export interface FieldOfType {
  readonly field: TicketField;
  readonly label:
    | 'price'
    | 'limit'
    | 'trigger'
    | 'stopLimit'
    | 'distance'
    | 'takeProfit'
    | 'stopLoss'
    | 'duration'
    | 'slices'
    | 'shownAmount'
    | 'amount'
    | 'total';
}

/**
 * Types of the ticket: the order types, a limit order with a stop, of which one cancels the other, entries with exits, by
 * limit or at market, and a limit order that is shown in parts.
 */
export const ticketTypes = [...orderTypes, 'OCO', 'Bracket', 'BracketMarket', 'Iceberg'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Properties of a type on the ticket that follow from its terms. */
export interface OrderTypeRules extends OrderTypeTerms {
  /** The figures that it takes, in the order of the ticket. */
  readonly fields: readonly FieldOfType[];
  /**
   * Time at which it can fill: at once and at any price, so that it is estimated by walking the book; at once if its
   * own limit crosses; or when its trigger is reached.
   */
  readonly execution: 'atMarket' | 'atLimit' | 'atTrigger';
  /** True if it takes a time in force; with a limit post only, too. */
  readonly hasOptions: boolean;
}

const amount = { field: 'amount', label: 'amount' } as const;
const total = { field: 'total', label: 'total' } as const;
const stop = { field: 'stopPrice', label: 'trigger' } as const;
const trail = [
  { field: 'trailPercent', label: 'distance' },
  { field: 'trailAmount', label: 'distance' },
] as const;

const schedule = [
  { field: 'minutes', label: 'duration' },
  { field: 'slices', label: 'slices' },
] as const;

/** Ticket, checks, estimate and what is sent follow from the terms of a type: it is a row of them, and its words. */
function rulesFrom({ limit, trigger }: OrderTypeTerms): OrderTypeRules {
  const isSliced = trigger === 'Schedule';
  const waits = trigger === 'Trailing' ? trail : trigger === null || isSliced ? [] : [stop];
  return {
    limit,
    trigger,
    fields: [
      ...waits,
      ...(limit ? [{ field: 'price', label: trigger === null ? 'price' : 'limit' } as const] : []),
      amount,
      // The amount field of a market order counts either asset: the result is shown below.
      ...(limit || trigger !== null ? [total] : []),
      ...(isSliced ? schedule : []),
    ],
    execution: trigger !== null ? 'atTrigger' : limit ? 'atLimit' : 'atMarket',
    hasOptions: !isSliced && (limit || trigger !== null),
  };
}

const rules = Object.fromEntries(
  orderTypes.map((type) => [type, rulesFrom(termsOfType(type))]),
) as Record<OrderType, OrderTypeRules>;

const pair: OrderTypeRules = {
  ...rules.Limit,
  fields: [
    { field: 'price', label: 'limit' },
    stop,
    { field: 'legPrice', label: 'stopLimit' },
    amount,
    total,
  ],
};

const withExits = (entry: OrderTypeRules): OrderTypeRules => ({
  ...entry,
  fields: [
    ...entry.fields,
    { field: 'takeProfitPrice', label: 'takeProfit' },
    { field: 'stopLossPrice', label: 'stopLoss' },
    { field: 'legPrice', label: 'stopLimit' },
  ],
});

const iceberg: OrderTypeRules = {
  ...rules.Limit,
  fields: [...rules.Limit.fields, { field: 'displayAmount', label: 'shownAmount' }],
};

/** Types of the ticket that are no order types, with the type that each sends. */
const composed = {
  OCO: [pair, 'Limit'],
  Bracket: [withExits(rules.Limit), 'Limit'],
  BracketMarket: [withExits(rules.Market), 'Market'],
  Iceberg: [iceberg, 'Limit'],
} as const satisfies Record<Exclude<TicketType, OrderType>, readonly [OrderTypeRules, OrderType]>;

const isComposed = (type: TicketType): type is keyof typeof composed => type in composed;

export const rulesOf = (type: TicketType): OrderTypeRules =>
  isComposed(type) ? composed[type][0] : rules[type];

/** Returns the type of the order that a ticket sends. */
export const sentType = (type: TicketType): OrderType =>
  isComposed(type) ? composed[type][1] : type;

/** Returns true if a ticket sends an entry with exits. */
export const hasExits = (type: TicketType): boolean => hasField(type, 'takeProfitPrice');

/** Returns true if a market takes what this ticket would send. */
export function isOffered(
  type: TicketType,
  { orderTypes: offered, minDisplayRatio }: Instrument,
): boolean {
  if (type === 'Iceberg') return offered.includes('Limit') && minDisplayRatio !== undefined;
  const needed: readonly OrderType[] = isComposed(type) ? ['Limit', 'StopLimit', 'StopMarket'] : [];
  return [sentType(type), ...needed].every((each) => offered.includes(each));
}

/** Returns a figure of an order, to place it once more; the stop of a pair has its own. */
export function figureOf(order: NewOrder, field: TicketField): string | undefined {
  if (field === 'total') return order.quoteAmount;
  if (field === 'legPrice') return order.oco?.price ?? order.exits?.stopLossLimit;
  if (field === 'slices') return order.schedule && String(order.schedule.slices);
  if (field === 'minutes') return order.schedule && minutesOf(order.schedule.duration);
  if (field === 'takeProfitPrice' || field === 'stopLossPrice') return order.exits?.[field];
  return order[field] ?? (field === 'stopPrice' ? order.oco?.stopPrice : undefined);
}

const minutesOf = (seconds: number): string =>
  Decimal.of(String(seconds)).dividedBy(Decimal.of('60'), 2, 'half-even').toString();

/** Returns true if orders of this type trade in slices. */
export const isSliced = (type: TicketType): boolean => rulesOf(type).trigger === 'Schedule';

/** The choices of a ticket that its fields follow from. */
export interface TypeChoice {
  readonly type: TicketType;
  readonly side: NewOrder['side'];
  /** The figure that a trailing stop's distance is given in. */
  readonly trailBy: 'trailPercent' | 'trailAmount';
}

/** Returns the figures of a ticket: of the two distances the chosen one; a stop of a pair or of exits has a limit if it buys. */
export const fieldsOf = ({ type, side, trailBy }: TypeChoice): readonly FieldOfType[] =>
  rulesOf(type).fields.filter(
    ({ field, label }) =>
      (label !== 'distance' || field === trailBy) &&
      (field !== 'legPrice' || (side === 'Buy') !== hasExits(type)),
  );

/** Returns true if orders of this type have this field. */
export function hasField(type: TicketType, field: TicketField): boolean {
  return rulesOf(type).fields.some((each) => each.field === field);
}

/** Returns true if it takes any price of the book as soon as it comes. */
export const executesAtMarket = (type: TicketType): boolean =>
  rulesOf(type).execution === 'atMarket';

/** Returns true if it waits and then takes any price of the book: a buy says what to spend, so that it can be reserved. */
export const waitsForMarket = (type: TicketType): boolean =>
  !rulesOf(type).limit && rulesOf(type).trigger !== null;

/** Returns true if its price may follow the best price of the book: one that rests at its limit may. */
export const mayFollow = (type: TicketType): boolean => type === 'Limit';

/** Returns the times in force that an order of a type may have in a market. */
export function timesOf(type: TicketType, { timesInForce: offered }: Instrument): TimeInForce[] {
  // Until they are triggered, these wait.
  const waits = waitsForMarket(type) || type === 'OCO' || type === 'Iceberg';
  return timesInForce.filter(
    (each) => offered.includes(each) && (!waits || each === 'GTC' || each === 'GTD'),
  );
}

// @where Trading: fields of the ticket, and the state that it begins with
import {
  type NewOrder,
  type OrderSide,
  orderSides,
  type TimeInForce,
  timesInForce,
} from '@agio/api-client/contract';
import { Decimal, type DecimalString, typedAmount } from '@agio/money';
import * as v from 'valibot';
import {
  hasExits,
  hasField,
  isPriceField,
  mayFollow,
  type TicketField,
  ticketFields,
  type TicketType,
  ticketTypes,
} from './order-types.ts';

export type { TicketField } from './order-types.ts';

/** Content of a field: the typed text, kept as it is, or an exact value from the book, a step or a button. */
export const entrySchema = v.variant('kind', [
  v.object({ kind: v.literal('typed'), text: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({
    kind: v.literal('exact'),
    value: v.pipe(
      v.string(),
      v.check((text) => Decimal.parse(text) !== undefined),
    ),
  }),
]);
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** The figure of the size that the user gave; the other ones follow from it and the price. */
const bases = ['amount', 'total', 'percent'] as const;
export type SizeBasis = (typeof bases)[number];

/**
 * Everything that the user chose on the ticket of one market, and nothing that follows from it: see `summarise`. What was
 * kept of it is checked by it.
 */
export const ticketSchema = v.object({
  market: v.string(),
  side: v.picklist(orderSides),
  type: v.picklist(ticketTypes),
  ...v.entriesFromList(ticketFields, entrySchema),
  /** Share of the available funds, 0 to 100; counts while `basis` is `percent`. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  basis: v.picklist(bases),
  /** Unit of the amount field of a market order. Limit orders have a field for each. */
  unit: v.picklist(['base', 'quote']),
  /** Until the user touches any figure, the price field follows the live price; from then on never again. */
  touched: v.boolean(),
  /** The limit price follows the best price of its own side, because the user asked for it, until they change the price. */
  follows: v.optional(v.boolean(), false),
  /** The caret is in the price field: nothing may change under it. It is gone with its page. */
  priceFocused: v.pipe(
    v.boolean(),
    v.transform(() => false),
  ),
  timeInForce: v.picklist(timesInForce),
  postOnly: v.boolean(),
  /** Last day of an order that is good till a date, in the reader's time; `''` for none. */
  expiresOn: v.string(),
  /** The figure that a trailing stop's distance is given in. */
  trailBy: v.picklist(['trailPercent', 'trailAmount']),
});

/** A ticket belongs to its market: another market begins with an empty one. */
export type TicketState = Readonly<Omit<v.InferOutput<typeof ticketSchema>, 'priceFocused'>> & {
  readonly priceFocused: boolean;
};

/** An order that a link or a command asks for. */
export interface TicketFill {
  readonly side: OrderSide;
  /** Amount of the base asset; null is everything that is available. */
  readonly amount: DecimalString | null;
  /** The limit; at the market's price without one. */
  readonly price?: DecimalString | undefined;
}

export type TicketAction =
  /** Restores the saved ticket of this market, unless something was typed since. */
  | { readonly type: 'restored'; readonly ticket: TicketState }
  | { readonly type: 'marketChosen'; readonly market: string }
  | { readonly type: 'livePrice'; readonly price: DecimalString }
  /** The best price of the order's own side: a bid for a buy, an ask for a sell. */
  | { readonly type: 'bestPrice'; readonly price: DecimalString }
  | { readonly type: 'followChosen'; readonly follows: boolean }
  /** The price field got or lost the focus. */
  | { readonly type: 'priceFocusChanged'; readonly focused: boolean }
  | { readonly type: 'sideChosen'; readonly side: OrderSide }
  | { readonly type: 'typeChosen'; readonly orderType: TicketType }
  | { readonly type: 'typed'; readonly field: TicketField; readonly text: string }
  /** From a row of the book, a stepper, "Use max", or one of the two nearest prices. */
  | { readonly type: 'picked'; readonly field: TicketField; readonly value: DecimalString }
  | { readonly type: 'percentChosen'; readonly percent: number }
  /** Count the size in the other asset; `value` is the size so far in that asset, where there is one. */
  | {
      readonly type: 'unitChosen';
      readonly unit: 'base' | 'quote';
      readonly value?: DecimalString | undefined;
    }
  | { readonly type: 'timeInForceChosen'; readonly timeInForce: TimeInForce }
  | { readonly type: 'postOnlyChosen'; readonly postOnly: boolean }
  | { readonly type: 'expiryChosen'; readonly day: string }
  | { readonly type: 'trailChosen'; readonly trailBy: TicketState['trailBy'] }
  /** Order of a link or a command: at the market's price, or with a limit. */
  | ({ readonly type: 'filled' } & TicketFill)
  /** An order of this market is to be placed once more: it takes the place of what was typed. */
  | { readonly type: 'again'; readonly ticket: TicketState }
  /** The order was accepted: the size is used up, the price stays for the next one. */
  | { readonly type: 'placed' };

const empty: Entry = { kind: 'typed', text: '' };
export const emptyFields = Object.fromEntries(
  ticketFields.map((field) => [field, empty]),
) as Readonly<Record<TicketField, Entry>>;

export function newTicket(market: string, side: OrderSide = 'Buy'): TicketState {
  return {
    market,
    side,
    type: 'Limit',
    ...emptyFields,
    percent: 0,
    basis: 'amount',
    unit: 'base',
    touched: false,
    follows: false,
    priceFocused: false,
    timeInForce: 'GTC',
    postOnly: false,
    expiresOn: '',
    trailBy: 'trailPercent',
    minutes: { kind: 'exact', value: '60' },
    slices: { kind: 'exact', value: '12' },
  };
}

/** Returns the options that an order chose. */
export const chosenOptions = ({ timeInForce, postOnly }: NewOrder): Partial<TicketState> => ({
  ...(timeInForce && { timeInForce }),
  ...(postOnly !== undefined && { postOnly }),
});

export function ticketReducer(state: TicketState, action: TicketAction): TicketState {
  switch (action.type) {
    case 'restored':
      return state.touched || action.ticket.market !== state.market ? state : action.ticket;
    case 'marketChosen':
      return action.market === state.market ? state : newTicket(action.market, state.side);
    case 'livePrice':
      if (state.touched || state.priceFocused || entryValue(state.price) === action.price)
        return state;
      return { ...state, price: { kind: 'exact', value: action.price } };
    case 'bestPrice':
      if (!state.follows || state.priceFocused || entryValue(state.price) === action.price)
        return state;
      return { ...state, price: { kind: 'exact', value: action.price } };
    case 'followChosen':
      return { ...state, follows: action.follows, touched: true };
    case 'priceFocusChanged':
      return action.focused === state.priceFocused
        ? state
        : { ...state, priceFocused: action.focused };
    case 'sideChosen':
      return withSide(state, action.side);
    case 'typeChosen':
      return {
        ...state,
        type: action.orderType,
        follows: state.follows && mayFollow(action.orderType),
      };
    case 'typed':
      return withEntry(state, action.field, { kind: 'typed', text: action.text });
    case 'picked':
      return withPicked(state, action.field, { kind: 'exact', value: action.value });
    case 'percentChosen':
      return {
        ...withoutSize(state),
        basis: 'percent',
        percent: clampPercent(action.percent),
        touched: true,
      };
    case 'unitChosen':
      return withUnit(state, action.unit, action.value);
    case 'timeInForceChosen':
      // Post only means "rest in the book": it contradicts the orders that must fill at once.
      return {
        ...state,
        timeInForce: action.timeInForce,
        postOnly: state.postOnly && rests(action.timeInForce),
      };
    case 'postOnlyChosen':
      return { ...state, postOnly: action.postOnly };
    case 'expiryChosen':
      return { ...state, expiresOn: action.day };
    case 'trailChosen':
      return { ...state, trailBy: action.trailBy };
    case 'filled':
      return withFill(state, action);
    case 'again':
      return action.ticket.market === state.market
        ? { ...action.ticket, priceFocused: state.priceFocused }
        : state;
    case 'placed':
      return { ...withoutSize(state), basis: 'amount', percent: 0 };
  }
}

function withFill(state: TicketState, { side, amount, price }: TicketFill): TicketState {
  const sized: TicketState =
    amount === null
      ? { ...withoutSize(state), basis: 'percent', percent: 100, touched: true }
      : withEntry(state, 'amount', { kind: 'exact', value: amount });
  const filled: TicketState = { ...sized, side, type: 'Market', unit: 'base' };
  if (price === undefined) return filled;
  return { ...withEntry(filled, 'price', { kind: 'exact', value: price }), type: 'Limit' };
}

/** Returns true if an order with this time in force may wait. */
export const rests = (timeInForce: string): boolean =>
  timeInForce === 'GTC' || timeInForce === 'GTD';

/** All that there is of one asset says nothing about the other one: a share of the balance does not change sides. */
function withSide(state: TicketState, side: OrderSide): TicketState {
  if (side === state.side) return state;
  return state.basis === 'percent'
    ? { ...withoutSize(state), side, basis: 'amount', percent: 0 }
    : { ...state, side };
}

function withEntry(state: TicketState, field: TicketField, entry: Entry): TicketState {
  if (isPriceField(field)) return { ...state, [field]: entry, follows: false, touched: true };
  return { ...withoutSize(state), [field]: entry, basis: field, percent: 0, touched: true };
}

/** A price of the book means a price to trade at: on a market order it turns the ticket into a limit order. */
function withPicked(state: TicketState, field: TicketField, entry: Entry): TicketState {
  const picked = withEntry(state, field, entry);
  if (hasField(state.type, field) || field !== 'price') return picked;
  return { ...picked, type: hasExits(state.type) ? 'Bracket' : 'Limit' };
}

function withUnit(
  state: TicketState,
  unit: 'base' | 'quote',
  value: DecimalString | undefined,
): TicketState {
  // A share of the balance stays what it is, whichever asset it is shown in.
  if (state.basis === 'percent') return { ...state, unit };
  const entry: Entry = value === undefined ? empty : { kind: 'exact', value };
  return { ...withEntry(state, unit === 'base' ? 'amount' : 'total', entry), unit };
}

function withoutSize(state: TicketState): TicketState {
  return { ...state, amount: empty, total: empty };
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}

function entryValue(entry: Entry): DecimalString | undefined {
  return entry.kind === 'exact' ? entry.value : undefined;
}

/**
 * Returns the text of the input. Exact values take the separator of the locale and no groups, so that they can be
 * edited.
 */
export function entryText(entry: Entry, locale: string): string {
  return entry.kind === 'typed' ? entry.text : typedAmount(entry.value, locale);
}

import { type OrderSide, orderSides } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';
import * as v from 'valibot';
import { type Entry, entrySchema } from '../../order-entry/index.ts';

/** Units of an amount: the user's currency, the asset that pays, or units of the commodity. */
export const tradeUnits = ['fiat', 'quote', 'base'] as const;
export type TradeUnit = (typeof tradeUnits)[number];

const symbol = v.pipe(v.string(), v.maxLength(32));

/** The user's input, without derived figures. It also validates what is kept over a sign-in. */
export const tradeSchema = v.object({
  /** Undefined while none is chosen. */
  commodity: v.optional(symbol),
  /** Asset that pays for it, or is received for it; undefined for that of its first market. */
  quote: v.optional(symbol),
  side: v.picklist(orderSides),
  unit: v.picklist(tradeUnits),
  entry: entrySchema,
});

/** The user's input of a trade. */
export type Trade = Readonly<v.InferOutput<typeof tradeSchema>>;

/** The part of a trade that an address carries. */
export interface TradeChoice {
  /** Symbol; the list of commodities without one. */
  readonly commodity?: string | undefined;
  /** Symbol of what pays for it; that of its first market without one. */
  readonly quote?: string | undefined;
  /** Buy without one. */
  readonly side?: OrderSide | undefined;
  readonly amount?: DecimalString | undefined;
  /** Unit of the amount; by default units of the commodity, or the user's currency while there is no amount. */
  readonly unit?: TradeUnit | undefined;
}

export type TradeAction =
  | { readonly type: 'commodityChosen'; readonly commodity: string }
  /** Back to the list. */
  | { readonly type: 'left' }
  | { readonly type: 'quoteChosen'; readonly quote: string }
  | { readonly type: 'sideChosen'; readonly side: OrderSide }
  /** Count the amount in something else; `value` is the amount so far in that, where there is one. */
  | {
      readonly type: 'unitChosen';
      readonly unit: TradeUnit;
      readonly value: DecimalString | undefined;
    }
  | { readonly type: 'typed'; readonly unit: TradeUnit; readonly text: string }
  /** From a share of the balance, or a figure that is offered beside a mistake. */
  | { readonly type: 'picked'; readonly unit: TradeUnit; readonly value: DecimalString }
  /** An address was followed. */
  | { readonly type: 'chosen'; readonly choice: TradeChoice }
  /** The order was sent, so the amount is cleared. */
  | { readonly type: 'done' };

const empty: Entry = { kind: 'typed', text: '' };

/** Returns the default unit of a choice. */
export const usualUnit = ({ amount }: TradeChoice): TradeUnit =>
  amount === undefined ? 'fiat' : 'base';

/** The trade that an address asks for. An invalid amount is left out. */
export function tradeOf(choice: TradeChoice): Trade {
  const { commodity, quote, side = 'Buy', amount, unit = usualUnit(choice) } = choice;
  const value = Decimal.parse(amount);
  return {
    commodity,
    quote,
    side,
    unit,
    entry: value?.isPositive ? { kind: 'exact', value: value.toString() } : empty,
  };
}

export function tradeReducer(state: Trade, action: TradeAction): Trade {
  switch (action.type) {
    case 'commodityChosen':
      return { ...tradeOf({ commodity: action.commodity }), side: state.side };
    case 'left':
      return tradeOf({ side: state.side });
    case 'quoteChosen':
      return { ...state, quote: action.quote };
    case 'sideChosen':
      return { ...state, side: action.side };
    case 'unitChosen': {
      const { unit, value } = action;
      return { ...state, unit, entry: value === undefined ? empty : { kind: 'exact', value } };
    }
    case 'typed':
      return { ...state, unit: action.unit, entry: { kind: 'typed', text: action.text } };
    case 'picked':
      return { ...state, unit: action.unit, entry: { kind: 'exact', value: action.value } };
    case 'chosen':
      return tradeOf(action.choice);
    case 'done':
      return { ...state, entry: empty };
  }
}

import type { DecimalString } from '@agio/money';
import * as v from 'valibot';
import { amountEntry, type AmountEntry, emptyEntry, entryOf } from '../../amounts/amount-entry.ts';

/** The two sides of a conversion: the paid and the received amount. */
export type ConvertSide = 'from' | 'to';

/** The user's input, without derived figures. It also validates what is kept over a sign-in. */
export const conversionSchema = v.object({
  from: v.pipe(v.string(), v.maxLength(32)),
  to: v.pipe(v.string(), v.maxLength(32)),
  /** The entered amount and its side; the price gives the other one. */
  given: v.picklist(['from', 'to']),
  entry: amountEntry,
});

/** The content of an amount field of a conversion. */
export type ConvertEntry = AmountEntry;

/** The user's input of a conversion. */
export type Conversion = Readonly<v.InferOutput<typeof conversionSchema>>;

/** The part of a conversion that an address carries: assets by symbol, at most one of the two amounts. */
export interface ConvertChoice {
  readonly from: string;
  readonly to: string;
  /** The paid amount. */
  readonly amount?: DecimalString | undefined;
  /** The received amount. */
  readonly receive?: DecimalString | undefined;
}

export type ConvertAction =
  | { readonly type: 'typed'; readonly side: ConvertSide; readonly text: string }
  /** From "Max", a share of the balance, or a limit. */
  | { readonly type: 'picked'; readonly side: ConvertSide; readonly value: DecimalString }
  | { readonly type: 'assetChosen'; readonly side: ConvertSide; readonly asset: string }
  | { readonly type: 'inverted' }
  /** An address was followed. */
  | { readonly type: 'chosen'; readonly choice: ConvertChoice }
  /** The conversion is done, so the amount is cleared. */
  | { readonly type: 'done' };

const other = { from: 'to', to: 'from' } as const;

/** The conversion that an address asks for. An invalid amount is left out. */
export function conversionOf({ from, to, amount, receive }: ConvertChoice): Conversion {
  const given = amount === undefined && receive !== undefined ? 'to' : 'from';
  return { from, to, given, entry: entryOf(given === 'from' ? amount : receive) };
}

export function conversionReducer(state: Conversion, action: ConvertAction): Conversion {
  switch (action.type) {
    case 'typed':
      return { ...state, given: action.side, entry: { kind: 'typed', text: action.text } };
    case 'picked':
      return { ...state, given: action.side, entry: { kind: 'exact', value: action.value } };
    case 'assetChosen':
      // The asset of the other side was chosen: the two swap.
      return action.asset === state[other[action.side]]
        ? inverted(state)
        : { ...state, [action.side]: action.asset };
    case 'inverted':
      return inverted(state);
    case 'chosen':
      return conversionOf(action.choice);
    case 'done':
      return { ...state, entry: emptyEntry };
  }
}

/** An amount stays with its asset. */
const inverted = (state: Conversion): Conversion => ({
  ...state,
  from: state.to,
  to: state.from,
  given: other[state.given],
});

import { Decimal, type DecimalString, localeSeparators } from '@agio/money';
import * as v from 'valibot';

/** The two sides of a conversion: what is paid, and what is received. */
export type ConvertSide = 'from' | 'to';

const decimal = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((text) => Decimal.parse(text) !== undefined),
);

/** What an amount holds: the text that a person typed, kept as it is, or an exact value from a button or an address. */
const entry = v.variant('kind', [
  v.object({ kind: v.literal('typed'), text: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ kind: v.literal('exact'), value: decimal }),
]);
export type ConvertEntry = Readonly<v.InferOutput<typeof entry>>;

/** Everything that somebody chose, and nothing that follows from it. What is kept over a sign-in is checked by it. */
export const conversionSchema = v.object({
  from: v.pipe(v.string(), v.maxLength(32)),
  to: v.pipe(v.string(), v.maxLength(32)),
  /** The amount that was given, and of which side; the other one follows from the price. */
  given: v.picklist(['from', 'to']),
  entry,
});

/** What somebody wants to convert. */
export type Conversion = Readonly<v.InferOutput<typeof conversionSchema>>;

/** What an address can say of a conversion: assets by symbol, at most one of the two amounts. */
export interface ConvertChoice {
  readonly from: string;
  readonly to: string;
  /** What is paid. */
  readonly amount?: DecimalString | undefined;
  /** What is received. */
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
  /** It was converted: the amount is used up. */
  | { readonly type: 'done' };

const empty: ConvertEntry = { kind: 'typed', text: '' };
const other = { from: 'to', to: 'from' } as const;

/** A conversion as an address asks for it. An amount that is none is left out. */
export function conversionOf({ from, to, amount, receive }: ConvertChoice): Conversion {
  const given = amount === undefined && receive !== undefined ? 'to' : 'from';
  const value = Decimal.parse(given === 'from' ? amount : receive);
  return {
    from,
    to,
    given,
    entry: value?.isPositive ? { kind: 'exact', value: value.toString() } : empty,
  };
}

export function conversionReducer(state: Conversion, action: ConvertAction): Conversion {
  switch (action.type) {
    case 'typed':
      return { ...state, given: action.side, entry: { kind: 'typed', text: action.text } };
    case 'picked':
      return { ...state, given: action.side, entry: { kind: 'exact', value: action.value } };
    case 'assetChosen':
      // The asset of the other side: the two change places.
      return action.asset === state[other[action.side]]
        ? inverted(state)
        : { ...state, [action.side]: action.asset };
    case 'inverted':
      return inverted(state);
    case 'chosen':
      return conversionOf(action.choice);
    case 'done':
      return { ...state, entry: empty };
  }
}

/** An amount stays with its asset. */
const inverted = (state: Conversion): Conversion => ({
  ...state,
  from: state.to,
  to: state.from,
  given: other[state.given],
});

/** What the field shows. Exact values take the separator of the locale and no groups, so that they can be edited. */
export function entryText(entry: ConvertEntry, locale: string): string {
  if (entry.kind === 'typed') return entry.text;
  // Western digits, as the value has them: with them go the separators of that numbering system.
  return entry.value.replace('.', localeSeparators(`${locale}-u-nu-latn`).decimal);
}

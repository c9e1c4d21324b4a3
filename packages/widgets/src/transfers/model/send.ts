import { type Decimal, type DecimalString, Decimal as Exact, typedAmount } from '@agio/money';
import * as v from 'valibot';

/** The unit of the typed amount: the asset, or the reader's currency. */
export type SendUnit = 'asset' | 'fiat';

const decimal = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((text) => Exact.parse(text) !== undefined),
);

/** The content of the amount: the typed text as it is, or an exact value from a button. */
const entry = v.variant('kind', [
  v.object({ kind: v.literal('typed'), text: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ kind: v.literal('exact'), value: decimal }),
]);
export type SendEntry = Readonly<v.InferOutput<typeof entry>>;

/** Input besides asset and network. The schema also validates a draft kept over a sign-in or a reload. */
export const sendInputSchema = v.object({
  /** Address as pasted or chosen, with its spaces removed; empty for none. */
  address: v.pipe(v.string(), v.maxLength(200)),
  memo: v.pipe(v.string(), v.maxLength(100)),
  unit: v.picklist(['asset', 'fiat']),
  entry,
});
export type SendInput = Readonly<v.InferOutput<typeof sendInputSchema>>;

export type SendAction =
  | { readonly type: 'addressed'; readonly address: string; readonly memo?: string | undefined }
  | { readonly type: 'memoTyped'; readonly memo: string }
  | { readonly type: 'amountTyped'; readonly text: string }
  /** In the asset: from "Max", a share of the balance, or a limit. */
  | { readonly type: 'amountPicked'; readonly value: DecimalString }
  /** The amount is shown in the other unit, where it is known. */
  | { readonly type: 'unitChosen'; readonly unit: SendUnit; readonly value: Decimal | undefined }
  | { readonly type: 'cleared' };

export const emptySend: SendInput = {
  address: '',
  memo: '',
  unit: 'asset',
  entry: { kind: 'typed', text: '' },
};

/** Returns true if there is any input to lose. */
export const isTouched = ({ address, memo, entry: { ...amount } }: SendInput): boolean =>
  address !== '' || memo !== '' || amount.kind === 'exact' || amount.text !== '';

export function sendReducer(state: SendInput, action: SendAction): SendInput {
  switch (action.type) {
    case 'addressed':
      return { ...state, address: action.address, memo: action.memo ?? state.memo };
    case 'memoTyped':
      return { ...state, memo: action.memo };
    case 'amountTyped':
      return { ...state, entry: { kind: 'typed', text: action.text } };
    case 'amountPicked':
      return { ...state, unit: 'asset', entry: { kind: 'exact', value: action.value } };
    case 'unitChosen':
      return {
        ...state,
        unit: action.unit,
        entry: action.value ? { kind: 'exact', value: action.value.toString() } : emptySend.entry,
      };
    case 'cleared':
      return emptySend;
  }
}

/** The text of the field. Exact values have the locale's decimal separator and no grouping, so that they can be edited. */
export function entryText(amount: SendEntry, locale: string): string {
  return amount.kind === 'typed' ? amount.text : typedAmount(amount.value, locale);
}

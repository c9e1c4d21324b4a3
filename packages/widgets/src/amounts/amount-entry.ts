import {
  Decimal,
  type DecimalString,
  parseAmount,
  type ParseAmountFailure,
  type Separators,
  typedAmount,
} from '@agio/money';
import * as v from 'valibot';

const decimal = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((text) => Decimal.parse(text) !== undefined),
);

/** The content of an amount field: the typed text as it is, or an exact value from a button or an address. */
export const amountEntry = v.variant('kind', [
  v.object({ kind: v.literal('typed'), text: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ kind: v.literal('exact'), value: decimal }),
]);
export type AmountEntry = Readonly<v.InferOutput<typeof amountEntry>>;

export const emptyEntry: AmountEntry = { kind: 'typed', text: '' };

/** An amount of an address: empty where it is none above zero. */
export function entryOf(amount: DecimalString | undefined): AmountEntry {
  const value = Decimal.parse(amount);
  return value?.isPositive ? { kind: 'exact', value: value.toString() } : emptyEntry;
}

/** The text of the field. Exact values have the locale's decimal separator and no grouping, so that they can be edited. */
export function entryText(entry: AmountEntry, locale: string): string {
  return entry.kind === 'typed' ? entry.text : typedAmount(entry.value, locale);
}

/** Reason for which an entry is no amount. */
export type EntryFault =
  | { readonly code: 'empty' }
  | { readonly code: 'zero' }
  | {
      readonly code: 'unreadable';
      readonly failure: Exclude<ParseAmountFailure, 'empty'>;
      readonly separators: Separators;
      readonly maxScale?: number | undefined;
    };

/** An entry, read. */
export interface ReadEntry {
  readonly text: string;
  /** Undefined where there is a fault. */
  readonly value: Decimal | undefined;
  readonly fault: EntryFault | undefined;
}

/** Reads an entry by the rules of the locale. Unreadable text stays in the field, with the reason. */
export function readEntry(
  entry: AmountEntry,
  { locale, unit, maxScale }: { locale: string; unit: string; maxScale: number | undefined },
): ReadEntry {
  const text = entryText(entry, locale);
  const of = (value: Decimal): ReadEntry =>
    value.isZero
      ? { text, value: undefined, fault: { code: 'zero' } }
      : { text, value, fault: undefined };
  if (entry.kind === 'exact') return of(Decimal.of(entry.value));
  const parsed = parseAmount(text, { locale, unit, maxScale });
  if (parsed.ok) return of(Decimal.of(parsed.value));
  const { reason: failure } = parsed;
  const fault =
    failure === 'empty'
      ? ({ code: 'empty' } as const)
      : ({ code: 'unreadable', failure, separators: parsed.separators, maxScale } as const);
  return { text, value: undefined, fault };
}

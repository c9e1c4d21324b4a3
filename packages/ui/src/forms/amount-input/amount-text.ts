// @where Looks: steps of an amount: arrow keys and buttons
import { Decimal, type DecimalString } from '@agio/money';

/** Steps per arrow key, and per Page key or Shift with an arrow. */
export const STEPS = { one: 1, ten: 10 } as const;

export interface StepRules {
  /** The step: a tick for a price, a lot for an amount. Above zero. */
  step: DecimalString;
  /** The least value; zero by default. */
  min?: DecimalString | undefined;
  max?: DecimalString | undefined;
}

/**
 * The value after stepping `count` times up (above zero) or down (below zero). A value between two steps first goes to
 * the neighbouring one: 6.41505 with step 0.0001 becomes 6.4151 upwards and 6.4150 downwards. No value counts as zero.
 */
export function stepAmount(
  value: DecimalString,
  count: number,
  { step, min = '0', max }: StepRules,
): DecimalString {
  const size = Decimal.of(step);
  const from = Decimal.parse(value) ?? Decimal.zero;
  const floor = from.roundToStep(size, 'down');
  const onStep = floor.equals(from);
  // `down` rounds toward zero: between two steps that is one step down already, or no step up yet.
  const steps = Decimal.of(String(count > 0 || onStep ? count : count + 1));
  const next = floor.plus(size.times(steps));
  const least = Decimal.of(min);
  const most = max === undefined ? undefined : Decimal.of(max);
  const bounded = most !== undefined && next.gt(most) ? most : next;
  return (bounded.lt(least) ? least : bounded).toString();
}

export interface AmountTextOptions {
  locale: string;
  /** Fewest fraction digits, filled with zeros: the digits of the tick. */
  minDigits?: number | undefined;
}

/** An exact value as text for a field: grouped with the separators of the locale, with every digit. */
export function amountText(
  value: DecimalString,
  { locale, minDigits = 0 }: AmountTextOptions,
): string {
  const decimal = Decimal.parse(value);
  if (!decimal) return '';
  const digits = Math.max(decimal.scale, minDigits);
  return format(locale, digits).format(decimal.toString() as Intl.StringNumericLiteral);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating one costs more than a hundred uses, and a price field may follow the market. */
function format(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Western digits in every locale, as keyboards type them.
      numberingSystem: 'latn',
    });
  formats.set(key, made);
  return made;
}

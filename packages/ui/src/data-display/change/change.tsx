import { currencyDigits, Decimal, formatPercent, formatSigned, type Value } from '@agio/money';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { moveText } from '../../foundations/move-text.ts';
import * as terms from '../../foundations/terms/terms.ts';

const messages = defineMessages('change', {
  up: terms.up,
  down: terms.down,
  /** State of a price: neither up nor down. */
  unchanged: 'Unchanged',
});

/** Words for a screen reader, before the figure. */
export type ChangeLabels = MessagesOf<typeof messages>;

export interface ChangeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In percent (`"2.41"` is 2.41 %), or an amount with `kind="amount"`. Undefined shows as a dash. */
  value: Value;
  /**
   * Unit of the value.
   * @default 'percent'
   */
  kind?: 'percent' | 'amount' | undefined;
  /** Fraction digits of an amount; 2 by default. */
  digits?: number | undefined;
  /** ISO code of a fiat currency: gives an amount its number of digits, rounded half-even as an estimate. */
  currency?: string | undefined;
  /**
   * An arrow before the figure.
   * @default false
   */
  arrow?: boolean | undefined;
  /**
   * Keeps the sign without the colour, for a halted market or a value that is out of date.
   * @default false
   */
  quiet?: boolean | undefined;
  /**
   * Shows six dots without a colour, which would reveal the direction.
   * @default false
   */
  masked?: boolean | undefined;
  labels?: Partial<ChangeLabels> | undefined;
  locale?: string | undefined;
}

/** The change of a value: a sign, a colour and, for a screen reader, a word. */
export function Change({
  value,
  kind = 'percent',
  currency,
  digits = currency === undefined ? 2 : currencyDigits(currency),
  arrow = false,
  quiet = false,
  masked = false,
  labels,
  locale: ownLocale,
  className,
  ...rest
}: ChangeProps) {
  const decimal = value instanceof Decimal ? value : Decimal.parse(value);
  const text = useMessages(messages, labels);
  const locale = useLocale(ownLocale);
  const rounded = decimal?.round(
    digits,
    kind === 'percent' ? 'half-up' : currency === undefined ? 'down' : 'half-even',
  );
  const direction = !rounded || rounded.isZero ? 'unchanged' : rounded.isPositive ? 'up' : 'down';
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  const shown =
    kind === 'percent'
      ? formatPercent(decimal, { locale, signed: true })
      : formatSigned(rounded, { locale, minDigits: digits, maxDigits: digits });
  return (
    <span
      data-slot="change"
      data-move={masked ? undefined : direction}
      className={cn(
        'ui:num ui:inline-flex ui:items-center ui:gap-1',
        moveText({ move: quiet || masked || direction === 'unchanged' ? 'quiet' : direction }),
        className,
      )}
      {...rest}
    >
      {masked ? (
        <span aria-hidden className="ui:tracking-[0.08em]">
          ••••••
        </span>
      ) : (
        <>
          {arrow && direction !== 'unchanged' ? (
            <Arrow size={14} strokeWidth={1.5} aria-hidden />
          ) : null}
          {decimal ? <span className="ui:visually-hidden">{text[direction]} </span> : null}
          {/* The sign stays before the figure in right-to-left scripts. */}
          <bdi dir="ltr">{shown}</bdi>
        </>
      )}
    </span>
  );
}

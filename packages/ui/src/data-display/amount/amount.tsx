import { currencyDigits, formatCrypto, formatParts, type Value } from '@agio/money';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useLocale, useMessages } from '../../foundations/language/language.tsx';
import { partsText } from './amount-text.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/** Read out for a masked figure. */
const messages = defineMessages('amount', { masked: terms.hidden });

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A Decimal or a decimal string; undefined and null show as a dash. */
  value: Value;
  /** ISO code of a fiat currency: gives the number of digits; the value is rounded half-even, as an estimate. */
  currency?: string | undefined;
  /** Most fraction digits of an asset amount, which is rounded down; 6 by default. */
  maxDigits?: number | undefined;
  /** Fewest fraction digits, filled with zeros. */
  minDigits?: number | undefined;
  /**
   * Fraction digits of the column: shorter values reserve the missing ones, so that the decimal points of a
   * right-aligned column align.
   */
  alignDigits?: number | undefined;
  /** The unit after the figure, muted: `XCB`, `CHF`. */
  unit?: ReactNode;
  /**
   * Six dots, whatever the value: neither digits nor length can be read over a shoulder.
   * @default false
   */
  masked?: boolean | undefined;
  /**
   * Does not dim the decimals.
   * @default false
   */
  plain?: boolean | undefined;
  /**
   * Mutes the whole figure, for a value that is out of date.
   * @default false
   */
  quiet?: boolean | undefined;
  /** Text for a screen reader in place of a masked figure. */
  maskedLabel?: string | undefined;
  locale?: string | undefined;
}

/** An amount: the integer part strong, the decimals dimmed, every digit equally wide. */
export function Amount({
  value,
  currency,
  maxDigits,
  minDigits,
  alignDigits,
  unit,
  masked = false,
  plain = false,
  quiet = false,
  maskedLabel,
  locale: ownLocale,
  className,
  ...rest
}: AmountProps) {
  const locale = useLocale(ownLocale);
  const digits = currency === undefined ? undefined : currencyDigits(currency);
  const parts = formatParts(value, {
    locale,
    maxDigits: digits ?? maxDigits,
    minDigits: digits ?? minDigits,
    rounding: digits === undefined ? 'down' : 'half-even',
  });
  return (
    <span
      data-slot="amount"
      // Sign, figure and unit keep this order in every script.
      dir="ltr"
      className={cn(
        'ui:num',
        // In a narrow cell the reserved digits overflow, not the first ones of the figure.
        alignDigits !== undefined && 'ui:rtl:block',
        quiet && 'ui:text-fg-muted',
        className,
      )}
      {...rest}
    >
      {masked ? (
        <Mask label={maskedLabel} />
      ) : parts.belowSmallest ? (
        // The value is above zero, so it must not read as zero.
        formatCrypto(value, { locale, maxDigits: digits ?? maxDigits })
      ) : (
        partsText(parts, {
          alignDigits,
          className: plain || quiet ? undefined : 'ui:font-normal ui:text-fg-faint',
        })
      )}
      {unit === undefined ? null : (
        <span className="ui:ms-[0.35em] ui:text-[0.86em] ui:font-medium ui:text-fg-muted">
          {unit}
        </span>
      )}
    </span>
  );
}

/** Always six dots: their number must not reveal the value. */
export function Mask({ label }: { label?: string | undefined }) {
  const { masked } = useMessages(messages);
  return (
    <>
      <span aria-hidden className="ui:tracking-[0.08em] ui:text-fg-muted">
        ••••••
      </span>
      <span className="ui:visually-hidden">{label ?? masked}</span>
    </>
  );
}

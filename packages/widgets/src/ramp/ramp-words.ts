import { type Decimal, formatCrypto, formatFiat } from '@agio/money';
import type { RampQuote } from '@agio/api-client/contract';
import type { RampWords } from './messages.ts';
import type { RampReason } from './model/ramp-reasons.ts';
import { isFiat, type RampEnd, type RampState } from './model/ramp-state.ts';

/** Messages and locale for the figures. */
export interface FormatContext {
  readonly t: RampWords;
  readonly locale: string;
}

/** A fiat amount with its code: `500.00 CHF`. */
export const fiatText = (value: Decimal | string, currency: string, locale: string): string =>
  formatFiat(value, { currency, display: 'code', locale });

/** An amount of an asset to its last digit. */
export const assetText = (value: Decimal | string, asset: string, locale: string): string =>
  `${formatCrypto(value, { maxDigits: 18, locale })} ${asset}`;

/** One of the two amounts of a quote, with its unit. */
export function endText(quote: RampQuote, end: RampEnd, locale: string): string {
  const side = quote.side === 'Sell' ? 'Sell' : 'Buy';
  return isFiat(side, end)
    ? fiatText(quote.fiatAmount, quote.fiatCurrency, locale)
    : assetText(quote.assetAmount, quote.asset, locale);
}

/** A phrase of the exchange as it begins a line: `At once`. */
export const begun = (phrase: string, locale: string): string =>
  phrase.charAt(0).toLocaleUpperCase(locale) + phrase.slice(1);

/** The label of the disabled button: the reason. */
export function submitLabel(reason: RampReason, { asset }: RampState, t: RampWords): string {
  if (reason.code === 'notEnough') return t.button.notEnough({ asset });
  return t.button[reason.code];
}

/** The error under an amount, with what would be valid. Unreadable text is the field's own to explain. */
export function fieldError(
  reason: RampReason,
  { fiat, asset }: RampState,
  currency: string | undefined,
  { t, locale }: FormatContext,
): string | undefined {
  switch (reason.code) {
    case 'zero':
      return t.field.zero;
    case 'notEnough':
      return t.field.notEnough({ available: assetText(reason.available, asset, locale) });
    case 'belowMinimum':
    case 'aboveMaximum': {
      if (reason.limit)
        return t.field[reason.code]({ limit: fiatText(reason.limit, fiat, locale) });
      return reason.text ?? (reason.code === 'belowMinimum' ? t.field.tooSmall : t.field.tooLarge);
    }
    case 'overLimit':
      return t.field.overLimit({ left: fiatText(reason.left, currency ?? fiat, locale) });
    case 'refused':
      return reason.text ?? t.field.refused;
    default:
      return undefined;
  }
}

import { type Decimal, formatCrypto } from '@agio/money';
import { amountFaultText, type AmountInputWords } from '@agio/ui/amount-input';
import type { ConvertWords } from './messages.ts';
import type { Conversion } from './model/conversion.ts';
import type { ConvertReason } from './model/convert-reasons.ts';

const exact = { maxDigits: 18 };

/** Messages and locale for the figures of a conversion. */
export interface FormatContext {
  readonly t: ConvertWords;
  /** Words for a text that is no amount. */
  readonly faults: AmountInputWords;
  readonly locale: string;
}

/** The label of the disabled button: the reason. */
export function submitLabel(reason: ConvertReason, { from }: Conversion, t: ConvertWords): string {
  switch (reason.code) {
    case 'notEnough':
      return t.button.notEnough({ asset: from });
    case 'halted':
      return t.button.halted({ asset: reason.asset });
    case 'notConvertible':
      return t.button.notConvertible({ asset: reason.asset });
    case 'zero':
      return t.button.empty;
    default:
      return t.button[reason.code];
  }
}

/** The error under an amount, with what would be valid. */
export function fieldError(
  reason: ConvertReason,
  state: Conversion,
  { t, faults, locale }: FormatContext,
): string | undefined {
  const amount = (value: Decimal) => formatCrypto(value, { ...exact, locale });
  switch (reason.code) {
    case 'unreadable':
      return amountFaultText(reason.failure, { ...reason, unit: state[reason.side] }, faults);
    case 'zero':
      return t.field.zero;
    case 'notEnough':
      return t.field.notEnough({
        available: amount(reason.available),
        missing: amount(reason.missing),
        asset: state.from,
      });
    case 'belowMinimum':
    case 'aboveMaximum': {
      if (reason.limit) {
        return t.field[reason.code]({ limit: amount(reason.limit), asset: state.from });
      }
      const bare = reason.code === 'belowMinimum' ? t.field.tooSmall : t.field.tooLarge;
      return reason.text ?? bare;
    }
    case 'refused':
      return reason.text ?? t.field.refused;
    default:
      return undefined;
  }
}

import { dateFormat, formatCrypto, formatFiat } from '@agio/money';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { rateText } from '../../amounts/rate-text.ts';
import { changeTextMessages } from '../audit/change-text-messages.ts';

/** Returns functions that write the figures of the fees for the reader. */
export function useFeeTexts() {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { value } = useMessages(changeTextMessages);
  const words: Readonly<Record<string, string>> = value;
  const times = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  return {
    tier: (tier: string) => words[tier] ?? tier,
    /** A rate in percent; `digits` are those of its column. */
    rate: (rate: string, digits?: number) => rateText(rate, locale, digits),
    volume: (amount: string, currency: string) =>
      `${formatCrypto(amount, { maxDigits: 2, locale })}\u00a0${currency}`,
    amount: (amount: string) => formatCrypto(amount, { maxDigits: 2, locale }),
    money: (amount: string, currency: string) =>
      formatFiat(amount, { currency, display: 'code', locale }),
    moment: (iso: string) => times.format(Date.parse(iso)),
  };
}

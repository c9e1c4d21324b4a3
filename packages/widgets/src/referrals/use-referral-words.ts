import type { ReferralOverview } from '@agio/api-client';
import { Decimal, formatCrypto, formatPercent, type Value } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { messages, type ReferralWords } from './messages.ts';

/** Digits of what invitations earn: those of money, and more where there are more. */
export const earningDigits = { minDigits: 2, maxDigits: 6 };

const hundred = Decimal.of('100');

/** The words of the page, with its figures as text. */
export interface ReferralFormat {
  t: ReferralWords;
  locale: string;
  /** `96.70 USDC`; in place of it a word while amounts are hidden. */
  amount: (value: Value, asset: string) => string;
}

export function useReferralFormat(isHidden: boolean): ReferralFormat {
  const t = useMessages(messages);
  const locale = useLocale();
  return useMemo(
    () => ({
      t,
      locale,
      amount: (value, asset) =>
        isHidden ? `${t.hidden} ${asset}` : amountText(value, asset, locale),
    }),
    [t, locale, isHidden],
  );
}

/** `5.00 USDC` */
export const amountText = (value: Value, asset: string, locale: string): string =>
  `${formatCrypto(value, { locale, ...earningDigits })} ${asset}`;

/** The terms as they stand in sentences: `20%`. */
export function termsOf({ share, discount }: ReferralOverview, locale: string) {
  const percent = (rate: string) =>
    formatPercent(Decimal.parse(rate)?.times(hundred), { locale, minDigits: 0 });
  return { share: percent(share), discount: percent(discount) };
}

// @where Widgets: rows of a conversion: price, fee, limits, amount received
import type { SwapQuote } from '@agio/api-client/contract';
import { type Decimal, formatPercent } from '@agio/money';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { exactText, Figure } from '../details/figure.tsx';
import type { FormatContext } from './convert-words.ts';
import { quoteFigures } from './model/quote-figures.ts';
import { QuoteRate } from './price-strip.tsx';

/** The terms of a quote: amount paid, fee and amount received, to the last digit. */
export function QuoteRows({
  quote,
  limits,
  hasRate = false,
  isPast = false,
  format,
  children,
}: {
  quote: SwapQuote;
  /** Shown in the form alone, where the amount can still change. */
  limits?: { readonly min: Decimal; readonly max: Decimal } | undefined;
  /** Adds the price, where the layout has no price strip. */
  hasRate?: boolean;
  /** The conversion is done: labels are in the past tense. */
  isPast?: boolean;
  format: FormatContext;
  /** Further rows. */
  children?: ReactNode;
}) {
  const { t, locale } = format;
  const { feePercent, worse, isFarFromMarket } = quoteFigures(quote);
  const { fromAsset, toAsset, fromAmount, toAmount, fee, feeAsset } = quote;
  const { maxDigits } = useDisplayDigits()(fromAsset);
  const bound = (value: Decimal, inward: 'up' | 'down') =>
    exactText(value.round(maxDigits, inward), fromAsset, locale);
  return (
    <KeyValueList>
      <KeyValue term={isPast ? t.figure.paid : t.figure.pay}>
        <Figure>{exactText(fromAmount, fromAsset, locale)}</Figure>
      </KeyValue>
      {hasRate ? (
        <KeyValue term={t.figure.rate}>
          <QuoteRate quote={quote} format={format} />
        </KeyValue>
      ) : null}
      <KeyValue
        term={
          feePercent
            ? t.figure.feeOf({ percent: formatPercent(feePercent, { locale }) })
            : t.figure.fee
        }
      >
        <Figure>{exactText(fee, feeAsset, locale)}</Figure>
      </KeyValue>
      <KeyValue term={t.figure.spread}>
        <span
          className={`wg:num wg:inline-flex wg:items-center wg:gap-1 ${isFarFromMarket ? 'wg:text-warning' : ''}`}
        >
          {isFarFromMarket ? <CircleAlert size={14} strokeWidth={1.5} aria-hidden /> : null}
          <bdi dir="ltr">{formatPercent(worse, { locale, signed: true })}</bdi>
        </span>
      </KeyValue>
      {limits ? (
        <>
          <KeyValue term={t.figure.minimum}>
            <Figure>{bound(limits.min, 'up')}</Figure>
          </KeyValue>
          <KeyValue term={t.figure.maximum}>
            <Figure>{bound(limits.max, 'down')}</Figure>
          </KeyValue>
        </>
      ) : null}
      {children}
      <KeyValue total term={isPast ? t.figure.received : t.figure.receive}>
        <Figure>{exactText(toAmount, toAsset, locale)}</Figure>
      </KeyValue>
    </KeyValueList>
  );
}

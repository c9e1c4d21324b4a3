import type { SwapRecord } from '@agio/api-client/contract';
import { formatDateTime } from '@agio/money';
import { CopyButton } from '@agio/ui/copy-button';
import { KeyValue } from '@agio/ui/key-value';
import { useTimeZone } from '@agio/ui/language';
import { exactText, Figure } from '../details/figure.tsx';
import type { FormatContext } from './convert-words.ts';
import { QuoteRows } from './quote-rows.tsx';

/** All figures of a conversion, for the record. */
export function Receipt({ record, format }: { record: SwapRecord; format: FormatContext }) {
  const { t, locale } = format;
  const timeZone = useTimeZone();
  const { id, quote, status, createdAt } = record;
  const isDone = status === 'Done';
  const time = formatDateTime(createdAt, { locale, timeZone });
  const text = [
    [isDone ? t.figure.paid : t.figure.pay, exactText(quote.fromAmount, quote.fromAsset, locale)],
    [
      isDone ? t.figure.received : t.figure.receive,
      exactText(quote.toAmount, quote.toAsset, locale),
    ],
    [t.figure.rate, t.price.rate({ from: quote.fromAsset, to: quote.toAsset, rate: quote.rate })],
    [t.figure.fee, exactText(quote.fee, quote.feeAsset, locale)],
    [t.figure.status, t.status[status]],
    [t.figure.time, createdAt],
    [t.figure.reference, id],
  ]
    .map((row) => row.join(': '))
    .join('\n');
  return (
    <QuoteRows hasRate quote={quote} isPast={isDone} format={format}>
      <KeyValue term={t.figure.status}>{t.status[status]}</KeyValue>
      <KeyValue term={t.figure.time}>{time}</KeyValue>
      <KeyValue term={t.figure.reference}>
        <Figure>{id}</Figure> <CopyButton value={text} labels={{ copy: t.result.copy }} />
      </KeyValue>
    </QuoteRows>
  );
}

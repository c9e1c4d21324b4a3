import { formatPrice } from '@agio/money';
import { memo } from 'react';
import { useQuietText } from '../shared/use-quiet-text.ts';
import type { OrderBookLabels } from './messages.ts';
import type { OrderBookProps } from './order-book.tsx';

/** Best prices for screen readers, announced at most every ten seconds and only while the focus is in the book. */
export const BookSummary = memo(function BookSummary({
  bid,
  ask,
  spread,
  tickSize,
  spoken,
  locale,
  labels,
}: Pick<OrderBookProps, 'spread' | 'tickSize'> & {
  bid: string | undefined;
  ask: string | undefined;
  spoken: boolean;
  locale: string;
  labels: OrderBookLabels;
}) {
  const show = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  const summary = useQuietText(
    bid !== undefined && ask !== undefined && spread !== undefined
      ? labels.summary({ bid: show(bid), ask: show(ask), spread: show(spread) })
      : '',
  );
  return (
    <div className="ui:visually-hidden">
      <p data-slot="order-book-summary" aria-live={spoken ? 'polite' : 'off'}>
        {summary}
      </p>
      <p data-slot="order-book-keys">{labels.keys}</p>
    </div>
  );
});

import { formatPrice } from '@agio/money';
import { useQuietText } from '../shared/use-quiet-text.ts';
import type { OrderBookLabels } from './messages.ts';
import type { OrderBookProps } from './order-book.tsx';

/** Best prices for screen readers, announced at most every ten seconds and only while the focus is in the book. */
export function BookSummary({
  bids,
  asks,
  spread,
  tickSize,
  spoken,
  locale,
  labels,
}: Pick<OrderBookProps, 'bids' | 'asks' | 'spread' | 'tickSize'> & {
  spoken: boolean;
  locale: string;
  labels: OrderBookLabels;
}) {
  const show = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  const summary = useQuietText(
    bids[0] && asks[0] && spread !== undefined
      ? labels.summary({ bid: show(bids[0].price), ask: show(asks[0].price), spread: show(spread) })
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
}

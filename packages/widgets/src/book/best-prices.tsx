import type { Instrument } from '@agio/api-client/contract';
import { useBestPrices } from '@agio/api-client/react';
import { formatPrice } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { messages } from './messages.ts';

export interface BestPricesProps extends WidgetPlace {
  /** The market from `useInstruments`. */
  instrument: Instrument;
}

/** Best bid, spread and best ask in one line. */
export function BestPrices({ instrument, className, style }: BestPricesProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { bestBid, bestAsk, spread } = useBestPrices(instrument.id);
  const price = (value: string | undefined) =>
    formatPrice(value, { tickSize: instrument.tickSize, locale });
  return (
    <dl
      data-widget="best-prices"
      {...placeOf(
        'wg:num wg:grid wg:min-h-12 wg:flex-none wg:grid-cols-[1fr_auto_1fr] wg:items-center wg:gap-x-2 wg:px-4 wg:text-sm wg:whitespace-normal',
        { className, style },
      )}
    >
      <div className="wg:text-up">
        <dt className="wg:me-1.5 wg:inline wg:text-xs wg:text-fg-muted">{t.bid}</dt>
        <dd className="wg:inline">{price(bestBid)}</dd>
      </div>
      <div className="wg:text-xs wg:text-fg-muted">
        <dt className="wg:sr-only">{t.spread}</dt>
        <dd>{t.spreadOf({ spread: price(spread) })}</dd>
      </div>
      <div className="wg:text-end wg:text-down">
        <dt className="wg:me-1.5 wg:inline wg:text-xs wg:text-fg-muted">{t.ask}</dt>
        <dd className="wg:inline">{price(bestAsk)}</dd>
      </div>
    </dl>
  );
}

import type { Instrument } from '@agio/api-client/contract';
import { useBestPrices } from '@agio/api-client/react';
import { formatPrice } from '@agio/money';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';

/** The top of the book in one line. */
export function BestPrices({ instrument }: { instrument: Instrument }) {
  const t = useTranslate('trade');
  const locale = useLocale();
  const { bestBid, bestAsk, spread } = useBestPrices(instrument.id);
  const price = (value: string | undefined) =>
    formatPrice(value, { tickSize: instrument.tickSize, locale });
  return (
    <dl className="num grid h-12 flex-none grid-cols-[1fr_auto_1fr] items-center px-4 text-sm">
      <div className="text-up">
        <dt className="me-1.5 inline text-xs text-fg-muted">{t('desk.bid')}</dt>
        <dd className="inline">{price(bestBid)}</dd>
      </div>
      <div className="text-xs text-fg-muted">
        <dt className="sr-only">{t('book.spread')}</dt>
        <dd>{t('desk.spread', { spread: price(spread) })}</dd>
      </div>
      <div className="text-end text-down">
        <dt className="me-1.5 inline text-xs text-fg-muted">{t('desk.ask')}</dt>
        <dd className="inline">{price(bestAsk)}</dd>
      </div>
    </dl>
  );
}

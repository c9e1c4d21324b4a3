import { formatPrice } from '@agio/money';
import { placeInRange, type MarketRow } from './market-rows.ts';
import type { RowContext } from './row-context.ts';

/** Low, high, and where the last price stands between them. */
export function RangeBar({
  market,
  t,
  locale,
}: { market: MarketRow } & Pick<RowContext, 't' | 'locale'>) {
  const { tickSize } = market;
  const low = formatPrice(market.low, { tickSize, locale });
  const high = formatPrice(market.high, { tickSize, locale });
  const place = placeInRange(market);
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_40px_minmax(0,1fr)] items-center gap-2 text-sm text-fg-muted">
      <span className="sr-only">{t('table.rangeOf', { low, high })}</span>
      <span aria-hidden className="num text-end">
        {low}
      </span>
      <span aria-hidden className="relative h-[3px] rounded-full bg-surface-3">
        {place === undefined ? null : (
          <span
            className="absolute -top-[3px] -ms-[1.5px] h-[9px] w-[3px] rounded-full bg-fg-muted"
            style={{ insetInlineStart: `${place * 100}%` }}
          />
        )}
      </span>
      <span aria-hidden className="num text-start">
        {high}
      </span>
    </span>
  );
}

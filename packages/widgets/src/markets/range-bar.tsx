import { formatPrice } from '@agio/money';
import { placeInRange, type MarketRow } from './model/market-rows.ts';
import type { RowContext } from './row-context.ts';

/** Low and high of a day, with the last price between them. */
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
    <span className="wg:grid wg:grid-cols-[minmax(0,1fr)_40px_minmax(0,1fr)] wg:items-center wg:gap-2 wg:text-sm wg:text-fg-muted">
      <span className="wg:sr-only">{t.table.rangeOf({ low, high })}</span>
      <span aria-hidden className="wg:num wg:text-end">
        {low}
      </span>
      <span aria-hidden className="wg:relative wg:h-[3px] wg:rounded-full wg:bg-surface-3">
        {place === undefined ? null : (
          <span
            className="wg:absolute wg:-top-[3px] wg:-ms-[1.5px] wg:h-[9px] wg:w-[3px] wg:rounded-full wg:bg-fg-muted"
            style={{ insetInlineStart: `${place * 100}%` }}
          />
        )}
      </span>
      <span aria-hidden className="wg:num wg:text-start">
        {high}
      </span>
    </span>
  );
}

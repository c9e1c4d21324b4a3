import { Change } from '@agio/ui/change';
import { PairIcon } from '@agio/ui/pair-icon';
import { Price } from '@agio/ui/price';
import { ShortText } from '@agio/ui/short-text';
import { Sparkline } from '@agio/ui/sparkline';
import { memo } from 'react';
import { FavouriteButton } from './favourite-button.tsx';
import { PairLink, StatusOf } from './market-columns.tsx';
import { useLiveRow } from './live-row.ts';
import type { MarketRow } from './market-rows.ts';
import { rowLabels, type RowContext } from './row-context.ts';

/** A market on a phone. */
export const MarketCard = memo(function MarketCard({
  market: listed,
  ...context
}: { market: MarketRow } & RowContext) {
  const market = useLiveRow(listed, context.live);
  const { t, locale, isOld } = context;
  const quiet = isOld || market.status !== 'Open';
  return (
    <div className="flex min-h-15 items-center gap-3 py-1.5 ps-1 pe-4">
      <FavouriteButton market={market} {...context} />
      <PairIcon base={market.base} quote={market.quote} className="-ms-2" />
      <span className="flex min-w-0 flex-1 flex-col">
        <PairLink market={market} />
        <ShortText className="truncate text-xs text-fg-muted" text={market.name} />
      </span>
      <Sparkline
        values={market.week}
        width={56}
        {...(quiet ? { tone: 'quiet' as const } : {})}
        className="max-[359px]:hidden"
      />
      <span className="flex min-w-22 flex-col items-end">
        <Price
          flash
          value={market.last}
          tickSize={market.tickSize}
          quiet={quiet}
          locale={locale}
          className="font-medium"
        />
        {market.status === 'Open' ? (
          <Change
            value={market.change}
            quiet={quiet}
            locale={locale}
            className="text-sm"
            labels={rowLabels(t).change}
          />
        ) : (
          <StatusOf market={market} t={t} />
        )}
      </span>
    </div>
  );
});

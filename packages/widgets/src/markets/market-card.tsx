import { Change } from '@agio/ui/change';
import { MarketStatus } from '@agio/ui/market-status';
import { PairIcon } from '@agio/ui/pair-icon';
import { Price } from '@agio/ui/price';
import { ShortText } from '@agio/ui/short-text';
import { Sparkline } from '@agio/ui/sparkline';
import { FavouriteButton } from './favourite-button.tsx';
import { PairLink } from './market-columns.tsx';
import { changeOf, lastOf, LiveRow, toneNow } from './live-row.ts';
import { lastDay, toneOf } from '../amounts/day-trend.ts';
import type { MarketRow } from './model/market-rows.ts';
import type { RowContext } from './row-context.ts';

/** A market as a card, for phones. */
export function MarketCard({ market, ...context }: { market: MarketRow } & RowContext) {
  const { isOld, live } = context;
  const quiet = isOld || market.status !== 'Open';
  return (
    <div className="wg:flex wg:min-h-15 wg:items-center wg:gap-3 wg:py-1.5 wg:ps-1 wg:pe-4">
      <FavouriteButton market={market} {...context} />
      <PairIcon base={market.base} quote={market.quote} className="wg:-ms-2" />
      <span className="wg:flex wg:min-w-0 wg:flex-1 wg:flex-col">
        <PairLink market={market} />
        <ShortText className="wg:truncate wg:text-xs wg:text-fg-muted" text={market.name} />
      </span>
      <LiveRow row={market} live={live} by={toneNow}>
        {({ week, change }) => (
          <Sparkline
            // Prices of the same 24 hours as the change beside it, in its colour.
            values={lastDay(week)}
            label={context.t.sort.line}
            width={56}
            tone={quiet ? 'quiet' : toneOf(change)}
            className="wg:max-[359px]:hidden"
          />
        )}
      </LiveRow>
      <span className="wg:flex wg:min-w-22 wg:flex-col wg:items-end">
        <LiveRow row={market} live={live} by={lastOf}>
          {({ last, tickSize }) => (
            <Price
              flash
              value={last}
              tickSize={tickSize}
              quiet={quiet}
              className="wg:font-medium"
            />
          )}
        </LiveRow>
        {market.status === 'Open' ? (
          <LiveRow row={market} live={live} by={changeOf}>
            {({ change }) => <Change value={change} quiet={quiet} className="wg:text-sm" />}
          </LiveRow>
        ) : (
          <MarketStatus status={market.status} />
        )}
      </span>
    </div>
  );
}

import { formatPercent } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import { MarketStatus } from '@agio/ui/market-status';
import { Price } from '@agio/ui/price';
import { ShortText } from '@agio/ui/short-text';
import { Skeleton } from '@agio/ui/skeleton';
import { Sparkline } from '@agio/ui/sparkline';
import { useLocale, useMessages } from '@agio/ui/language';
import { type ComponentProps, memo } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import {
  changeOf,
  differByPrices,
  lastOf,
  type LivePrices,
  LiveRow,
  type LiveRowProps,
  spanOf,
  toneNow,
} from './live-row.ts';
import { messages } from './messages.ts';
import { lastDay, toneOf } from '../amounts/day-trend.ts';
import { type MarketRow, rangePercent } from './model/market-rows.ts';
import { PairName } from './pair-name.tsx';

const card =
  'wg:relative wg:grid wg:min-h-24 wg:min-w-0 wg:grid-cols-[minmax(0,1fr)_auto] wg:gap-x-3 wg:gap-y-2.5 wg:rounded-panel wg:border wg:border-line wg:bg-surface-1 wg:px-4 wg:py-3.5';

/**
 * Four tiles beside each other, two where the text leaves no room for four; on a phone they scroll sideways, up to the edges
 * of the page.
 */
export function TileRow(props: Omit<ComponentProps<'section'>, 'className'>) {
  return (
    <div className="wg:@container">
      <section
        {...props}
        className="wg:grid wg:grid-cols-4 wg:gap-4 wg:@max-[58rem]:grid-cols-2 wg:max-md:flex wg:max-md:snap-x wg:max-md:scroll-ps-4 wg:max-md:gap-3 wg:max-md:overflow-x-auto wg:max-md:px-4 wg:max-md:[scrollbar-width:none] wg:max-md:[&>*]:w-66 wg:max-md:[&>*]:flex-none wg:max-md:[&>*]:snap-start"
      />
    </div>
  );
}

interface MarketTileProps {
  /** Above the market: why it is here, or what it is. */
  title: string;
  market: MarketRow;
  /** Figure below the name: the change, or the range between lowest and highest price. */
  figure?: 'change' | 'range';
  /** The prices are out of date. */
  isOld: boolean;
  live?: LivePrices | undefined;
}

/** A market with its live price and the line of its day, as a link. Memoised, so that a tick renders only its tile. */
export const MarketTile = memo(Tile, isSameTile);

function Tile({ title, market, figure = 'change', isOld, live }: MarketTileProps) {
  const { links } = useHost();
  const t = useMessages(messages);
  const locale = useLocale();
  const quiet = isOld || market.status !== 'Open';
  const now = (by: LiveRowProps['by'], cell: LiveRowProps['children']) => (
    <LiveRow row={market} live={live} by={by}>
      {cell}
    </LiveRow>
  );
  return (
    <WidgetLink
      href={links.market?.(market.id)}
      className={`${card} wg:focus-ring wg:hover:border-line-strong`}
    >
      <TileTitle>{title}</TileTitle>
      <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-2.5">
        <AssetIcon symbol={market.base} size="lg" className="wg:lg:max-xl:hidden" />
        <span className="wg:flex wg:min-w-0 wg:flex-col">
          <PairName market={market} />
          {market.status === 'Open' ? (
            figure === 'range' ? (
              now(spanOf, (row) => (
                <span className="wg:num wg:text-sm">
                  {t.movers.rangeOf({ percent: formatPercent(rangePercent(row), { locale }) })}
                </span>
              ))
            ) : (
              now(changeOf, ({ change }) => (
                <Change value={change} quiet={isOld} className="wg:text-sm" />
              ))
            )
          ) : (
            <MarketStatus status={market.status} />
          )}
        </span>
      </span>
      <span className="wg:flex wg:flex-col wg:items-end wg:gap-0.5">
        {now(lastOf, ({ last, tickSize }) => (
          <Price
            value={last}
            tickSize={tickSize}
            quiet={quiet}
            className="wg:text-lg wg:leading-5 wg:font-semibold"
          />
        ))}
        {now(toneNow, ({ week, change }) => (
          <Sparkline
            fill
            values={lastDay(week)}
            width={88}
            height={22}
            tone={quiet ? 'quiet' : toneOf(change)}
          />
        ))}
      </span>
    </WidgetLink>
  );
}

/** With a source of live prices, a row that differs by prices alone is the same tile. */
function isSameTile(before: MarketTileProps, after: MarketTileProps): boolean {
  return (
    (['title', 'figure', 'isOld', 'live'] as const).every((name) => before[name] === after[name]) &&
    (before.market === after.market ||
      (after.live !== undefined && differByPrices(before.market, after.market)))
  );
}

/** In place of a tile, equally high: on its way, or with a word for why there is none. */
export function EmptyTile({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className={card} aria-hidden={text === undefined}>
      <TileTitle>{title}</TileTitle>
      {text === undefined ? (
        <span className="wg:flex wg:items-center wg:gap-2.5">
          <Skeleton className="wg:size-8 wg:rounded-full wg:lg:max-xl:hidden" />
          <Skeleton className="wg:w-20" />
        </span>
      ) : (
        <span className="wg:self-center wg:text-sm wg:text-fg-muted">{text}</span>
      )}
    </div>
  );
}

function TileTitle({ children }: { children: string }) {
  const t = useMessages(messages);
  return (
    <span className="wg:col-span-2 wg:flex wg:justify-between wg:gap-2 wg:text-xs wg:font-medium wg:text-fg-muted">
      <ShortText text={children} className="wg:truncate" />
      <span className="wg:flex-none">{t.movers.period}</span>
    </span>
  );
}

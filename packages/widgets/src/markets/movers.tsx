import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import { Price } from '@agio/ui/price';
import { Skeleton } from '@agio/ui/skeleton';
import { Sparkline } from '@agio/ui/sparkline';
import { memo } from 'react';
import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import { useHost, WidgetLink } from '../provider/index.ts';
import { type LivePrices, useLiveRow } from './live-row.ts';
import { lastDay, moverKinds, type MarketRow, type MoverKind } from './model/market-rows.ts';
import { PairName } from './pair-name.tsx';

const card =
  'wg:relative wg:grid wg:h-24 wg:min-w-0 wg:grid-cols-[minmax(0,1fr)_auto] wg:gap-x-3 wg:gap-y-2.5 wg:rounded-panel wg:border wg:border-line wg:bg-surface-1 wg:px-4 wg:py-3.5';

/** The movers, with placeholders while they load. */
export function Movers({
  movers,
  isOld,
  live,
}: {
  movers: ReadonlyMap<MoverKind, MarketRow> | undefined;
  isOld: boolean;
  live?: LivePrices | undefined;
}) {
  const t = useMessages(messages);
  return (
    <section
      aria-label={t.movers.label}
      className="wg:mb-5 wg:grid wg:grid-cols-4 wg:gap-4 wg:max-lg:grid-cols-2 wg:max-md:flex wg:max-md:snap-x wg:max-md:scroll-ps-4 wg:max-md:gap-3 wg:max-md:overflow-x-auto wg:max-md:px-4 wg:max-md:[scrollbar-width:none] wg:max-md:*:w-66 wg:max-md:*:flex-none wg:max-md:*:snap-start"
    >
      {moverKinds.map((kind) => {
        const market = movers?.get(kind);
        if (!market)
          return (
            <div key={kind} className={card} aria-hidden={movers === undefined}>
              <Title kind={kind} />
              <span className="wg:flex wg:items-center wg:gap-2.5">
                <Skeleton className="wg:size-8 wg:rounded-full wg:lg:max-xl:hidden" />
                <Skeleton className="wg:w-20" />
              </span>
            </div>
          );
        return <Mover key={kind} kind={kind} market={market} isOld={isOld} live={live} />;
      })}
    </section>
  );
}

interface MoverProps {
  kind: MoverKind;
  market: MarketRow;
  isOld: boolean;
  live: LivePrices | undefined;
}

/** Memoised, so that a tick renders only the cards that it changes. */
const Mover = memo(function Mover({ kind, market: listed, isOld, live }: MoverProps) {
  const market = useLiveRow(listed, live);
  const { links } = useHost();
  return (
    <WidgetLink
      href={links.market?.(market.id)}
      className={`${card} wg:focus-ring wg:hover:border-line-strong`}
    >
      <Title kind={kind} />
      <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-2.5">
        <AssetIcon symbol={market.base} size="lg" className="wg:lg:max-xl:hidden" />
        <span className="wg:flex wg:min-w-0 wg:flex-col">
          <PairName market={market} />
          <Change value={market.change} quiet={isOld} className="wg:text-sm" />
        </span>
      </span>
      <span className="wg:flex wg:flex-col wg:items-end wg:gap-0.5">
        <Price
          value={market.last}
          tickSize={market.tickSize}
          quiet={isOld}
          className="wg:text-lg wg:leading-5 wg:font-semibold"
        />
        <Sparkline
          fill
          values={lastDay(market.week)}
          width={88}
          height={22}
          tone={isOld ? 'quiet' : toneOf(market.change)}
        />
      </span>
    </WidgetLink>
  );
});

function Title({ kind }: { kind: MoverKind }) {
  const t = useMessages(messages);
  return (
    <span className="wg:col-span-2 wg:flex wg:justify-between wg:text-xs wg:font-medium wg:text-fg-muted">
      <span>{t.movers[kind]}</span>
      <span>{t.movers.period}</span>
    </span>
  );
}

/** Decorative: the figure beside the line says the same. */
function toneOf(change: MarketRow['change']): 'up' | 'down' | 'quiet' {
  return change?.isPositive ? 'up' : change?.isNegative ? 'down' : 'quiet';
}

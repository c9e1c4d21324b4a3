import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import { Price } from '@agio/ui/price';
import { Skeleton } from '@agio/ui/skeleton';
import { Sparkline } from '@agio/ui/sparkline';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/use-translate.ts';
import { type LivePrices, useLiveRow } from './live-row.ts';
import { lastDay, moverKinds, type MarketRow, type MoverKind } from './market-rows.ts';
import { PairName } from './pair-name.tsx';

const card =
  'relative grid h-24 min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2.5 rounded-panel border border-line bg-surface-1 px-4 py-3.5';

/** The markets that stand out; while they load, their places. */
export function Movers({
  movers,
  isOld,
  locale,
  live,
}: {
  movers: ReadonlyMap<MoverKind, MarketRow> | undefined;
  isOld: boolean;
  locale: string;
  live?: LivePrices | undefined;
}) {
  const t = useTranslate('markets');
  return (
    <section
      aria-label={t('movers.label')}
      className="mb-5 grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:flex max-md:snap-x max-md:scroll-ps-4 max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] max-md:*:w-66 max-md:*:flex-none max-md:*:snap-start"
    >
      {moverKinds.map((kind) => {
        const market = movers?.get(kind);
        if (!market)
          return (
            <div key={kind} className={card} aria-hidden={movers === undefined}>
              <Title kind={kind} />
              <span className="flex items-center gap-2.5">
                <Skeleton className="size-8 rounded-full lg:max-xl:hidden" />
                <Skeleton className="w-20" />
              </span>
            </div>
          );
        return (
          <Mover key={kind} kind={kind} market={market} isOld={isOld} locale={locale} live={live} />
        );
      })}
    </section>
  );
}

interface MoverProps {
  kind: MoverKind;
  market: MarketRow;
  isOld: boolean;
  locale: string;
  live: LivePrices | undefined;
}

/** Memoised: with a tick only what it changes is drawn. */
const Mover = memo(function Mover({ kind, market: listed, isOld, locale, live }: MoverProps) {
  const market = useLiveRow(listed, live);
  return (
    <Link to={`/trade/${market.id}`} className={`${card} focus-ring hover:border-line-strong`}>
      <Title kind={kind} />
      <span className="flex min-w-0 items-center gap-2.5">
        <AssetIcon symbol={market.base} size="lg" className="lg:max-xl:hidden" />
        <span className="flex min-w-0 flex-col">
          <PairName market={market} />
          <Change value={market.change} quiet={isOld} locale={locale} className="text-sm" />
        </span>
      </span>
      <span className="flex flex-col items-end gap-0.5">
        <Price
          value={market.last}
          tickSize={market.tickSize}
          quiet={isOld}
          locale={locale}
          className="text-lg leading-5 font-semibold"
        />
        <Sparkline
          fill
          values={lastDay(market.week)}
          width={88}
          height={22}
          tone={isOld ? 'quiet' : toneOf(market.change)}
        />
      </span>
    </Link>
  );
});

function Title({ kind }: { kind: MoverKind }) {
  const t = useTranslate('markets');
  return (
    <span className="col-span-2 flex justify-between text-xs font-medium text-fg-muted">
      <span>{t(`movers.${kind}`)}</span>
      <span>{t('movers.period')}</span>
    </span>
  );
}

/** The line and the figure beside it say the same. */
function toneOf(change: MarketRow['change']): 'up' | 'down' | 'quiet' {
  return change?.isPositive ? 'up' : change?.isNegative ? 'down' : 'quiet';
}

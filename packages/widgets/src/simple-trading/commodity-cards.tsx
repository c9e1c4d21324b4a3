import type { Trend } from '@agio/api-client/contract';
import { useTicker, useTrends } from '@agio/api-client/react';
import { Decimal, formatFiat } from '@agio/money';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import { MarketStatus } from '@agio/ui/market-status';
import { Sparkline } from '@agio/ui/sparkline';
import { lastDay, toneOf } from '../amounts/day-trend.ts';
import { useHost } from '../host/index.ts';
import { quoteValue, valueOf } from '../amounts/market-values.ts';
import type { SimpleTradingWords } from './messages.ts';
import type { CommodityGroup, ListedCommodity } from './model/commodities.ts';

/** Words and locale for the figures. */
export interface FormatContext {
  readonly t: SimpleTradingWords;
  readonly locale: string;
}

/** The list to choose from, by category: each commodity with its price, what one unit is and what backs it. */
export function CommodityCards({
  groups,
  format,
  onChoose,
}: {
  groups: readonly CommodityGroup[];
  format: FormatContext;
  onChoose: (commodity: string) => void;
}) {
  const { data: trends } = useTrends(useHost().currency);
  return groups.map(({ label, commodities }) => (
    <section key={label} aria-label={label}>
      <h2 className="wg:mb-2 wg:text-md wg:font-semibold">{label}</h2>
      <ul
        className={`wg:grid wg:list-none wg:grid-cols-1 wg:gap-3 wg:p-0 wg:sm:grid-cols-2 ${columnsOf(commodities.length)}`}
      >
        {commodities.map((listed) => (
          <CommodityCard
            key={listed.asset.id}
            {...listed}
            trend={trends?.find(({ market }) => market === listed.markets[0].id)}
            format={format}
            onChoose={() => onChoose(listed.asset.id)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Three cards in a row; four, or two where there is less room, where three would leave one alone in the last row. */
const columnsOf = (count: number): string =>
  count > 1 && count % 3 === 1 ? 'wg:xl:grid-cols-4' : 'wg:lg:grid-cols-3';

function CommodityCard({
  asset,
  markets: [instrument],
  trend,
  format,
  onChoose,
}: ListedCommodity & { trend: Trend | undefined; format: FormatContext; onChoose: () => void }) {
  const { t } = format;
  const isQuiet = instrument.status !== 'Open';
  return (
    <li className="wg:relative wg:flex wg:min-w-0 wg:flex-col wg:gap-3 wg:rounded-panel wg:border wg:border-line wg:bg-surface-1 wg:p-4 wg:hover:border-line-strong wg:hover:bg-surface-2 wg:has-[button:focus-visible]:outline-2 wg:has-[button:focus-visible]:outline-offset-2 wg:has-[button:focus-visible]:outline-focus">
      <div className="wg:flex wg:items-center wg:gap-3">
        <AssetIcon symbol={asset.id} size="xl" />
        <div className="wg:min-w-0 wg:flex-1">
          <h3 className="wg:text-md wg:font-semibold">
            {/* The whole card takes the press. */}
            <button
              type="button"
              onClick={onChoose}
              className="wg:cursor-pointer wg:text-start wg:outline-none wg:after:absolute wg:after:inset-0"
            >
              {asset.name}
            </button>
          </h3>
          <p className="wg:text-xs wg:text-fg-muted">{asset.id}</p>
        </div>
        {isQuiet ? <MarketStatus status={instrument.status} /> : null}
      </div>
      <div className="wg:flex wg:h-11 wg:items-end wg:justify-between wg:gap-3">
        <LivePrice instrument={instrument} trend={trend} format={format} isLarge />
        <Sparkline
          fill
          width={96}
          height={36}
          // Prices of the same 24 hours as the change beside it, in its colour.
          values={lastDay(trend?.sparkline ?? [])}
          tone={isQuiet ? 'quiet' : toneOf(Decimal.parse(trend?.changePercent24h))}
        />
      </div>
      <Facts asset={asset} t={t} />
    </li>
  );
}

/** Unit and backing of a commodity; renders nothing if the exchange does not say. */
export function Facts({
  asset: { commodity },
  t,
}: Pick<ListedCommodity, 'asset'> & { t: SimpleTradingWords }) {
  if (!commodity) return null;
  return (
    <dl className="wg:flex wg:flex-col wg:gap-2 wg:text-sm">
      {[
        [t.unit, commodity.unit],
        [t.backing, commodity.backing],
      ].map(([term, fact]) => (
        <div key={term}>
          <dt className="wg:text-xs wg:text-fg-muted">{term}</dt>
          <dd className="wg:break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The price of one unit in the user's currency, and its change over a day. */
export function LivePrice({
  instrument: { id, status },
  trend,
  isLarge = false,
  format: { t, locale },
}: {
  instrument: ListedCommodity['markets'][0];
  trend: Trend | undefined;
  isLarge?: boolean;
  format: FormatContext;
}) {
  const { currency } = useHost();
  const { ticker, status: freshness } = useTicker(id);
  const value = valueOf(ticker?.last ?? trend?.last, quoteValue(trend));
  const isQuiet = status !== 'Open' || freshness === 'stale' || freshness === 'paused';
  return (
    <span
      className={`wg:flex wg:min-w-0 ${isLarge ? 'wg:flex-col' : 'wg:flex-wrap wg:items-baseline wg:gap-x-2'}`}
    >
      <span className={`wg:num wg:font-semibold ${isLarge ? 'wg:text-xl' : 'wg:text-base'}`}>
        <bdi dir="ltr">
          {value ? formatFiat(value, { currency, locale, display: 'code' }) : '—'}
        </bdi>
      </span>
      <span className="wg:text-xs wg:text-fg-muted">
        <Change value={ticker?.changePercent24h ?? trend?.changePercent24h} quiet={isQuiet} />{' '}
        {t.day}
      </span>
    </span>
  );
}

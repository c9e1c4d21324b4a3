// @where Trading: columns of the list of markets
import { formatCompact, Decimal, formatCrypto } from '@agio/money';
import { Change } from '@agio/ui/change';
import type { DataTableColumn } from '@agio/ui/data-table';
import { MarketStatus } from '@agio/ui/market-status';
import { PairIcon } from '@agio/ui/pair-icon';
import { Price } from '@agio/ui/price';
import { ShortText } from '@agio/ui/short-text';
import { Sparkline } from '@agio/ui/sparkline';
import { useHost, WidgetLink } from '../host/index.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { changeOf, lastOf, LiveRow, type LiveRowProps, rangeOf } from './live-row.ts';
import type { MarketRow } from './model/market-rows.ts';
import { PairName } from './pair-name.tsx';
import { RangeBar } from './range-bar.tsx';
import type { RowContext } from './row-context.ts';
import { useLocale } from '@agio/ui/language';

/** The columns of the list. A narrow list drops the later ones first. */
export function marketColumns(context: RowContext): DataTableColumn<MarketRow>[] {
  const { t, locale, currency, isOld, live } = context;
  // Figures of a halted market are out of date too.
  const quiet = (market: MarketRow) => isOld || market.status !== 'Open';
  const now = (by: LiveRowProps['by'], cell: LiveRowProps['children']) => (market: MarketRow) => (
    <LiveRow row={market} live={live} by={by}>
      {cell}
    </LiveRow>
  );
  return [
    {
      id: 'favourite',
      header: t.table.favourite,
      headerHidden: true,
      width: '48px',
      skeleton: 'none',
      className: 'wg:ps-2! wg:pe-0',
      cell: (market) => <FavouriteButton market={market} {...context} />,
    },
    {
      id: 'market',
      header: t.table.market,
      rowHeader: true,
      skeleton: 'two-lines',
      sortBy: (market) => market.symbol,
      cell: (market) => (
        <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-3">
          <PairIcon base={market.base} quote={market.quote} />
          <span className="wg:flex wg:min-w-0 wg:flex-col">
            <PairLink market={market} />
            <ShortText className="wg:truncate wg:text-xs wg:text-fg-muted" text={market.name} />
          </span>
        </span>
      ),
    },
    {
      id: 'last',
      header: t.table.last,
      width: '118px',
      align: 'figures',
      sortFirst: 'descending',
      sortBy: (market) => market.last,
      cell: now(lastOf, (market) => (
        <Price
          flash
          value={market.last}
          tickSize={market.tickSize}
          quiet={quiet(market)}
          className="wg:font-medium"
        />
      )),
    },
    {
      id: 'value',
      header: t.table.value({ currency }),
      width: '112px',
      align: 'figures',
      hideBelow: 71,
      sortFirst: 'descending',
      sortBy: (market) => market.value,
      cell: now(lastOf, (market) => <FiatValue value={market.value} />),
    },
    {
      id: 'change',
      header: t.table.change,
      width: '112px',
      align: 'figures',
      sortFirst: 'descending',
      sortBy: (market) => market.change,
      cell: now(changeOf, (market) => <Change value={market.change} quiet={quiet(market)} />),
    },
    {
      id: 'week',
      header: t.table.week,
      width: '140px',
      hideBelow: 58,
      className: 'wg:ps-6',
      cell: (market) => (
        <Sparkline values={market.week} {...(quiet(market) ? { tone: 'quiet' as const } : {})} />
      ),
    },
    {
      id: 'volume',
      header: t.table.volume({ currency }),
      width: '152px',
      align: 'figures',
      sortFirst: 'descending',
      sortBy: (market) => market.volume,
      cell: (market) => (
        <span className={quiet(market) ? 'wg:num wg:text-fg-muted' : 'wg:num'}>
          {formatCompact(market.volume, { locale })}
        </span>
      ),
    },
    {
      id: 'range',
      header: t.table.range,
      width: '232px',
      align: 'center',
      hideBelow: 76,
      cell: now(rangeOf, (market) => <RangeBar market={market} t={t} locale={locale} />),
    },
    {
      id: 'status',
      header: t.table.status,
      width: '128px',
      sortBy: (market) => market.status,
      cell: (market) => <MarketStatus status={market.status} />,
    },
    {
      id: 'trade',
      header: t.table.trade,
      headerHidden: true,
      width: '80px',
      align: 'end',
      // In a narrower list the pair would not fit.
      hideBelow: 80,
      skeleton: 'none',
      cell: () => <TradeHint label={t.table.trade} />,
    },
  ];
}

/** The link of the row. It covers the whole row, so that a press anywhere but on a button opens the market. */
export function PairLink({ market }: { market: MarketRow }) {
  const { links } = useHost();
  return (
    <WidgetLink
      href={links.market?.(market.id)}
      className="wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-focus"
    >
      <PairName market={market} />
    </WidgetLink>
  );
}

/** Shows on hover what a press on the row does. Decorative: the link of the row acts. */
function TradeHint({ label }: { label: string }) {
  return (
    <span
      aria-hidden
      className="wg:inline-flex wg:h-7 wg:items-center wg:rounded-control wg:bg-surface-3 wg:px-2.5 wg:text-sm wg:font-medium wg:opacity-0 wg:[[data-slot=data-table-row]:hover_&]:opacity-100"
    >
      {label}
    </span>
  );
}

const ten = Decimal.of('10');

/** The estimated value of one unit: two fraction digits, below ten four. */
function FiatValue({ value }: { value: Decimal | undefined }) {
  const locale = useLocale();
  const digits = value?.abs().lt(ten) ? 4 : 2;
  const rounded = value?.round(digits, 'half-even');
  return (
    <span className="wg:num wg:text-fg-muted">
      {formatCrypto(rounded, { minDigits: digits, maxDigits: digits, locale })}
    </span>
  );
}

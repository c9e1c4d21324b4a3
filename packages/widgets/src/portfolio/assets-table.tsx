import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { Change } from '@agio/ui/change';
import {
  DataTable,
  type DataTableColumn,
  type LoadNotes,
  type LoadState,
} from '@agio/ui/data-table';
import { cutText, ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { useMessages } from '@agio/ui/language';
import { useHost, WidgetLink, type WidgetLinks } from '../provider/index.ts';
import { messages, type PortfolioWords } from './messages.ts';
import type { PortfolioRow } from './model/portfolio-rows.ts';

export interface AssetsTableProps {
  rows: readonly PortfolioRow[];
  currency: string;
  /** The load state; rows that are out of date are muted. */
  state: LoadState;
  notes: LoadNotes;
  onRetry: () => void;
  isHidden: boolean;
}

/** The balances by asset; cards on a phone. */
export function AssetsTable({ rows, currency, state, notes, onRetry, isHidden }: AssetsTableProps) {
  const isStale = state.status === 'stale';
  const t = useMessages(messages);
  const { links } = useHost();
  const columns = useMemo(
    () => columnsOf({ t, links, currency, isStale, isHidden }),
    [t, links, currency, isStale, isHidden],
  );
  const held = { masked: isHidden, maskedLabel: t.hidden, quiet: isStale };
  return (
    <DataTable
      label={t.assets}
      state={state}
      notes={notes}
      onRetry={onRetry}
      columns={columns}
      rows={rows}
      rowId={(row) => row.asset}
      defaultSort={{ column: 'value', direction: 'descending' }}
      density="tall"
      skeletonRows={6}
      card={(row) => (
        <div className="wg:flex wg:items-center wg:gap-3 wg:px-4 wg:py-2.5">
          <AssetIcon symbol={row.asset} size="lg" />
          <div className="wg:min-w-0">
            <div className="wg:font-semibold">
              {row.market === undefined || !links.market ? (
                <ShortText text={row.asset} length={16} />
              ) : (
                // The whole card is the link.
                <WidgetLink
                  href={links.market?.(row.market)}
                  aria-label={t.tradeAsset({ asset: cutText(row.asset, 24) })}
                  className="wg:after:absolute wg:after:inset-0"
                >
                  <ShortText text={row.asset} length={16} />
                </WidgetLink>
              )}
            </div>
            <div className="wg:text-sm wg:text-fg-muted">
              <Amount value={row.total} maxDigits={row.digits} plain {...held} />
            </div>
          </div>
          <div className="wg:ms-auto wg:text-end">
            <div className="wg:font-medium">
              <Amount value={row.value} currency={currency} {...held} />
            </div>
            <div className="wg:text-sm">
              <Change value={row.changePercent24h} quiet={isStale} />
            </div>
          </div>
        </div>
      )}
    />
  );
}

function columnsOf({
  t,
  links,
  currency,
  isStale,
  isHidden,
}: {
  t: PortfolioWords;
  links: WidgetLinks;
  isStale: boolean;
} & Pick<AssetsTableProps, 'currency' | 'isHidden'>): DataTableColumn<PortfolioRow>[] {
  const held = { masked: isHidden, maskedLabel: t.hidden, quiet: isStale };
  const amount = (row: PortfolioRow, value: string) => (
    <Amount value={value} maxDigits={row.digits} minDigits={row.digits} alignDigits={6} {...held} />
  );
  const figure = (
    id: 'balance' | 'available' | 'inOrders',
    of: (row: PortfolioRow) => string,
    more: Partial<DataTableColumn<PortfolioRow>> = {},
  ): DataTableColumn<PortfolioRow> => ({
    id,
    header: t.column[id],
    align: 'figures',
    cell: (row) =>
      id === 'inOrders' && Decimal.parse(of(row))?.isZero && !isHidden ? (
        <span className="wg:text-fg-faint">–</span>
      ) : (
        amount(row, of(row))
      ),
    sortBy: (row) => Decimal.parse(of(row)),
    sortFirst: 'descending',
    ...more,
  });
  return [
    {
      id: 'asset',
      header: t.column.asset,
      rowHeader: true,
      // Fits the longest name of an asset.
      width: 'clamp(11.5rem,17vw,15.5rem)',
      skeleton: 'two-lines',
      cell: (row) => <AssetName row={row} />,
      sortBy: (row) => row.asset,
    },
    figure('balance', (row) => row.total),
    figure('available', (row) => row.available, { hideBelow: 71 }),
    figure('inOrders', (row) => row.inOrders, { hideBelow: 58 }),
    {
      id: 'price',
      header: t.column.price({ currency }),
      align: 'figures',
      width: '9rem',
      hideBelow: 58,
      cell: (row) => (
        <Amount
          value={row.price}
          minDigits={priceDigits(row.price)}
          maxDigits={priceDigits(row.price)}
          alignDigits={4}
          quiet={isStale}
        />
      ),
      sortBy: (row) => Decimal.parse(row.price),
      sortFirst: 'descending',
    },
    {
      id: 'change',
      header: t.column.change,
      align: 'figures',
      width: '6.5rem',
      cell: (row) => <Change value={row.changePercent24h} quiet={isStale} />,
      sortBy: (row) => Decimal.parse(row.changePercent24h),
      sortFirst: 'descending',
    },
    {
      id: 'value',
      header: t.column.value({ currency }),
      align: 'figures',
      width: '9.5rem',
      cell: (row) => <Amount value={row.value} currency={currency} {...held} />,
      sortBy: (row) => Decimal.parse(row.value),
      sortFirst: 'descending',
    },
    {
      id: 'actions',
      header: t.column.actions,
      headerHidden: true,
      align: 'end',
      width: '6.5rem',
      skeleton: 'none',
      cell: (row) =>
        row.market === undefined || !links.market ? null : (
          <Button asChild size="sm" variant="ghost">
            <WidgetLink
              href={links.market?.(row.market)}
              aria-label={t.tradeAsset({ asset: cutText(row.asset, 24) })}
            >
              {t.trade}
            </WidgetLink>
          </Button>
        ),
    },
  ];
}

function AssetName({ row }: { row: PortfolioRow }) {
  return (
    <span className="wg:flex wg:items-center wg:gap-3">
      <AssetIcon symbol={row.asset} size="lg" />
      <span className="wg:min-w-0">
        <ShortText className="wg:block wg:truncate wg:font-semibold" text={row.asset} length={24} />
        <ShortText className="wg:block wg:truncate wg:text-xs wg:text-fg-muted" text={row.name} />
      </span>
    </span>
  );
}

/** Below ten, the decimals are significant. */
function priceDigits(price: string | null): number {
  return Decimal.parse(price)?.lt(Decimal.of('10')) ? 4 : 2;
}

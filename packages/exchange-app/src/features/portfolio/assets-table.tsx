import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { Change } from '@agio/ui/change';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { cutText, ShortText } from '@agio/ui/short-text';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import type { Translate } from '../../i18n/words.ts';
import type { PortfolioRow } from './portfolio-rows.ts';

export interface AssetsTableProps {
  rows: readonly PortfolioRow[];
  currency: string;
  isLoading: boolean;
  isStale: boolean;
  isHidden: boolean;
  /** In place of the rows. */
  placeholder?: ReactNode;
}

/** What is held, asset by asset; a list of cards on a phone. */
export function AssetsTable({
  rows,
  currency,
  isLoading,
  isStale,
  isHidden,
  placeholder,
}: AssetsTableProps) {
  const t = useTranslate('portfolio');
  const locale = useLocale();
  const columns = useMemo(
    () => columnsOf({ t, locale, currency, isStale, isHidden }),
    [t, locale, currency, isStale, isHidden],
  );
  const held = { masked: isHidden, maskedLabel: t('hidden'), quiet: isStale, locale };
  return (
    <DataTable
      label={isLoading ? t('loading') : t('assets')}
      columns={columns}
      rows={rows}
      rowId={(row) => row.asset}
      defaultSort={{ column: 'value', direction: 'descending' }}
      rowHeight="tall"
      skeletonRows={isLoading ? 6 : 0}
      placeholder={placeholder}
      locale={locale}
      card={(row) => (
        <div className="flex items-center gap-3 px-4 py-2.5">
          <AssetIcon symbol={row.asset} size="lg" />
          <div className="min-w-0">
            <div className="font-semibold">
              {row.market === undefined ? (
                <ShortText text={row.asset} length={16} />
              ) : (
                // The whole card is the link.
                <Link
                  to={`/trade/${row.market}`}
                  aria-label={t('tradeAsset', { asset: cutText(row.asset, 24) })}
                  className="after:absolute after:inset-0"
                >
                  <ShortText text={row.asset} length={16} />
                </Link>
              )}
            </div>
            <div className="text-sm text-fg-muted">
              <Amount value={row.total} maxDigits={row.digits} plain {...held} />
            </div>
          </div>
          <div className="ms-auto text-end">
            <div className="font-medium">
              <Amount value={row.value} currency={currency} {...held} />
            </div>
            <div className="text-sm">
              <Change value={row.changePercent24h} quiet={isStale} locale={locale} />
            </div>
          </div>
        </div>
      )}
    />
  );
}

function columnsOf({
  t,
  locale,
  currency,
  isStale,
  isHidden,
}: {
  t: Translate<'portfolio'>;
  locale: string;
} & Pick<AssetsTableProps, 'currency' | 'isStale' | 'isHidden'>): DataTableColumn<PortfolioRow>[] {
  const held = { masked: isHidden, maskedLabel: t('hidden'), quiet: isStale, locale };
  const amount = (row: PortfolioRow, value: string) => (
    <Amount value={value} maxDigits={row.digits} minDigits={row.digits} alignDigits={6} {...held} />
  );
  const figure = (
    id: 'balance' | 'available' | 'inOrders',
    of: (row: PortfolioRow) => string,
    more: Partial<DataTableColumn<PortfolioRow>> = {},
  ): DataTableColumn<PortfolioRow> => ({
    id,
    header: t(`column.${id}`),
    align: 'figures',
    cell: (row) =>
      id === 'inOrders' && Decimal.parse(of(row))?.isZero && !isHidden ? (
        <span className="text-fg-faint">–</span>
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
      header: t('column.asset'),
      rowHeader: true,
      // The longest name of an asset, where there is room for it.
      width: 'clamp(11.5rem,17vw,15.5rem)',
      skeleton: 'two-lines',
      cell: (row) => <AssetName row={row} />,
      sortBy: (row) => row.asset,
    },
    figure('balance', (row) => row.total),
    figure('available', (row) => row.available, { hideBelow: 'xl' }),
    figure('inOrders', (row) => row.inOrders, { hideBelow: 'lg' }),
    {
      id: 'price',
      header: t('column.price', { currency }),
      align: 'figures',
      width: '9rem',
      hideBelow: 'lg',
      cell: (row) => (
        <Amount
          value={row.price}
          minDigits={priceDigits(row.price)}
          maxDigits={priceDigits(row.price)}
          alignDigits={4}
          quiet={isStale}
          locale={locale}
        />
      ),
      sortBy: (row) => Decimal.parse(row.price),
      sortFirst: 'descending',
    },
    {
      id: 'change',
      header: t('column.change'),
      align: 'figures',
      width: '6.5rem',
      cell: (row) => <Change value={row.changePercent24h} quiet={isStale} locale={locale} />,
      sortBy: (row) => Decimal.parse(row.changePercent24h),
      sortFirst: 'descending',
    },
    {
      id: 'value',
      header: t('column.value', { currency }),
      align: 'figures',
      width: '9.5rem',
      cell: (row) => <Amount value={row.value} currency={currency} {...held} />,
      sortBy: (row) => Decimal.parse(row.value),
      sortFirst: 'descending',
    },
    {
      id: 'actions',
      header: t('column.actions'),
      headerHidden: true,
      align: 'end',
      width: '6.5rem',
      skeleton: 'none',
      cell: (row) =>
        row.market === undefined ? null : (
          <Button asChild size="sm" variant="ghost">
            <Link
              to={`/trade/${row.market}`}
              aria-label={t('tradeAsset', { asset: cutText(row.asset, 24) })}
            >
              {t('trade')}
            </Link>
          </Button>
        ),
    },
  ];
}

function AssetName({ row }: { row: PortfolioRow }) {
  return (
    <span className="flex items-center gap-3">
      <AssetIcon symbol={row.asset} size="lg" />
      <span className="min-w-0">
        <ShortText className="block truncate font-semibold" text={row.asset} length={24} />
        <ShortText className="block truncate text-xs text-fg-muted" text={row.name} />
      </span>
    </span>
  );
}

/** Below ten the decimals are what matters. */
function priceDigits(price: string | null): number {
  return Decimal.parse(price)?.lt(Decimal.of('10')) ? 4 : 2;
}

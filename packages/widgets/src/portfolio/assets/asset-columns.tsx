// @where Widgets: columns of the portfolio’s table of assets
import { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Change } from '@agio/ui/change';
import type { DataTableColumn } from '@agio/ui/data-table';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { cutText, ShortText } from '@agio/ui/short-text';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { partOf } from '../../states/lazy-part.ts';
import type { AssetsTableProps } from './assets-table.tsx';
import { messages, type PortfolioWords } from '../messages.ts';
import { priceDigits } from '../../amounts/price-digits.ts';
import type { PortfolioRow } from '../model/portfolio-rows.ts';

const loadMenu = partOf(() => import('./asset-menu.tsx'), 'AssetMenu');

type Column = DataTableColumn<PortfolioRow>;

/** The columns of the balances; a narrower table has fewer, and the details of an asset have all. */
export function assetColumns({
  t,
  currency,
  isStale,
  isHidden,
  hasGains,
  actionsOf,
  onOpen,
}: {
  t: PortfolioWords;
  isStale: boolean;
} & Pick<
  AssetsTableProps,
  'currency' | 'isHidden' | 'hasGains' | 'actionsOf' | 'onOpen'
>): Column[] {
  const held = { masked: isHidden, maskedLabel: t.hidden, quiet: isStale };
  const figure = (
    id: keyof PortfolioWords['column'],
    of: (row: PortfolioRow) => string | null | undefined,
    cell: (row: PortfolioRow) => ReactNode,
    more: Partial<Column> = {},
  ): Column => ({
    id,
    header: headerOf(t.column[id], currency),
    align: 'figures',
    cell,
    sortBy: (row) => Decimal.parse(of(row) ?? null),
    sortFirst: 'descending',
    ...more,
  });
  const amount = (
    id: 'balance' | 'available' | 'inOrders',
    of: 'total' | 'available' | 'inOrders',
  ) => {
    const cell = (row: PortfolioRow) =>
      id === 'inOrders' && !isHidden && Decimal.parse(row.inOrders)?.isZero ? (
        <span className="wg:text-fg-faint">–</span>
      ) : (
        <Amount
          value={row[of]}
          maxDigits={row.digits}
          minDigits={row.digits}
          alignDigits={6}
          {...held}
        />
      );
    return (more: Partial<Column> = {}) => figure(id, (row) => row[of], cell, more);
  };
  const gain = (id: 'unrealised' | 'realised', more: Partial<Column>) =>
    figure(
      id,
      (row) => row[id],
      (row) => (
        <Change
          kind="amount"
          currency={currency}
          value={row[id]}
          masked={isHidden}
          quiet={isStale}
        />
      ),
      more,
    );
  const price = (value: string | null | undefined, masked = false) => (
    <Amount
      value={value}
      minDigits={priceDigits(value, currency)}
      maxDigits={priceDigits(value, currency)}
      alignDigits={4}
      quiet={isStale}
      {...(masked && held)}
    />
  );
  const costs: Column[] = [
    figure(
      'averageCost',
      (row) => row.averageCost,
      (row) => price(row.averageCost, true),
      {
        hideBelow: 71,
      },
    ),
    gain('unrealised', { hideBelow: 54 }),
    gain('realised', { hideBelow: 76 }),
  ];
  return [
    {
      id: 'asset',
      header: t.column.asset,
      rowHeader: true,
      width: 'clamp(9.5rem,13vw,11.5rem)',
      skeleton: 'two-lines',
      cell: (row) => <AssetName row={row} onOpen={onOpen} />,
      sortBy: (row) => row.asset,
    },
    amount('balance', 'total')(),
    amount('available', 'available')({ hideBelow: 76 }),
    amount('inOrders', 'inOrders')({ hideBelow: 62 }),
    figure(
      'price',
      (row) => row.price,
      (row) => price(row.price),
      { hideBelow: 58 },
    ),
    figure(
      'change',
      (row) => row.changePercent24h,
      (row) => <Change value={row.changePercent24h} quiet={isStale} />,
      { width: '5.5rem' },
    ),
    ...(hasGains ? costs : []),
    figure(
      'value',
      (row) => row.value,
      (row) => <Amount value={row.value} currency={currency} {...held} />,
    ),
    {
      id: 'actions',
      header: t.column.actions,
      headerHidden: true,
      align: 'end',
      width: '3.5rem',
      skeleton: 'none',
      cell: (row) => (
        <LazyPopup
          load={loadMenu}
          contentProps={{ actions: actionsOf(row), onDetails: () => onOpen(row.asset) }}
        >
          {(button) => (
            <IconButton
              size="sm"
              label={t.actions.menu({ asset: cutText(row.asset, 24) })}
              {...button}
            >
              <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          )}
        </LazyPopup>
      ),
    },
  ];
}

const headerOf = (
  word: PortfolioWords['column'][keyof PortfolioWords['column']],
  currency: string,
) => (typeof word === 'string' ? word : word({ currency }));

/** Opens the details of the asset; on a card all of the card does. */
export function AssetName({
  row,
  onOpen,
  isCard = false,
  children,
}: {
  row: PortfolioRow;
  onOpen: (asset: string) => void;
  isCard?: boolean;
  /** In place of the name of the asset. */
  children?: ReactNode;
}) {
  const t = useMessages(messages);
  return (
    <button
      type="button"
      onClick={() => onOpen(row.asset)}
      className={
        isCard
          ? 'wg:flex wg:min-w-0 wg:cursor-pointer wg:items-center wg:gap-3 wg:text-start wg:after:absolute wg:after:inset-0 wg:focus-ring'
          : 'wg:flex wg:w-full wg:cursor-pointer wg:items-center wg:gap-3 wg:text-start wg:focus-ring'
      }
    >
      <AssetIcon symbol={row.asset} size="lg" />
      <span className="wg:min-w-0">
        <ShortText className="wg:block wg:truncate wg:font-semibold" text={row.asset} length={24} />
        <span className="wg:block wg:truncate wg:text-xs wg:text-fg-muted">
          {children ?? <ShortText text={row.name} />}
        </span>
        <span className="wg:sr-only">{t.actions.details}</span>
      </span>
    </button>
  );
}

import type { Asset, Instrument, WalletNetwork } from '@agio/api-client/contract';
import { AssetIcon } from '@agio/ui/asset-icon';
import {
  DataTable,
  type DataTableColumn,
  type LoadNotes,
  type LoadState,
} from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { MarketStatus } from '@agio/ui/market-status';
import { PairIcon } from '@agio/ui/pair-icon';
import type { ReactNode } from 'react';
import { rateDigits, rateText } from '../../amounts/rate-text.ts';
import { WidgetLink } from '../../host/index.ts';
import { marketsMessages } from './markets-messages.ts';

interface ListProps {
  state: LoadState;
  notes: LoadNotes;
  onRetry: () => void;
  /** The one whose editor is open. */
  open: string | undefined;
  addressOf: (id: string) => string;
}

/** The markets, each a link to its editor. */
export function MarketList({
  markets,
  open,
  addressOf,
  ...rest
}: ListProps & { markets: readonly Instrument[] }) {
  const t = useMessages(marketsMessages);
  const { column: c } = t;
  const locale = useLocale();
  const digits = rateDigits(markets.flatMap(({ makerFee, takerFee }) => [makerFee, takerFee]));
  const rate = (fee: string) => rateText(fee, locale, digits);
  const columns: DataTableColumn<Instrument>[] = [
    {
      id: 'market',
      header: c.market,
      rowHeader: true,
      sortBy: ({ symbol }) => symbol,
      cell: ({ id, symbol, baseAsset, quoteAsset }) => (
        <Name
          href={addressOf(id)}
          label={t.edit({ name: symbol })}
          icon={<PairIcon base={baseAsset} quote={quoteAsset} />}
          name={symbol}
        />
      ),
    },
    {
      id: 'kind',
      header: c.kind,
      hideBelow: 50,
      sortBy: ({ marketType }) => t.marketType[marketType],
      cell: ({ marketType }) => t.marketType[marketType],
    },
    {
      id: 'status',
      header: c.status,
      width: '7rem',
      sortBy: ({ status }) => status,
      cell: ({ status }) => <MarketStatus status={status} />,
    },
    {
      id: 'tick',
      header: c.tick,
      align: 'figures',
      width: '6rem',
      hideBelow: 44,
      className: 'wg:num wg:text-fg-muted',
      cell: ({ tickSize }) => tickSize,
    },
    {
      id: 'lot',
      header: c.lot,
      align: 'figures',
      width: '7rem',
      hideBelow: 58,
      className: 'wg:num wg:text-fg-muted',
      cell: ({ stepSize }) => stepSize,
    },
    {
      id: 'fees',
      header: c.fees,
      align: 'figures',
      width: '9rem',
      hideBelow: 58,
      className: 'wg:num',
      cell: ({ makerFee, takerFee }) => `${rate(makerFee)} / ${rate(takerFee)}`,
    },
  ];
  return (
    <DataTable
      label={t.list.markets}
      columns={columns}
      rows={markets}
      rowId={({ id }) => id}
      isSelected={({ id }) => id === open}
      density="tall"
      skeletonRows={10}
      {...rest}
    />
  );
}

/** The assets, each a link to its editor. */
export function AssetList({
  assets,
  networks,
  open,
  addressOf,
  ...rest
}: ListProps & { assets: readonly Asset[]; networks: readonly WalletNetwork[] }) {
  const t = useMessages(marketsMessages);
  const { column: c } = t;
  const transfers = (id: string, direction: 'depositEnabled' | 'withdrawalEnabled') => {
    const own = networks.filter(({ asset }) => asset === id);
    if (own.length === 0) return t.none;
    return own.some((network) => network[direction]) ? t.open : t.closed;
  };
  const columns: DataTableColumn<Asset>[] = [
    {
      id: 'asset',
      header: c.asset,
      rowHeader: true,
      sortBy: ({ id }) => id,
      cell: ({ id, name }) => (
        <Name
          href={addressOf(id)}
          label={t.edit({ name: id })}
          icon={<AssetIcon symbol={id} />}
          name={id}
          more={name}
        />
      ),
    },
    {
      id: 'kind',
      header: c.kind,
      hideBelow: 50,
      sortBy: ({ kind }) => t.assetKind[kind],
      cell: ({ kind }) => t.assetKind[kind],
    },
    {
      id: 'digits',
      header: c.digits,
      align: 'figures',
      width: '7rem',
      hideBelow: 58,
      className: 'wg:num wg:text-fg-muted',
      cell: ({ displayDecimals }) => displayDecimals,
    },
    {
      id: 'deposits',
      header: c.deposits,
      width: '7rem',
      cell: ({ id }) => transfers(id, 'depositEnabled'),
    },
    {
      id: 'withdrawals',
      header: c.withdrawals,
      width: '8rem',
      hideBelow: 38,
      cell: ({ id }) => transfers(id, 'withdrawalEnabled'),
    },
  ];
  return (
    <DataTable
      label={t.list.assets}
      columns={columns}
      rows={assets}
      rowId={({ id }) => id}
      isSelected={({ id }) => id === open}
      density="tall"
      skeletonRows={10}
      {...rest}
    />
  );
}

/** A press anywhere on the row is one on the link. */
function Name({
  href,
  label,
  icon,
  name,
  more,
}: {
  href: string;
  label: string;
  icon: ReactNode;
  name: string;
  more?: string | undefined;
}) {
  return (
    <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-3">
      {icon}
      <span className="wg:min-w-0">
        <WidgetLink
          data-row={name}
          href={href}
          aria-label={label}
          className="wg:block wg:truncate wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
        >
          {name}
        </WidgetLink>
        {more === undefined ? null : (
          <span className="wg:block wg:truncate wg:text-xs wg:text-fg-muted">{more}</span>
        )}
      </span>
    </span>
  );
}

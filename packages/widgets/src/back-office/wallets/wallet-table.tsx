import type { ColdWallet, HotWallet } from '@agio/api-client/contract';
import { shortAddress } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { AssetIcon } from '@agio/ui/asset-icon';
import {
  amountColumn,
  DataTable,
  type DataTableColumn,
  type LoadNotes,
  type LoadState,
} from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { WidgetLink } from '../../host/index.ts';
import { walletMessages } from './wallet-messages.ts';
import { Ceiling, useNetworkName, WaitingPill } from './wallet-cells.tsx';

/** Hot wallet, or the cold storage of one, which has neither bounds nor a state. */
export type WalletRow = HotWallet | (ColdWallet & { mainAddress: string; addressCount: 0 });

const isHot = (row: WalletRow): row is HotWallet => 'ceiling' in row;

/** The hot wallet whose page a row opens. */
const hotIdOf = (row: WalletRow): string => (isHot(row) ? row.id : row.walletId);

export interface WalletTableProps {
  wallets: readonly WalletRow[];
  /** The wallet that is open beside. */
  openId: string | undefined;
  state: LoadState;
  notes: LoadNotes;
  onRetry: () => void;
  addressOf: (id: string) => string;
}

/** Most digits that an asset of the exchange has. */
const digits = 8;

/** The hot wallets, each a link to what is collected into it; cards on a phone. */
export function WalletTable({ wallets, openId, addressOf, ...rest }: WalletTableProps) {
  const t = useMessages(walletMessages);
  const columns = useMemo(
    (): DataTableColumn<WalletRow>[] => [
      {
        id: 'wallet',
        header: t.wallet,
        rowHeader: true,
        skeleton: 'two-lines',
        sortBy: ({ name }) => name,
        cell: (wallet) => <Name wallet={wallet} addressOf={addressOf} />,
      },
      {
        id: 'address',
        header: t.address,
        width: '8.5rem',
        hideBelow: 54,
        className: 'wg:num wg:text-fg-muted',
        cell: ({ mainAddress }) => <span dir="ltr">{shortAddress(mainAddress)}</span>,
      },
      amountColumn({
        id: 'balance',
        header: t.balance,
        width: '11rem',
        amount: ({ balance }) => ({ value: balance, maxDigits: digits }),
      }),
      {
        id: 'ceiling',
        header: t.ceiling,
        width: '11rem',
        hideBelow: 44,
        cell: (wallet) =>
          isHot(wallet) ? (
            <Ceiling wallet={wallet} />
          ) : (
            <span className="wg:text-fg-muted">{t.coldStorage}</span>
          ),
      },
      {
        id: 'collecting',
        header: t.collecting,
        width: '8.5rem',
        cell: (wallet) => (isHot(wallet) ? <WaitingPill walletId={wallet.id} /> : '—'),
      },
    ],
    [t, addressOf],
  );
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={wallets}
      rowId={({ id }) => id}
      isSelected={({ id }) => id === openId}
      density="tall"
      skeletonRows={8}
      cardsBelow={38}
      cardHeight={7}
      card={(wallet) => (
        <div className="wg:flex wg:min-h-24 wg:flex-col wg:gap-2 wg:px-4 wg:py-3 wg:text-sm">
          <Name wallet={wallet} addressOf={addressOf} />
          <span className="wg:flex wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-3 wg:gap-y-1">
            <Amount value={wallet.balance} maxDigits={digits} unit={wallet.asset} />
            {isHot(wallet) ? <WaitingPill walletId={wallet.id} /> : null}
          </span>
          {isHot(wallet) ? <Ceiling wallet={wallet} /> : t.coldStorage}
        </div>
      )}
      {...rest}
    />
  );
}

function Name({ wallet, addressOf }: { wallet: WalletRow; addressOf: (id: string) => string }) {
  const t = useMessages(walletMessages);
  const networkName = useNetworkName();
  const { name, asset, network, addressCount } = wallet;
  return (
    <span className="wg:flex wg:min-w-0 wg:items-center wg:gap-2.5">
      <AssetIcon symbol={asset} />
      <span className="wg:min-w-0">
        <WidgetLink
          href={addressOf(hotIdOf(wallet))}
          aria-label={t.open({ name })}
          className="wg:block wg:font-medium wg:wrap-anywhere wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
        >
          <bdi>{name}</bdi>
        </WidgetLink>
        <span className="wg:block wg:text-xs wg:wrap-anywhere wg:text-fg-muted">
          {addressCount === 0
            ? networkName(asset, network)
            : t.on({ network: networkName(asset, network), count: addressCount })}
        </span>
      </span>
    </span>
  );
}

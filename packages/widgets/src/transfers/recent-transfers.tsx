// @where Widgets: lists of pending and recent transfers: statuses and number of rows
import type { WalletNetwork } from '@agio/api-client/contract';
import { useTransfers } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { loadStateOf, useLoadNotes } from '../states/index.ts';
import { messages } from './messages.ts';
import { TransferRow } from './transfer-row.tsx';

/** Rows of the list. */
const latest = 3;

export interface RecentTransfersProps {
  type: 'Deposit' | 'Withdrawal';
  /** Only transfers of this asset. */
  asset: string;
  /** Networks of every asset: their names, and addresses of explorers. */
  networks: readonly WalletNetwork[];
}

/** The latest transfers of an asset, live: each opens its steps. */
export function RecentTransfers({ type, asset, networks }: RecentTransfersProps) {
  const t = useMessages(messages).recent;
  const query = useTransfers({ type, asset, limit: latest });
  // While another asset loads, the rows of before are not this one's.
  const rows = query.data?.items.filter((transfer) => transfer.asset === asset).slice(0, latest);
  const isOther = query.data?.items.some((transfer) => transfer.asset !== asset);
  const data = isOther === true ? undefined : query.data;
  const state = loadStateOf({ data, error: query.error }, rows?.length === 0);
  const title = type === 'Deposit' ? t.deposits : t.withdrawals;
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    empty: {
      title: type === 'Deposit' ? t.noDeposits({ asset }) : t.noWithdrawals({ asset }),
      text: t.emptyMore,
    },
  });
  return (
    <section aria-label={title}>
      <h3 className="wg:mb-1 wg:text-sm wg:font-semibold">{title}</h3>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void query.mutate()}
        skeleton={<Skeleton className="wg:h-11 wg:w-full" />}
      >
        <ul className="wg:flex wg:flex-col">
          {rows?.map((transfer) => (
            <TransferRow
              key={transfer.id}
              transfer={transfer}
              network={networks.find(
                ({ id, asset: of }) => id === transfer.network && of === transfer.asset,
              )}
            />
          ))}
        </ul>
      </Loadable>
    </section>
  );
}

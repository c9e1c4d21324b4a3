import type { Transfer } from '@agio/api-client/contract';
import { useUserTransfers } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { CopyButton } from '@agio/ui/copy-button';
import { type DataTableColumn, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { TransferStatus } from '../../details/transfer-status.tsx';
import { transferColumnMessages } from '../../lists/columns/transfer-column-messages.ts';
import { useTransferColumns } from '../../lists/columns/transfers.tsx';
import { type DigitsOf, useDisplayDigits } from '../../amounts/use-display-digits.ts';
import { CopyableText, CopiedAddress } from '../frame/copyable-text.tsx';
import { profileMessages } from './profile-messages.ts';
import { ProfileTable } from './profile-table.tsx';
import { RowCard } from '../frame/list/row-card.tsx';
import { pageRows, pagingOf } from '../../lists/paging.ts';

/** The deposits and withdrawals of one user, newest first. */
export function UserTransfers({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  const transfers = useUserTransfers({ userId, limit: pageRows.staff });
  const { directions } = useMessages(transferColumnMessages);
  const digitsOf = useDisplayDigits();
  const rows = transfers.data?.items ?? [];
  return (
    <ProfileTable
      tab="transfers"
      query={transfers}
      columns={useColumns(digitsOf)}
      rows={rows}
      rowId={({ id }) => id}
      density="trading"
      cardHeight={5.5}
      card={({ id, type, amount, asset, address, status, review, createdAt }) => (
        <RowCard
          title={
            <>
              {directions[type]} <Amount value={amount} {...digitsOf(asset)} unit={asset} />
            </>
          }
          more={<CopiedAddress address={address} />}
          end={<TransferStatus status={status} review={review} />}
          endMore={
            <span className="wg:text-xs wg:text-fg-muted">
              <TimeText iso={createdAt} short />
              <CopyButton value={id} labels={{ copy: t.copyTransfer }} />
            </span>
          }
        />
      )}
      skeletonRows={8}
      {...pagingOf(transfers)}
    />
  );
}

function useColumns(digitsOf: DigitsOf): DataTableColumn<Transfer>[] {
  const t = useMessages(profileMessages);
  const { id, time, direction, amount, fee, address, status } = useTransferColumns(digitsOf);
  return useMemo(
    () => [
      { ...time, hideBelow: 44 },
      { ...direction, rowHeader: true },
      amount,
      { ...fee, hideBelow: 62 },
      { ...address, hideBelow: 50, cell: (row) => <CopiedAddress address={row.address} /> },
      status,
      {
        ...id,
        header: t.id,
        hideBelow: 71,
        cell: (row) => <CopyableText value={row.id} copy={t.copyTransfer} length={12} />,
      },
    ],
    [t, id, time, direction, amount, fee, address, status],
  );
}

// @where Widgets: columns that lists of transfers share
import type { Transfer } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import { type DataTableColumn, timeColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import type { DigitsOf } from '../../amounts/use-display-digits.ts';
import { TransferStatus } from '../../details/transfer-status.tsx';
import { transferColumnMessages } from './transfer-column-messages.ts';

type TransferColumnId = Exclude<keyof typeof transferColumnMessages.texts, 'directions'>;

/** Returns the columns that lists of transfers share. A list names those that it shows, and says how. */
export function useTransferColumns(
  digitsOf?: DigitsOf,
): Readonly<Record<TransferColumnId, DataTableColumn<Transfer>>> {
  const t = useMessages(transferColumnMessages);
  return useMemo(() => {
    const amount = (id: 'amount' | 'fee'): DataTableColumn<Transfer> => ({
      id,
      header: t[id],
      align: 'figures',
      cell: ({ asset, [id]: value }) => (
        <Amount value={value} {...digitsOf?.(asset)} unit={asset} />
      ),
    });
    return {
      id: {
        id: 'id',
        header: t.id,
        cell: ({ id }) => <ShortText text={id} length={14} className="wg:num" />,
      },
      time: timeColumn({ id: 'time', header: t.time, time: ({ createdAt }) => createdAt }),
      direction: { id: 'type', header: t.direction, cell: ({ type }) => t.directions[type] },
      asset: { id: 'asset', header: t.asset, cell: ({ asset }) => asset },
      amount: amount('amount'),
      fee: amount('fee'),
      address: {
        id: 'address',
        header: t.address,
        cell: ({ address }) => <ShortText text={address} length={20} className="wg:num" />,
      },
      status: {
        id: 'status',
        header: t.status,
        cell: ({ status, review }) => <TransferStatus status={status} review={review} />,
      },
    };
  }, [t, digitsOf]);
}

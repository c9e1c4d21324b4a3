// @where Widgets: filters and columns of the history
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  timeColumn,
} from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill } from '@agio/ui/status-pill';
import { useMemo } from 'react';
import { type DigitsOf, useDisplayDigits } from '../amounts/use-display-digits.ts';
import { HistoryCard } from './history-card.tsx';
import { OpenButton, SignedAmount, SubjectIcon } from './history-parts.tsx';
import { type HistoryWords, messages } from './messages.ts';
import type { HistoryTab } from '../lists/history-choice.ts';
import type { HistoryRow } from './model/history-row.ts';

export interface HistoryTableProps extends Pick<
  DataTableProps<HistoryRow>,
  'rows' | 'state' | 'notes' | 'onRetry' | 'onMore' | 'total' | 'isLoadingMore'
> {
  tab: HistoryTab;
  /** The row whose details are open. */
  openId: string | undefined;
  onOpen: (row: HistoryRow) => void;
}

/** The entries of one list; cards on a phone. */
export function HistoryTable({ tab, openId, onOpen, ...rest }: HistoryTableProps) {
  const t = useMessages(messages);
  const digitsOf = useDisplayDigits();
  const columns = useMemo(
    () => columnsOf(tab, { t, digitsOf, onOpen }),
    [tab, t, digitsOf, onOpen],
  );
  return (
    <DataTable
      label={t.tabs[tab]}
      columns={columns}
      rowId={(row) => row.id}
      isSelected={(row) => row.id === openId}
      skeletonRows={12}
      cardHeight={6}
      card={(row) => <HistoryCard row={row} digitsOf={digitsOf} onOpen={onOpen} />}
      {...rest}
    />
  );
}

type ColumnId =
  | 'time'
  | 'subject'
  | 'what'
  | 'amount'
  | 'filled'
  | 'price'
  | 'sent'
  | 'received'
  | 'total'
  | 'fee'
  | 'where'
  | 'counterpart'
  | 'status';

/** The columns of each list, in their order. */
const columnIds: Readonly<Record<HistoryTab, readonly ColumnId[]>> = {
  orders: ['time', 'what', 'subject', 'price', 'amount', 'filled', 'total', 'fee', 'status'],
  trades: ['time', 'what', 'subject', 'price', 'amount', 'total', 'fee'],
  transfers: ['time', 'what', 'subject', 'amount', 'fee', 'where', 'counterpart', 'status'],
  conversions: ['time', 'what', 'subject', 'sent', 'received', 'fee', 'status'],
  ramp: ['time', 'what', 'subject', 'sent', 'received', 'fee', 'where', 'status'],
  rewards: ['time', 'what', 'subject', 'received'],
  all: ['time', 'what', 'subject', 'sent', 'received', 'fee'],
};

/**
 * The name of the time that a list is sorted by: a deposit is in two lists with two times, seen in one and booked in the
 * other.
 */
function headOfTime(tab: HistoryTab, t: HistoryWords): string {
  if (tab === 'transfers') return t.started;
  return tab === 'all' || tab === 'rewards' ? t.booked : t.time;
}

function columnsOf(
  tab: HistoryTab,
  {
    t,
    digitsOf,
    onOpen,
  }: { t: HistoryWords; digitsOf: DigitsOf; onOpen: (row: HistoryRow) => void },
): DataTableColumn<HistoryRow>[] {
  const amount = (
    id: 'amount' | 'sent' | 'received' | 'total' | 'fee',
    rest: Partial<DataTableColumn<HistoryRow>> = {},
  ): DataTableColumn<HistoryRow> => ({
    id,
    header: t[id],
    align: 'figures',
    cell: (row) => <SignedAmount amount={row[id]} digitsOf={digitsOf} />,
    ...rest,
  });
  const text = (
    id: 'price' | 'filled' | 'counterpart',
    rest: Partial<DataTableColumn<HistoryRow>>,
  ): DataTableColumn<HistoryRow> => ({
    id,
    header: t[id],
    cell: (row) => <bdi>{row[id] ?? '—'}</bdi>,
    ...rest,
  });
  const columns: Record<ColumnId, DataTableColumn<HistoryRow>> = {
    time: timeColumn({
      id: 'time',
      header: headOfTime(tab, t),
      // Width of the longest time, and in a narrow table of the short one.
      width: 'clamp(8.5rem, 19.4cqi, 12rem)',
      time: (row) => row.time,
    }),
    what: {
      id: 'what',
      header: t.what,
      width: '8.5rem',
      cell: (row) => <OpenButton row={row} onOpen={onOpen} />,
    },
    subject: {
      id: 'subject',
      header: tab === 'orders' || tab === 'trades' ? t.market : t.asset,
      rowHeader: true,
      className: 'wg:font-medium',
      cell: (row) => (
        <span className="wg:inline-flex wg:items-center wg:gap-2 wg:align-top">
          <SubjectIcon row={row} />
          <ShortText text={row.subject} length={24} />
        </span>
      ),
    },
    amount: amount('amount'),
    filled: text('filled', {
      align: 'figures',
      width: '5.5rem',
      className: 'wg:num',
      hideBelow: 54,
    }),
    price: text('price', { align: 'figures', className: 'wg:num' }),
    sent: amount('sent'),
    received: amount('received'),
    total: amount('total', { hideBelow: 62 }),
    fee: amount('fee', { hideBelow: 54 }),
    where: {
      id: 'where',
      header: tab === 'ramp' ? t.provider : t.network,
      hideBelow: 58,
      cell: (row) => <ShortText text={row.where ?? '—'} length={24} />,
    },
    counterpart: text('counterpart', { hideBelow: 71 }),
    status: {
      id: 'status',
      header: t.status,
      align: 'end',
      width: '9.5rem',
      cell: ({ status }) =>
        status ? <StatusPill tone={status.tone}>{status.word}</StatusPill> : null,
    },
  };
  return columnIds[tab].map((id) => columns[id]);
}

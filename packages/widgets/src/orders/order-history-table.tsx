// @where Trading: columns of the tables below the desk: open orders, order history, fills, balances
import type { OrderWithFills } from '@agio/api-client/contract';
import { formatPrice } from '@agio/money';
import {
  amountColumn,
  type CellTone,
  CellWords,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  timeColumn,
} from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
import { orderStateMessages } from '../words/order-state-messages.ts';
import { DetailsButton } from './details/details-button.tsx';
import { feeFigure } from './fee-figure.ts';
import { messages } from './messages.ts';
import { SideAndType } from '../lists/columns/order-cells.tsx';
import { orderColumnMessages } from '../lists/columns/order-column-messages.ts';
import { useOrderColumns } from '../lists/columns/orders.tsx';
import type { PastOrderRow } from '../lists/columns/order-rows.ts';
import { ReplacedBy } from './details/replaced-by.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableTools } from './table-tools.tsx';
import type { ExportJob } from '../lists/csv/use-csv-export.ts';

export interface OrderHistoryTableProps extends Omit<
  DataTableProps<PastOrderRow>,
  'label' | 'columns' | 'rows' | 'rowId' | 'density' | 'card' | 'hiddenColumns'
> {
  /** The orders that have ended, newest first. */
  orders: readonly PastOrderRow[];
  /** All orders are of the market that the page is about anyway: in a narrow panel Market goes. */
  ofOneMarket?: boolean | undefined;
  /** File that the panel's export writes. */
  file?: ExportJob<OrderWithFills> | undefined;
}

/** The user's orders that are over, newest first, with what they were filled at and why they ended. */
export function OrderHistoryTable({
  orders,
  ofOneMarket = false,
  file,
  ...rest
}: OrderHistoryTableProps) {
  const t = useMessages(messages);
  const { hiddenColumns } = useTableTools();
  const columns = useColumns(ofOneMarket);
  return (
    <>
      <TableToolbar columns={columns} file={file} />
      <DataTable
        hiddenColumns={hiddenColumns}
        label={t.history}
        columns={columns}
        rows={orders}
        rowId={({ id }) => id}
        density="trading"
        {...rest}
      />
    </>
  );
}

const tones: Partial<Record<PastOrderRow['status'], CellTone>> = {
  Rejected: 'danger',
  Cancelled: 'muted',
};

function useColumns(ofOneMarket: boolean): DataTableColumn<PastOrderRow>[] {
  const t = useMessages(orderColumnMessages);
  const { statuses } = useMessages(orderStateMessages);
  const locale = useLocale();
  const { onDetails } = useTableTools();
  const { market, order, price, amount, filled } = useOrderColumns();
  return useMemo(
    () => [
      timeColumn({
        id: 'ended',
        header: t.ended,
        optional: true,
        keepSeconds: true,
        time: (row) => row.updatedAt,
      }),
      { ...market, hideBelow: ofOneMarket ? 44 : undefined },
      {
        ...order,
        cell: (row) => (
          <DetailsButton order={row}>
            <SideAndType order={row} hasTerms />
          </DetailsButton>
        ),
      },
      // The price that it was filled at is the one that counts.
      { ...price, optional: true, hideBelow: 58 },
      {
        id: 'average',
        header: t.averagePrice,
        optional: true,
        align: 'figures',
        className: 'wg:num',
        cell: ({ averagePrice, tickSize }) => formatPrice(averagePrice, { tickSize, locale }),
      },
      amount,
      { ...filled, optional: true },
      amountColumn({
        id: 'total',
        header: t.total,
        optional: true,
        hideBelow: 44,
        amount: ({ filledQuote, quoteAsset }) => ({
          value: filledQuote,
          minDigits: 2,
          maxDigits: 2,
          unit: quoteAsset,
        }),
      }),
      amountColumn({
        id: 'fee',
        header: t.fee,
        optional: true,
        hideBelow: 44,
        amount: ({ fee, feeAsset }) => ({ ...feeFigure(fee), unit: feeAsset }),
      }),
      {
        id: 'status',
        header: t.status,
        optional: true,
        cell: ({ status, reason, replacement, ...place }) =>
          replacement ? (
            <ReplacedBy order={replacement} market={place} onShow={onDetails} />
          ) : (
            <>
              <CellWords word={statuses[status]} tone={tones[status]} title={reason} />
              {reason === undefined ? null : (
                <span className="wg:text-fg-muted wg:@max-[54rem]:hidden">{` · ${reason}`}</span>
              )}
            </>
          ),
      },
    ],
    [t, statuses, locale, onDetails, market, order, price, amount, filled, ofOneMarket],
  );
}

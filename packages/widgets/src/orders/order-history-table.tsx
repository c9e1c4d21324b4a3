import type { OrderWithFills } from '@agio/api-client/contract';
import { Decimal, formatPrice } from '@agio/money';
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
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { common } from '../words/messages.ts';
import { orderStateMessages, type OrderStateWords } from '../words/order-state-messages.ts';
import { DetailsButton } from './details/details-button.tsx';
import { feeFigure } from './fee-figure.ts';
import { messages, type OrdersWords } from './messages.ts';
import { FilledPercent, sideAndType, type SideWords } from './order-parts.tsx';
import type { PastOrderRow } from './order-rows.ts';
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
  const { side: sides } = useMessages(common);
  const states = useMessages(orderStateMessages);
  const locale = useLocale();
  const { hiddenColumns, onDetails } = useTableTools();
  const columns = useMemo(
    () => columnsOf({ t, sides, states, locale, ofOneMarket, onDetails }),
    [t, sides, states, locale, ofOneMarket, onDetails],
  );
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

function columnsOf({
  t,
  sides,
  states,
  locale,
  ofOneMarket,
  onDetails,
}: {
  t: OrdersWords;
  sides: SideWords;
  states: OrderStateWords;
  locale: string;
  ofOneMarket: boolean;
  onDetails: ((order: OrderWithFills) => void) | undefined;
}): DataTableColumn<PastOrderRow>[] {
  return [
    timeColumn({
      id: 'ended',
      header: t.ended,
      optional: true,
      keepSeconds: true,
      time: (order) => order.updatedAt,
    }),
    {
      id: 'market',
      header: t.market,
      className: 'wg:font-medium',
      hideBelow: ofOneMarket ? 44 : undefined,
      cell: (order) => <ShortText text={order.symbol} length={24} />,
    },
    {
      id: 'order',
      header: t.order,
      cell: (order) => (
        <DetailsButton order={order}>
          <CellWords {...sideAndType(order, { sides, states, t })} />
        </DetailsButton>
      ),
    },
    {
      id: 'price',
      header: t.price,
      optional: true,
      align: 'figures',
      className: 'wg:num',
      // The price that it was filled at is the one that counts.
      hideBelow: 58,
      cell: ({ price, tickSize }) =>
        price === null ? t.marketPrice : formatPrice(price, { tickSize, locale }),
    },
    {
      id: 'average',
      header: t.averagePrice,
      optional: true,
      align: 'figures',
      className: 'wg:num',
      cell: ({ averagePrice, tickSize }) => formatPrice(averagePrice, { tickSize, locale }),
    },
    amountColumn({
      id: 'amount',
      header: t.amount,
      amount: ({ amount, stepSize }) => ({
        value: amount,
        minDigits: Decimal.of(stepSize).scale,
      }),
    }),
    {
      id: 'filled',
      header: t.filled,
      optional: true,
      align: 'figures',
      cell: (order) => <FilledPercent order={order} />,
    },
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
      amount: ({ fee, feeAsset }) => ({
        ...feeFigure(fee),
        unit: feeAsset,
      }),
    }),
    {
      id: 'status',
      header: t.status,
      optional: true,
      cell: ({ status, reason, replacement, ...market }) =>
        replacement ? (
          <ReplacedBy order={replacement} market={market} onShow={onDetails} />
        ) : (
          <>
            <CellWords word={states.statuses[status]} tone={tones[status]} title={reason} />
            {reason === undefined ? null : (
              <span className="wg:text-fg-muted wg:@max-[54rem]:hidden">{`, ${reason}`}</span>
            )}
          </>
        ),
    },
  ];
}

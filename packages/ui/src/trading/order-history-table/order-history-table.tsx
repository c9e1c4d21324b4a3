import { formatPercent, formatPrice } from '@agio/money';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { useRowWindow } from '../../foundations/row-window/use-row-window.ts';
import { Button } from '../../controls/button/button.tsx';
import { Cell, DenseTable, HeadCell, SkeletonRows, SpaceRow } from '../shared/dense-table.tsx';
import { Figure, fractionDigits } from '../shared/figure.tsx';
import { ColumnOrderTime, filledPercent, SideAndType } from '../shared/order-parts.tsx';
import {
  type OrderSideName,
  type OrderTypeName,
  type OrderWords,
  useOrderWords,
} from '../shared/order-words.ts';
import { TableError, TableState } from '../shared/table-state.tsx';

export type PastOrderStatus =
  | 'Open'
  | 'PartiallyFilled'
  | 'Filled'
  | 'Cancelled'
  | 'Rejected'
  | 'Unknown';

/** An order that is over, with decimal strings. */
export interface PastOrder {
  readonly id: string;
  readonly symbol: string;
  readonly side: OrderSideName;
  readonly type: OrderTypeName;
  readonly price: string | null;
  readonly averagePrice: string | null;
  readonly amount: string;
  readonly filledAmount: string;
  readonly fee: string;
  readonly feeAsset: string;
  readonly status: PastOrderStatus;
  /** Why it ended, where that is not by being filled. */
  readonly reason?: string | undefined;
  /** ISO 8601 */
  readonly updatedAt: string;
  readonly tickSize: string;
  readonly stepSize: string;
}

const messages = defineMessages('orderHistoryTable', {
  name: 'Order history',
  ended: 'Ended',
  averagePrice: 'Average',
  fee: 'Fee',
  status: 'Status',
  statuses: {
    Open: 'Open',
    PartiallyFilled: 'Partially filled',
    Filled: 'Filled',
    Cancelled: 'Cancelled',
    Rejected: 'Rejected',
    Unknown: 'Unknown',
  } satisfies Record<PastOrderStatus, string>,
  loading: 'Loading order history',
  empty: 'No orders yet',
  emptyHint: 'Filled and cancelled orders appear here.',
  error: 'Your order history could not be loaded',
  more: 'Show more',
});
export type OrderHistoryTableLabels = OrderWords & MessagesOf<typeof messages>;

export interface OrderHistoryTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether orders are on their way, here, failed to come, or not for this reader. */
  status?: 'loading' | 'ready' | 'error' | 'notAllowed' | undefined;
  /** The orders that have ended, newest first. */
  orders: readonly PastOrder[];
  onRetry?: (() => void) | undefined;
  /** What went wrong, with its code. */
  errorText?: string | undefined;
  /** A way on, where there is nothing to show. */
  action?: ReactNode;
  /** There is an older page. */
  onMore?: (() => void) | undefined;
  /** Whether the next page is on its way. */
  isLoadingMore?: boolean | undefined;
  /** All orders are of the market that the page is about anyway: in a narrow panel Market goes. */
  ofOneMarket?: boolean | undefined;
  locale?: string | undefined;
  timeZone?: string | undefined;
  labels?: Partial<OrderHistoryTableLabels> | undefined;
}

const dropFee = 'ui:@max-[860px]:hidden';
const dropMarket = 'ui:@max-[720px]:hidden';
const dropPrice = 'ui:@max-[600px]:hidden';

/** The user's orders that are over, newest first, with what they were filled at and why they ended. */
export function OrderHistoryTable({
  status = 'ready',
  orders,
  onRetry,
  errorText,
  action,
  onMore,
  isLoadingMore = false,
  ofOneMarket = false,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels: ownLabels,
  className,
  ...rest
}: OrderHistoryTableProps) {
  const labels = { ...useOrderWords(), ...useMessages(messages), ...ownLabels };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const isEmpty = status === 'ready' && orders.length === 0;
  const hasRows = status === 'ready' && !isEmpty;
  return (
    <div
      // A box that scrolls must be reachable without a mouse.
      {...(hasRows && { tabIndex: 0, role: 'group', 'aria-label': labels.name })}
      data-slot="order-history-table"
      data-status={status}
      aria-busy={status === 'loading'}
      className={cn(
        'ui:@container ui:min-h-0 ui:overflow-auto ui:overscroll-contain ui:bg-surface-1 ui:text-fg ui:[scrollbar-width:thin] ui:focus-visible:-outline-offset-2',
        className,
      )}
      {...rest}
    >
      {status === 'error' ? (
        <TableError
          title={labels.error}
          description={errorText}
          retry={labels.retry}
          onRetry={onRetry}
        />
      ) : status === 'notAllowed' ? (
        <TableState title={labels.notAllowed} action={action} />
      ) : isEmpty ? (
        <TableState title={labels.empty} description={labels.emptyHint} action={action} />
      ) : (
        <DenseTable
          aria-label={labels.name}
          aria-rowcount={status === 'loading' ? undefined : orders.length + 1}
        >
          <thead data-slot="dense-heads">
            <tr data-slot="dense-head-row">
              <HeadCell>{labels.ended}</HeadCell>
              <HeadCell className={ofOneMarket ? dropMarket : ''}>{labels.market}</HeadCell>
              <HeadCell>{labels.order}</HeadCell>
              <HeadCell figures className={dropPrice}>
                {labels.price}
              </HeadCell>
              <HeadCell figures>{labels.averagePrice}</HeadCell>
              <HeadCell figures>{labels.amount}</HeadCell>
              <HeadCell figures>{labels.filled}</HeadCell>
              <HeadCell figures className={dropFee}>
                {labels.fee}
              </HeadCell>
              <HeadCell>{labels.status}</HeadCell>
            </tr>
          </thead>
          {status === 'loading' ? (
            <tbody data-slot="dense-body">
              <SkeletonRows
                rows={4}
                widths={[
                  'ui:w-32',
                  'ui:w-14',
                  'ui:w-16',
                  'ui:w-12 ui:ms-auto',
                  'ui:w-16 ui:ms-auto',
                ]}
              />
            </tbody>
          ) : (
            <HistoryRows orders={orders} {...{ ofOneMarket, locale, timeZone, labels }} />
          )}
        </DenseTable>
      )}
      {onMore && hasRows ? (
        <div className="ui:flex ui:justify-center ui:p-2">
          <Button size="sm" variant="ghost" onClick={onMore} loading={isLoadingMore}>
            {labels.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface RowProps {
  ofOneMarket: boolean;
  locale: string;
  timeZone: string | undefined;
  labels: OrderHistoryTableLabels;
}

/** Only the rows in sight are drawn, so that a thousand orders cost as much as twenty. */
function HistoryRows({ orders, ...words }: { orders: readonly PastOrder[] } & RowProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow({
    list,
    count: orders.length,
    idOf: (index) => orders[index]!.id,
    rowHeight: 28,
  });
  return (
    <tbody data-slot="dense-body" ref={list}>
      {shown.parts.map((part) =>
        'row' in part ? (
          <HistoryRow
            key={orders[part.row]!.id}
            order={orders[part.row]!}
            index={part.row}
            {...words}
          />
        ) : (
          <SpaceRow key={`after ${part.from}`} height={part.rows * shown.rowHeight} />
        ),
      )}
    </tbody>
  );
}

function HistoryRow({
  order,
  index,
  ofOneMarket,
  locale,
  timeZone,
  labels,
}: { order: PastOrder; index: number } & RowProps) {
  const { tickSize, price } = order;
  const digits = fractionDigits(order.stepSize);
  const percent = filledPercent(order.filledAmount, order.amount);
  return (
    <tr
      data-slot="dense-row"
      aria-rowindex={index + 2}
      data-index={index}
      className="ui:hover:bg-surface-2"
    >
      <Cell className="ui:text-fg-muted">
        <ColumnOrderTime iso={order.updatedAt} locale={locale} timeZone={timeZone} />
      </Cell>
      <Cell className={cn('ui:font-medium', ofOneMarket && dropMarket)}>{order.symbol}</Cell>
      <Cell>
        <SideAndType side={order.side} type={order.type} words={labels} />
      </Cell>
      <Cell figures className={dropPrice}>
        {price === null ? labels.marketPrice : formatPrice(price, { tickSize, locale })}
      </Cell>
      <Cell figures>{formatPrice(order.averagePrice, { tickSize, locale })}</Cell>
      <Cell figures>
        <Figure value={order.amount} digits={digits} locale={locale} />
      </Cell>
      <Cell figures className={cn(percent.isZero && 'ui:text-fg-faint')}>
        {formatPercent(percent, { locale })}
      </Cell>
      <Cell figures className={dropFee}>
        <Figure value={order.fee} digits={6} locale={locale} />{' '}
        <span className="ui:text-fg-faint">{order.feeAsset}</span>
      </Cell>
      <Cell
        className={cn(
          order.status === 'Rejected' && 'ui:text-danger',
          order.status === 'Cancelled' && 'ui:text-fg-muted',
        )}
        title={order.reason}
      >
        {labels.statuses[order.status]}
        {order.reason === undefined ? null : (
          <span className="ui:text-fg-muted ui:@max-[860px]:hidden">{`, ${order.reason}`}</span>
        )}
      </Cell>
    </tr>
  );
}

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
  useTimeZone,
} from '../../foundations/language/language.tsx';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import {
  type OrderSideName,
  type OrderTypeName,
  type OrderWords,
  useOrderWords,
} from '../shared/order-words.ts';
import { TableError, TableState } from '../shared/table-state.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderRows } from './order-rows.tsx';

/** An order that waits in the book, with decimal strings, and what is needed to write its figures. */
export interface OpenOrder {
  readonly id: string;
  /** `XCB/CTN` */
  readonly symbol: string;
  readonly side: OrderSideName;
  readonly type: OrderTypeName;
  readonly price: string | null;
  /** Of a stop order that waits for it. */
  readonly stopPrice?: string | null | undefined;
  readonly amount: string;
  readonly filledAmount: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly baseAsset?: string | undefined;
  readonly quoteAsset: string;
  readonly tickSize: string;
  readonly stepSize: string;
}

export const ordersTableStatuses = ['loading', 'ready', 'error', 'notAllowed'] as const;
export type OrdersTableStatus = (typeof ordersTableStatuses)[number];

const messages = defineMessages('ordersTable', {
  /** The table's, or list's, name. */
  name: 'Open orders',
  placed: 'Placed',
  total: 'Total',
  /** Before the price that a stop order waits for. */
  trigger: 'at',
  /** The head of the column of buttons. */
  cancel: 'Cancel',
  /** A button's own name: of many that look alike, which order it cancels. */
  cancelOrder: 'Cancel {{order}}',
  cancellingOrder: 'Cancelling {{order}}',
  /** An order in a name, with side and type in words, amount and price ready to read. */
  named: '{{side}} {{type}}, {{amount}} {{market}}, {{price}}, {{time}}',
  loading: 'Loading orders',
  empty: 'No open orders',
  emptyHint: 'Limit orders stay here until they are filled or cancelled.',
  error: 'Your orders could not be loaded',
});
export type OrdersTableLabels = OrderWords & MessagesOf<typeof messages>;

export interface OrdersTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether orders are on their way, here, failed to come, or not for this reader. */
  status?: OrdersTableStatus | undefined;
  /** The open orders, in any order. */
  orders: readonly OpenOrder[];
  /** Ids of orders whose cancelling is on its way. */
  cancelling?: ReadonlySet<string> | undefined;
  /** Called with the id of the order to cancel. */
  onCancel: (id: string) => void;
  onRetry?: (() => void) | undefined;
  /** What went wrong, in `error`. */
  errorText?: string | undefined;
  /** In the empty and not-allowed states: the way on. */
  action?: ReactNode;
  /** `cards` on a phone; the table drops year and seconds of Placed and then Total by the width of its panel. */
  variant?: 'table' | 'cards' | undefined;
  /** All orders are of the market that the page is about anyway: in a narrow panel Market goes as well. */
  ofOneMarket?: boolean | undefined;
  locale?: string | undefined;
  timeZone?: string | undefined;
  labels?: Partial<OrdersTableLabels> | undefined;
}

export interface OrderListProps {
  orders: readonly OpenOrder[];
  isLoading: boolean;
  ofOneMarket: boolean;
  cancelling: ReadonlySet<string> | undefined;
  onCancel: (id: string) => void;
  locale: string;
  timeZone: string | undefined;
  labels: OrdersTableLabels;
}

/** What the user has waiting in the books, newest first, each with a button that cancels it. */
export function OrdersTable({
  status = 'ready',
  orders,
  cancelling,
  onCancel,
  onRetry,
  errorText,
  action,
  variant = 'table',
  ofOneMarket = false,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels: ownLabels,
  ref,
  className,
  ...rest
}: OrdersTableProps) {
  const labels = { ...useOrderWords(), ...useMessages(messages), ...ownLabels };
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const List = variant === 'cards' ? OrderCards : OrderRows;
  const isEmpty = status === 'ready' && orders.length === 0;
  const root = useRef<HTMLDivElement>(null);
  const cancelled = useRef<string>(undefined);
  // An order that goes takes its button and the focus with it. The list gets it, not the next button: a key that is
  // held down must not cancel that one too.
  useEffect(() => {
    if (cancelled.current === undefined || orders.some(({ id }) => id === cancelled.current))
      return;
    cancelled.current = undefined;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      root.current?.focus({ preventScroll: true });
  }, [orders]);
  return (
    <div
      ref={mergeRefs(root, ref)}
      tabIndex={-1}
      data-slot="orders-table"
      data-status={status}
      aria-busy={status === 'loading'}
      className={cn(
        'ui:@container ui:min-h-0 ui:bg-surface-1 ui:text-fg ui:outline-none',
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
        <List
          orders={status === 'loading' ? [] : orders}
          isLoading={status === 'loading'}
          ofOneMarket={ofOneMarket}
          cancelling={cancelling}
          onCancel={(id) => {
            cancelled.current = id;
            onCancel(id);
          }}
          locale={locale}
          timeZone={timeZone}
          labels={labels}
        />
      )}
    </div>
  );
}

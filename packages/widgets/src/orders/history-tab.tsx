import type { Instrument } from '@agio/api-client/contract';
import { useExchange, useOpenOrders, useOrderHistory } from '@agio/api-client/react';
import { useMemo } from 'react';
import { useMessages } from '@agio/ui/language';
import { useAccountLoadState, useLoadNotes } from '../states/index.ts';
import { orderNoticeMessages } from '../words/messages.ts';
import { replacementsIn } from '../lists/replacements.ts';
import { orderExport } from '../lists/csv/contract-columns.ts';
import { useAccountClosedNotice } from '../lists/use-account-closed-notice.tsx';
import { messages } from './messages.ts';
import { OrderHistoryTable } from './order-history-table.tsx';
import { pastOrderRow } from '../lists/columns/order-rows.ts';
import { historyQuery, readHistory } from './read-history.ts';
import { useLoadUntilShown, pageRows, pagingOf } from '../lists/paging.ts';
import { useNoOrderMatch } from './filter/order-filter-chips.tsx';
import type { TableFilter } from './filter/use-table-filter.ts';

const noOrders: never[] = [];

/** Orders that are no longer open, a page more at a time. */
export function HistoryTab({
  filtering,
  instruments,
}: {
  filtering: TableFilter;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(messages);
  const noticeWords = useMessages(orderNoticeMessages);
  const client = useExchange();
  const { filter, span, isHere } = filtering;
  const query = useMemo(() => historyQuery(filter, span), [filter, span]);
  const history = useOrderHistory({ ...query, limit: pageRows.customer });
  const items = history.data?.items ?? noOrders;
  const { data: open = noOrders } = useOpenOrders();
  const orders = useMemo(() => {
    const replacements = replacementsIn([...open, ...items]);
    return items.map((order) => pastOrderRow(order, instruments, noticeWords, replacements));
  }, [open, items, instruments, noticeWords]);
  const noMatch = useNoOrderMatch(filtering, instruments);
  const shown = useLoadUntilShown(history, items.length);
  const state = useAccountLoadState(shown, items.length === 0 && (noMatch ? 'noMatch' : true));
  const notes = useLoadNotes(state, {
    error: t.historyError,
    empty: noMatch ?? { title: t.historyEmpty, text: t.historyEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: useAccountClosedNotice(state, t.notActive),
  });
  return (
    <OrderHistoryTable
      orders={orders}
      ofOneMarket={isHere}
      file={
        items.length === 0
          ? undefined
          : {
              name: 'order-history',
              columns: orderExport,
              read: (signal) => readHistory(client, query, signal),
            }
      }
      state={state}
      notes={notes}
      onRetry={() => void history.mutate()}
      {...pagingOf(history)}
    />
  );
}

import type { Instrument } from '@agio/api-client/contract';
import { useOrderHistory } from '@agio/api-client/react';
import { useMemo } from 'react';
import { useMessages } from '@agio/ui/language';
import { useAccountLoadState, useLoadNotes } from '../provider/index.ts';
import { orderNoticeMessages } from '../shared/messages.ts';
import {} from '../shared/order-notice.ts';
import { messages } from './messages.ts';
import { OrderHistoryTable } from './order-history-table.tsx';
import { pastOrderRow } from './order-rows.ts';

const historyPage = 50;
const noOrders: never[] = [];

/** Orders that are no longer open, a page more at a time. */
export function HistoryTab({
  market,
  instruments,
}: {
  market: string | undefined;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(messages);
  const noticeWords = useMessages(orderNoticeMessages);
  const history = useOrderHistory({ limit: historyPage, ...(market !== undefined && { market }) });
  const items = history.data?.items ?? noOrders;
  const orders = useMemo(
    () => items.map((order) => pastOrderRow(order, instruments, noticeWords)),
    [items, instruments, noticeWords],
  );
  const state = useAccountLoadState(history, items.length === 0);
  const notes = useLoadNotes(state, {
    error: t.historyError,
    empty: { title: t.historyEmpty, text: t.historyEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
  });
  return (
    <OrderHistoryTable
      orders={orders}
      ofOneMarket={market !== undefined}
      state={state}
      notes={notes}
      onRetry={() => void history.mutate()}
      onMore={history.data?.nextCursor ? history.loadMore : undefined}
      isLoadingMore={history.isLoadingMore}
    />
  );
}

import type { Instrument } from '@agio/api-client/contract';
import { useOrderHistory } from '@agio/api-client/react';
import { OrderHistoryTable } from '@agio/ui/order-history-table';
import { useMemo } from 'react';
import { useMessages } from '@agio/ui/language';
import { useAccount, useFailureWords } from '../provider/index.ts';
import { messages } from './messages.ts';
import { pastOrderRow } from './order-rows.ts';
import { statusOf } from './orders-status.ts';

const historyPage = 50;
const noOrders: never[] = [];

/** Orders that are no longer open, a page more at a time. */
export function HistoryTab({
  market,
  instruments,
  signInButton,
}: {
  market: string | undefined;
  instruments: readonly Instrument[];
  signInButton: React.ReactNode;
}) {
  const t = useMessages(messages);
  const failureWords = useFailureWords();
  const { isSignedIn } = useAccount();
  const history = useOrderHistory({ limit: historyPage, ...(market !== undefined && { market }) });
  const items = history.data?.items ?? noOrders;
  const orders = useMemo(
    () => items.map((order) => pastOrderRow(order, instruments, t)),
    [items, instruments, t],
  );
  return (
    <OrderHistoryTable
      className="wg:h-full"
      status={statusOf(isSignedIn, history)}
      orders={orders}
      ofOneMarket={market !== undefined}
      onMore={history.data?.nextCursor ? history.loadMore : undefined}
      isLoadingMore={history.isLoadingMore}
      onRetry={() => void history.mutate()}
      errorText={history.error && failureWords(history.error)}
      action={isSignedIn ? undefined : signInButton}
      labels={isSignedIn ? { notAllowed: t.notActive } : undefined}
    />
  );
}

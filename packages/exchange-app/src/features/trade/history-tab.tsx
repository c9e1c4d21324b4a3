import type { Instrument } from '@agio/api-client/contract';
import { useOrderHistory } from '@agio/api-client/react';
import { OrderHistoryTable } from '@agio/ui/order-history-table';
import { useMemo } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { useUser } from '../../shared/use-user.ts';
import { pastOrderRow } from './order-rows.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import { statusOf } from './orders-status.ts';
import { useTradeLabels } from './trade-labels.ts';

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
  const t = useTranslate('trade');
  const failureWords = useFailureWords();
  const labels = useTradeLabels();
  const locale = useLocale();
  const { isSignedIn } = useUser();
  const history = useOrderHistory({ limit: historyPage, ...(market !== undefined && { market }) });
  const items = history.data?.items ?? noOrders;
  const orders = useMemo(
    () => items.map((order) => pastOrderRow(order, instruments, t)),
    [items, instruments, t],
  );
  return (
    <OrderHistoryTable
      className="h-full"
      status={statusOf(isSignedIn, history)}
      orders={orders}
      onMore={history.data?.nextCursor ? history.loadMore : undefined}
      isLoadingMore={history.isLoadingMore}
      onRetry={() => void history.mutate()}
      errorText={history.error && failureWords(history.error)}
      action={isSignedIn ? undefined : signInButton}
      locale={locale}
      labels={{ ...labels.history, ...(isSignedIn && { notAllowed: t('orders.notActive') }) }}
    />
  );
}

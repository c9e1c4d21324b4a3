import type { Instrument } from '@agio/api-client/contract';
import { useOpenOrders } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { OrdersTable } from '@agio/ui/orders-table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { usePersisted } from '../../shared/use-persisted.ts';
import { useSignIn } from '../../shared/use-sign-in.ts';
import { useUser } from '../../shared/use-user.ts';
import { WhyNotActive } from '../../shared/why-not-active.tsx';
import { openOrderRow } from './order-rows.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import { statusOf } from './orders-status.ts';
import { useTradeLabels } from './trade-labels.ts';
import { changeTradeSettings, tradeSettings } from './trade-settings.ts';
import { useOrdersAsCards } from './use-desk-mode.ts';
import type { OrderCommands } from './use-order-commands.ts';

/** The tabs behind the first one come with their first use. */
const HistoryTab = lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab }));
const FillsTable = lazy(async () => ({ default: (await import('./fills-table.tsx')).FillsTable }));
const BalancesTable = lazy(async () => ({
  default: (await import('./balances-table.tsx')).BalancesTable,
}));

const noOrders: never[] = [];

interface OrdersPanelProps {
  instrument: Instrument;
  instruments: readonly Instrument[];
  commands: OrderCommands;
  /** Only the open orders. */
  isPhone?: boolean | undefined;
  className?: string | undefined;
}

/** What the user has waiting, what became of the rest, and what is left: the panel under the chart. */
export function OrdersPanel({
  instrument,
  instruments,
  commands,
  isPhone = false,
  className = '',
}: OrdersPanelProps) {
  const t = useTranslate('trade');
  const failureWords = useFailureWords();
  const labels = useTradeLabels();
  const locale = useLocale();
  const signIn = useSignIn();
  const { isSignedIn } = useUser();
  const [{ onlyThisMarket }] = usePersisted(tradeSettings);
  const [tab, setTab] = useState('open');
  const asCards = useOrdersAsCards();
  const open = useOpenOrders();
  const market = onlyThisMarket ? instrument.id : undefined;
  const status = statusOf(isSignedIn, open);
  const isAllowed = status !== 'notAllowed';
  const all = open.data ?? noOrders;
  const orders = useMemo(
    () =>
      all
        .filter((order) => !market || order.market === market)
        .map((order) => openOrderRow(order, instruments)),
    [all, market, instruments],
  );
  const signInButton = (
    <Button size="sm" variant="primary" onClick={() => signIn()}>
      {t('orders.signIn')}
    </Button>
  );
  const openOrders = (
    <OrdersTable
      className="h-full"
      variant={asCards ? 'cards' : 'table'}
      status={status}
      orders={orders}
      cancelling={commands.cancelling}
      onCancel={commands.cancel}
      onRetry={() => void open.mutate()}
      errorText={open.error && failureWords(open.error)}
      action={
        status !== 'notAllowed' ? undefined : isSignedIn ? (
          <p className="text-sm text-fg-muted">
            <WhyNotActive />
          </p>
        ) : (
          signInButton
        )
      }
      locale={locale}
      labels={{
        ...labels.orders,
        ...(isSignedIn && { notAllowed: t('orders.notActive') }),
        ...(market && orders.length === 0 && { empty: t('orders.emptyHere') }),
      }}
    />
  );
  const filter = (
    <Checkbox
      label={t('orders.thisMarket')}
      checked={onlyThisMarket}
      onCheckedChange={(checked) => changeTradeSettings({ onlyThisMarket: checked })}
      className="whitespace-nowrap text-fg-muted!"
    />
  );
  const cancelAll = (
    <Button
      size="sm"
      variant="ghost"
      disabled={orders.length === 0}
      loading={commands.isCancellingAll}
      onClick={() =>
        commands.askCancelAll({ count: orders.length, market: market ? instrument : undefined })
      }
      className="bg-transparent!"
    >
      {t('orders.cancelAll')}
    </Button>
  );
  if (isPhone) {
    return (
      <section
        aria-label={t('orders.panel')}
        className={`flex min-h-0 flex-col bg-surface-1 ${className}`}
      >
        {isAllowed ? (
          <div className="flex h-12 flex-none items-center justify-between border-b border-line ps-4 pe-1">
            {filter}
            {cancelAll}
          </div>
        ) : null}
        <div className="min-h-0 flex-1 overflow-y-auto">{openOrders}</div>
      </section>
    );
  }
  return (
    <section
      aria-label={t('orders.panel')}
      className={`flex min-h-0 flex-col bg-surface-1 ${className}`}
    >
      <Tabs value={tab} onValueChange={setTab} className="@container flex-1">
        {/* Too narrow for all in a row: what belongs to the list comes under its tabs. */}
        <div className="flex h-10 flex-none items-center gap-x-3 border-b border-line pe-2 @max-[36rem]:h-auto @max-[36rem]:flex-wrap">
          <TabsList aria-label={t('orders.panel')} className="min-w-0 border-b-0!">
            <TabsTrigger value="open" count={isSignedIn && open.data ? orders.length : undefined}>
              {t('orders.open')}
            </TabsTrigger>
            <TabsTrigger value="history">{t('orders.history')}</TabsTrigger>
            <TabsTrigger value="fills">{t('orders.fills')}</TabsTrigger>
            <TabsTrigger value="balances">{t('orders.balances')}</TabsTrigger>
          </TabsList>
          {isAllowed ? (
            <div className="ms-auto flex flex-none items-center gap-2 @max-[36rem]:h-9 @max-[36rem]:w-full @max-[36rem]:justify-between @max-[36rem]:ps-4 @max-[36rem]:empty:hidden">
              {tab === 'balances' ? null : filter}
              {tab === 'open' ? cancelAll : null}
            </div>
          ) : null}
        </div>
        <TabsContent value="open" className={asCards ? 'overflow-y-auto' : ''}>
          {openOrders}
        </TabsContent>
        <TabsContent value="history">
          <Suspense>
            <HistoryTab market={market} instruments={instruments} signInButton={signInButton} />
          </Suspense>
        </TabsContent>
        <TabsContent value="fills" className="overflow-auto">
          <Suspense>
            <FillsTable market={market} instruments={instruments} signInButton={signInButton} />
          </Suspense>
        </TabsContent>
        <TabsContent value="balances" className="overflow-y-auto">
          <Suspense>
            <BalancesTable signInButton={signInButton} />
          </Suspense>
        </TabsContent>
      </Tabs>
    </section>
  );
}

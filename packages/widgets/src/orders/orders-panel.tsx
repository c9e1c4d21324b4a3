import type { Instrument, OrderWithFills } from '@agio/api-client/contract';
import { useInstruments, useOpenOrders } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useMessages } from '@agio/ui/language';
import { lazyPart, partOf } from '../states/lazy-part.ts';
import { FilterButton } from '../lists/filters/filter-button.tsx';
import { useAccount } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section, useAccountLoadState, useLatch, useLoadNotes } from '../states/index.ts';
import { AmendOrder, loadAmendment } from '../order-entry/index.ts';
import { messages } from './messages.ts';
import { OpenOrdersTable } from './open-orders-table.tsx';
import { orderRow } from '../lists/columns/order-rows.ts';
import { chosenFields, matchesFilter, type OrdersTab } from '../lists/order-filter.ts';
import { OrderFilterChips, useNoOrderMatch } from './filter/order-filter-chips.tsx';
import { TableToolsProvider } from './table-tools.tsx';
import {
  CancelAllQuestion,
  cancelAllQuestion,
  loadCancelAll,
} from './cancel/cancel-all-question.tsx';
import { useCsvExport } from '../lists/csv/use-csv-export.ts';
import { whenIdle } from '../states/when-idle.ts';
import { useAccountClosedNotice } from '../lists/use-account-closed-notice.tsx';
import { type OrderCommands, useOrderCommands } from './cancel/use-order-commands.ts';
import { useTableFilter } from './filter/use-table-filter.ts';

/** The tabs behind the first one come with their first use. */
const loadFilters = partOf(() => import('./filter/order-filters.tsx'), 'OrderFilters');
const HistoryTab = lazyPart(() => import('./history-tab.tsx'), 'HistoryTab');
const FillsTable = lazyPart(() => import('./fills-table.tsx'), 'FillsTable');
const BalancesTable = lazyPart(() => import('./balances-table.tsx'), 'BalancesTable');

/** Asked for with the first order that is looked at. */
const OrderDetails = lazyPart(() => import('./details/order-details.tsx'), 'OrderDetails');

/** A tab is the box that its table scrolls in. */
const scrolls = 'wg:overflow-auto wg:overscroll-contain wg:[scrollbar-width:thin]';

const noOrders: never[] = [];
const noInstruments: never[] = [];

export interface OrdersPanelProps extends WidgetPlace {
  /** The market on screen: orders of others can be left out. */
  instrument: Instrument;
  /**
   * Shared with other parts that cancel orders, so that all know what is under way, and with their `CancelAllQuestion` on
   * the page; its own when left out.
   */
  commands?: OrderCommands | undefined;
  /**
   * Only the open orders.
   * @default false
   */
  isPhone?: boolean | undefined;
}

/** Open orders, past orders, fills and balances: the panel under the chart. */
export function OrdersPanel({
  instrument,
  commands: given,
  isPhone = false,
  className,
  style,
}: OrdersPanelProps) {
  const own = useOrderCommands();
  const commands = given ?? own;
  const { data: instruments = noInstruments } = useInstruments();
  const t = useMessages(messages);
  const { isSignedIn } = useAccount();
  const [tab, setTab] = useState<OrdersTab>('open');
  const [toolsPlace, setToolsPlace] = useState<Element | null>(null);
  const [details, setDetails] = useState<OrderWithFills>();
  const files = useCsvExport();
  const open = useOpenOrders();
  const all = open.data ?? noOrders;
  const filtering = useTableFilter(tab, instrument.id);
  // Whichever tab is shown: its tab counts them, and they can be cancelled.
  const ofOpen = useTableFilter('open', instrument.id);
  const { market } = ofOpen.filter;
  const inMarket = useMemo(
    () => all.filter((order) => market === undefined || order.market === market),
    [all, market],
  );
  const orders = useMemo(
    () =>
      inMarket
        .filter((order) => matchesFilter(order, order.createdAt, ofOpen.filter, ofOpen.span))
        .map((order) => orderRow(order, instruments)),
    [inMarket, ofOpen.filter, ofOpen.span, instruments],
  );
  const noMatch = useNoOrderMatch(ofOpen, instruments);
  const isFiltered = chosenFields(ofOpen.chosen).length > 0;
  const state = useAccountLoadState(open, orders.length === 0 && (isFiltered ? 'noMatch' : true));
  const isAllowed = state.status !== 'notAllowed';
  const notes = useLoadNotes(state, {
    error: t.error,
    empty:
      isFiltered && noMatch
        ? noMatch
        : { title: market ? t.emptyHere : t.openEmpty, text: t.openEmptyHint },
    signedOut: { title: t.signedOut },
    notActive: useAccountClosedNotice(state, t.notActive),
  });
  const openOrders = (
    <OpenOrdersTable
      state={state}
      notes={notes}
      onRetry={() => void open.mutate()}
      orders={orders}
      ofOneMarket={ofOpen.isHere}
      hasDistance
      cancelling={commands.cancelling}
      onCancel={commands.cancel}
      onEdit={commands.edit}
    />
  );
  const filter = (
    <Checkbox
      label={t.thisMarket}
      checked={filtering.isHere}
      onCheckedChange={(checked) => filtering.chooseHere(checked === true)}
      className="wg:whitespace-nowrap wg:text-fg-muted"
    />
  );
  const tools = (
    <span className="wg:flex wg:items-center wg:gap-2">
      {tab === 'balances' ? null : (
        <FilterButton
          load={loadFilters}
          contentProps={{ tab, filtering, instruments }}
          asIcon={{ isFiltered: chosenFields(filtering.chosen).length > 0 }}
        />
      )}
      <span ref={setToolsPlace} className="wg:flex wg:items-center wg:gap-2" />
    </span>
  );
  const chips = isAllowed ? <OrderFilterChips {...{ filtering, instruments }} /> : null;
  const cancelAll = (
    <Button
      size="sm"
      variant="ghost"
      disabled={inMarket.length === 0}
      loading={commands.isCancellingAll}
      onClick={() =>
        commands.askCancelAll(
          cancelAllQuestion(
            inMarket,
            instruments,
            instruments.find(({ id }) => id === market),
          ),
        )
      }
      className="wg:bg-transparent"
    >
      {t.cancelAll}
    </Button>
  );
  const hasOrders = all.length > 0;
  useEffect(() => (hasOrders ? whenIdle([loadCancelAll, loadAmendment]) : undefined), [hasOrders]);
  const { edited } = commands;
  const edit = (
    <AmendOrder
      // The current state of the order; an order that has ended stays as it was.
      order={edited && (all.find(({ id }) => id === edited.id) ?? edited)}
      instrument={instruments.find(({ id }) => id === edited?.market)}
      onClose={() => commands.edit(undefined)}
    />
  );
  const hadDetails = useLatch(details !== undefined);
  const shownDetails = hadDetails ? (
    <Section isQuiet>
      <Suspense>
        <OrderDetails
          order={details}
          instruments={instruments}
          isPhone={isPhone}
          onClose={() => setDetails(undefined)}
        />
      </Suspense>
    </Section>
  ) : null;
  const question = given ? null : <CancelAllQuestion commands={own} />;
  const shared = { tab, place: toolsPlace, filtering, files, onDetails: setDetails };
  if (isPhone) {
    return (
      <section
        data-widget="orders"
        aria-label={t.panel}
        {...placeOf('wg:flex wg:min-h-0 wg:flex-col wg:bg-surface-1', { className, style })}
      >
        {isAllowed ? (
          <div className="wg:flex wg:h-12 wg:flex-none wg:items-center wg:gap-2 wg:border-b wg:border-line wg:ps-4 wg:pe-1">
            {filter}
            <span className="wg:ms-auto" />
            {tools}
            {cancelAll}
          </div>
        ) : null}
        {chips}
        <div className="wg:min-h-0 wg:flex-1 wg:overflow-y-auto">
          <TableToolsProvider hasColumns={false} {...shared}>
            {openOrders}
          </TableToolsProvider>
        </div>
        {question}
        {shownDetails}
        {edit}
      </section>
    );
  }
  return (
    <section
      data-widget="orders"
      aria-label={t.panel}
      {...placeOf('wg:flex wg:min-h-0 wg:flex-col wg:bg-surface-1', { className, style })}
    >
      <Tabs
        value={tab}
        onValueChange={(next) => setTab(next as OrdersTab)}
        className="wg:@container wg:flex-1"
      >
        {/* Too narrow for all in a row: what belongs to the list comes under its tabs. */}
        <div className="wg:flex wg:h-10 wg:flex-none wg:items-center wg:gap-x-3 wg:border-b wg:border-line wg:pe-2 wg:@max-[36rem]:h-auto wg:@max-[36rem]:flex-wrap">
          <TabsList aria-label={t.panel} className="wg:min-w-0 wg:border-b-0">
            <TabsTrigger value="open" count={isSignedIn && open.data ? inMarket.length : undefined}>
              {t.open}
            </TabsTrigger>
            <TabsTrigger value="history">{t.history}</TabsTrigger>
            <TabsTrigger value="fills">{t.fills}</TabsTrigger>
            <TabsTrigger value="balances">{t.balances}</TabsTrigger>
          </TabsList>
          {isAllowed ? (
            <div className="wg:ms-auto wg:flex wg:flex-none wg:items-center wg:gap-2 wg:@max-[36rem]:h-9 wg:@max-[36rem]:w-full wg:@max-[36rem]:justify-between wg:@max-[36rem]:ps-4 wg:@max-[36rem]:empty:hidden">
              {tab === 'balances' ? null : filter}
              {tab === 'open' ? cancelAll : null}
              {tools}
            </div>
          ) : null}
        </div>
        {chips}
        <TableToolsProvider hasColumns {...shared}>
          <TabsContent value="open" className={scrolls}>
            {openOrders}
          </TabsContent>
          <TabsContent value="history" className={scrolls}>
            <Suspense>
              <HistoryTab filtering={filtering} instruments={instruments} />
            </Suspense>
          </TabsContent>
          <TabsContent value="fills" className={scrolls}>
            <Suspense>
              <FillsTable filtering={filtering} instruments={instruments} />
            </Suspense>
          </TabsContent>
          <TabsContent value="balances" className={scrolls}>
            <Suspense>
              <BalancesTable />
            </Suspense>
          </TabsContent>
        </TableToolsProvider>
      </Tabs>
      {question}
      {shownDetails}
      {edit}
    </section>
  );
}

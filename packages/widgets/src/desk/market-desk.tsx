import type { Instrument } from '@agio/api-client/contract';
import { useOpenOrders } from '@agio/api-client/react';
import { formatPrice } from '@agio/money';
import { TicketColumn } from '@agio/ui/order-ticket';
import { loadPairList } from '@agio/ui/pair-selector';
import { PairIcon } from '@agio/ui/pair-icon';
import { createContext, type Dispatch, memo, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '@agio/ui/language';
import { settingIn, useAccount, useHost } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { loadToasts } from '../provider/index.ts';
import { sendsAtOnce, tradingPreferences } from '../preferences/index.ts';
import { Section } from '../states/index.ts';
import { BestPrices, BookPanel, TapePanel } from '../book/index.ts';
import { Chart } from '../chart/index.ts';
import {
  OrderForm,
  type OrderFormProps,
  type TicketAction,
  ticketAgain,
  TicketBalances,
  TicketPosition,
  type TicketHandle,
  type TicketState,
  useTicket,
} from '../order-entry/index.ts';
import { usePaletteItems } from '../palette/index.ts';
import { CancelAllQuestion, Orders, useOrderCommands } from '../orders/index.ts';
import { type ChartView, ChartViewSwitch } from './chart-view-switch.tsx';
import { useDeskKeys } from './desk-keys.ts';
import { useTradingKeyActions } from './use-trading-key-actions.ts';
import { useTradingKeys } from './use-trading-keys.ts';
import { MarketHead } from './market-head.tsx';
import { LayoutButton, useDeskLayout } from './layout-button.tsx';
import { TradeView } from './trade-view.tsx';
import { WatchList } from './watch-list.tsx';
import { type DeskFill, useDeskFill } from './use-desk-fill.ts';
import { whenIdle } from '../states/when-idle.ts';
import { useLastPrice } from '../amounts/use-last-price.ts';
import { useDeskMode } from '../preferences/use-desk-mode.ts';

const noGroups: never[] = [];

interface MarketDeskProps extends WidgetPlace {
  instrument: Instrument;
  instruments: readonly Instrument[];
  onMarketChange: (id: string) => void;
  fill?: DeskFill | undefined;
  onFilled?: (() => void) | undefined;
  onTitle: ((title: string) => void) | undefined;
}

/** The desk of one market. Remounted for another market, so that no input of one reaches the other. */
export function MarketDesk(props: MarketDeskProps) {
  const [ticket, dispatch] = useTicket(props.instrument.id);
  return (
    <TicketNow value={ticket}>
      <Desk {...props} dispatch={dispatch} />
    </TicketNow>
  );
}

/** A component of its own, because the ticket renders with every last price and the desk must not. */
const TicketNow = createContext<TicketState | undefined>(undefined);

function TicketEntry(props: Omit<OrderFormProps, 'state'>) {
  const state = use(TicketNow);
  return state && <OrderForm state={state} {...props} />;
}

interface DeskProps extends MarketDeskProps {
  dispatch: Dispatch<TicketAction>;
}

const Desk = memo(function Desk({
  instrument,
  instruments,
  onMarketChange,
  fill,
  onFilled,
  onTitle,
  dispatch,
  className,
  style,
}: DeskProps) {
  const mode = useDeskMode();
  const [chartView, setChartView] = useState<ChartView>('price');
  const [isChartMaximised, setChartMaximised] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { data: orders } = useOpenOrders();
  const commands = useOrderCommands((order) => {
    const again = order.market === instrument.id ? ticketAgain(order) : undefined;
    return (
      again &&
      (() => {
        dispatch({ type: 'again', ticket: again });
        setSheetOpen(true);
      })
    );
  });
  const { storage } = useHost();

  const ticket = useRef<HTMLDivElement>(null);
  useDeskKeys({
    ticket,
    onTicket: () => setSheetOpen(true),
    isChartMaximised,
    onChartRestore: () => setChartMaximised(false),
  });

  const handle = useRef<TicketHandle>(null);
  useTradingKeys(
    useTradingKeyActions({
      instrument,
      orders,
      commands,
      dispatch,
      ticket,
      handle,
      onChartRestore: () => setChartMaximised(false),
    }),
  );

  const { isSignedIn } = useAccount();
  // The first press opens the list, and the first order shows its notice, as fast as later ones.
  useEffect(() => whenIdle(isSignedIn ? [loadPairList, loadToasts] : [loadPairList]), [isSignedIn]);

  const isPhone = mode === 'phone';
  const layout = useDeskLayout();
  const begun = useDeskFill({ fill, onFilled, orders, instruments, commands, dispatch });
  if (begun && isPhone) setSheetOpen(true);
  usePaletteItems({ groups: noGroups, market: instrument.id });

  // In a wide window, book and tape have columns of their own.
  const view = mode === 'tablet' || chartView === 'depth' ? chartView : 'price';
  const pick = (field: 'price' | 'amount', value: string) => {
    // The order that is sent is the one with this price.
    flushSync(() => dispatch({ type: 'picked', field, value }));
    if (isPhone) setSheetOpen(true);
    else if (field === 'price' && sendsAtOnce(settingIn(tradingPreferences, storage).get()))
      handle.current?.submit({ review: false });
  };
  const entry = (
    <Section>
      <TicketEntry
        instrument={instrument}
        dispatch={dispatch}
        touch={isPhone}
        handle={handle}
        onPlaced={() => setSheetOpen(false)}
      />
    </Section>
  );
  return (
    <>
      <h1 className="wg:sr-only">{instrument.symbol}</h1>
      <CancelAllQuestion commands={commands} />
      <TradeView
        className={className}
        style={style}
        mode={mode}
        head={
          <>
            <Section className="wg:p-2">
              <MarketHead
                instrument={instrument}
                instruments={instruments}
                onMarketChange={onMarketChange}
                onTitle={onTitle}
                variant={isPhone ? 'phone' : 'bar'}
                layout={isPhone ? undefined : <LayoutButton {...layout} />}
              />
            </Section>
            {mode === 'desk' && !layout.hidden.has('watch') ? (
              <Section isQuiet>
                <WatchList
                  current={instrument.id}
                  instruments={instruments}
                  onMarketChange={onMarketChange}
                />
              </Section>
            ) : null}
          </>
        }
        chart={
          <Section>
            <Chart
              className="wg:min-h-0 wg:flex-1"
              instrument={instrument}
              view={view === 'price' || view === 'depth' ? view : 'other'}
              other={
                view === 'book' ? (
                  <BookPanel instrument={instrument} onPick={pick} className="wg:flex-1" />
                ) : view === 'trades' ? (
                  <TapePanel
                    instrument={instrument}
                    onPick={pick}
                    hideTitle
                    className="wg:flex-1"
                  />
                ) : undefined
              }
              toolbarEnd={
                <ChartViewSwitch
                  view={view}
                  onViewChange={setChartView}
                  hasBook={mode === 'tablet'}
                  isNarrow={isPhone}
                />
              }
              isMaximised={isChartMaximised}
              onMaximisedChange={setChartMaximised}
              onCancelOrder={commands.cancel}
            />
          </Section>
        }
        orders={
          <Section>
            {isPhone ? (
              <TicketPosition
                instrument={instrument}
                className="wg:flex-none wg:border-b wg:border-line wg:px-4 wg:py-2"
              />
            ) : null}
            <Orders
              instrument={instrument}
              commands={commands}
              isPhone={isPhone}
              className="wg:flex-1"
            />
          </Section>
        }
        book={
          <Section>
            <BookPanel instrument={instrument} onPick={pick} className="wg:flex-1" />
          </Section>
        }
        tape={
          <Section>
            <TapePanel
              instrument={instrument}
              onPick={pick}
              hideTitle={isPhone}
              className="wg:flex-1"
            />
          </Section>
        }
        ticket={
          isPhone ? (
            <div ref={ticket}>{entry}</div>
          ) : (
            <TicketColumn ref={ticket}>
              <div className="wg:flex-none wg:px-4 wg:py-2">{entry}</div>
              <Section isQuiet>
                <TicketBalances instrument={instrument} />
              </Section>
            </TicketColumn>
          )
        }
        bestPrices={
          <Section isQuiet>
            <BestPrices instrument={instrument} />
          </Section>
        }
        openOrders={orders?.length}
        isChartMaximised={isChartMaximised}
        onChartRestore={() => setChartMaximised(false)}
        {...layout}
        sheetTitle={<SheetTitle instrument={instrument} />}
        isSheetOpen={isSheetOpen}
        onSheetOpenChange={setSheetOpen}
        onSide={(side) => {
          dispatch({ type: 'sideChosen', side });
          setSheetOpen(true);
        }}
      />
    </>
  );
});

function SheetTitle({ instrument }: { instrument: Instrument }) {
  const locale = useLocale();
  const { last } = useLastPrice(instrument.id);
  return (
    <>
      <PairIcon base={instrument.baseAsset} quote={instrument.quoteAsset} />
      {instrument.symbol}
      <span className="wg:num wg:font-medium wg:text-fg-muted">
        {formatPrice(last, { tickSize: instrument.tickSize, locale })}
      </span>
    </>
  );
}

import type { Instrument } from '@agio/api-client/contract';
import { useOpenOrders, useTicker } from '@agio/api-client/react';
import { formatPrice } from '@agio/money';
import { PairIcon } from '@agio/ui/pair-icon';
import {
  type ComponentProps,
  createContext,
  type Dispatch,
  lazy,
  memo,
  Suspense,
  use,
  useReducer,
  useState,
} from 'react';
import { useLocale } from '../../i18n/use-translate.ts';
import { fetchAhead } from '../../shared/reload.ts';
import { Section } from '../../shared/section.tsx';
import { usePersisted } from '../../shared/use-persisted.ts';
import { BestPrices } from './best-prices.tsx';
import { BookPanel } from './book-panel.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { type ChartView, ChartViewSwitch } from './chart-view-switch.tsx';
import { MarketHead } from './market-head.tsx';
import { OrderEntry } from './order-entry.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { TapePanel } from './tape-panel.tsx';
import { TicketBalances } from './ticket-balances.tsx';
import { draftOf } from './ticket-draft.ts';
import { newTicket, type TicketAction, ticketReducer, type TicketState } from './ticket.ts';
import { TradeView } from './trade-view.tsx';
import { changeTradeSettings, tradeSettings } from './trade-settings.ts';
import { useDeskMode } from './use-desk-mode.ts';
import { useEver } from '../../shared/use-ever.ts';
import { useOrderCommands } from './use-order-commands.ts';
import { useTicketDraft } from './use-ticket-draft.ts';

/** Asked for with the first question. */
const CancelAllDialog = lazy(async () => ({
  default: (await import('./cancel-all-dialog.tsx')).CancelAllDialog,
}));

/** The chart's library is as large as the rest of the page: the desk is there before it. */
const loadChart = async () => ({ default: (await import('./chart-panel.tsx')).ChartPanel });
const ChartPanel = lazy(loadChart);
// Beside the first answers of the exchange, not after them.
fetchAhead(loadChart);

interface TradeDeskProps {
  instrument: Instrument;
  instruments: readonly Instrument[];
  onMarketChange: (id: string) => void;
}

/** One market at work. Mounted anew for another market: nothing typed in one reaches the other. */
export function TradeDesk(props: TradeDeskProps) {
  const [ticket, dispatch] = useReducer(ticketReducer, props.instrument.id, beginTicket);
  useTicketDraft(ticket);
  return (
    <TicketNow value={ticket}>
      <Desk {...props} dispatch={dispatch} />
    </TicketNow>
  );
}

/** The ticket follows the last price until it is touched, and the desk around it need not render for that. */
const TicketNow = createContext(newTicket(''));

function TicketEntry(props: Omit<ComponentProps<typeof OrderEntry>, 'state'>) {
  return <OrderEntry state={use(TicketNow)} {...props} />;
}

interface DeskProps extends TradeDeskProps {
  dispatch: Dispatch<TicketAction>;
}

const Desk = memo(function Desk({ instrument, instruments, onMarketChange, dispatch }: DeskProps) {
  const mode = useDeskMode();
  const [settings] = usePersisted(tradeSettings);
  const [chartView, setChartView] = useState<ChartView>('price');
  const [isChartMaximised, setChartMaximised] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { data: orders } = useOpenOrders();
  const commands = useOrderCommands(instruments);

  const isPhone = mode === 'phone';
  // Book and tape have columns of their own where there is room.
  const view = mode === 'tablet' || chartView === 'depth' ? chartView : 'price';
  const picked = isPhone ? () => setSheetOpen(true) : undefined;
  return (
    <>
      <h1 className="sr-only">{instrument.symbol}</h1>
      <TradeView
        mode={mode}
        head={
          <Section className="p-2">
            <MarketHead
              instrument={instrument}
              instruments={instruments}
              onMarketChange={onMarketChange}
              variant={isPhone ? 'phone' : 'bar'}
            />
          </Section>
        }
        chart={
          <Section>
            <Suspense fallback={<ChartSkeleton />}>
              <ChartPanel
                className="min-h-0 flex-1"
                instrument={instrument}
                view={view === 'price' || view === 'depth' ? view : 'other'}
                other={
                  view === 'book' ? (
                    <BookPanel instrument={instrument} dispatch={dispatch} className="flex-1" />
                  ) : view === 'trades' ? (
                    <TapePanel instrument={instrument} hideTitle className="flex-1" />
                  ) : undefined
                }
                toolbarEnd={
                  isPhone ? undefined : (
                    <ChartViewSwitch
                      view={view}
                      onViewChange={setChartView}
                      hasBook={mode === 'tablet'}
                    />
                  )
                }
                isSimple={isPhone}
                isMaximised={isChartMaximised}
                onMaximisedChange={isPhone ? undefined : setChartMaximised}
                onCancelOrder={commands.cancel}
              />
            </Suspense>
          </Section>
        }
        orders={
          <Section>
            <OrdersPanel
              instrument={instrument}
              instruments={instruments}
              commands={commands}
              isPhone={isPhone}
              className="flex-1"
            />
          </Section>
        }
        book={
          <Section>
            <BookPanel
              instrument={instrument}
              dispatch={dispatch}
              onPicked={picked}
              className="flex-1"
            />
          </Section>
        }
        tape={
          <Section>
            <TapePanel instrument={instrument} hideTitle={isPhone} className="flex-1" />
          </Section>
        }
        ticket={
          <>
            <div className={isPhone ? '' : 'flex-none px-4 py-3'}>
              <Section>
                <TicketEntry
                  instrument={instrument}
                  dispatch={dispatch}
                  touch={isPhone}
                  onPlaced={() => setSheetOpen(false)}
                />
              </Section>
            </div>
            {isPhone ? null : (
              <Section isQuiet>
                <TicketBalances instrument={instrument} />
              </Section>
            )}
          </>
        }
        bestPrices={
          <Section isQuiet>
            <BestPrices instrument={instrument} />
          </Section>
        }
        openOrders={orders?.length}
        isChartMaximised={isChartMaximised}
        panels={settings.panels}
        onPanelsChange={(group, sizes) =>
          changeTradeSettings({ panels: { ...settings.panels, [group]: sizes } })
        }
        sheetTitle={<SheetTitle instrument={instrument} />}
        isSheetOpen={isSheetOpen}
        onSheetOpenChange={setSheetOpen}
        onSide={(side) => {
          dispatch({ type: 'sideChosen', side });
          setSheetOpen(true);
        }}
      />
      {useEver(commands.question !== undefined) ? (
        <Section isQuiet>
          <Suspense>
            <CancelAllDialog
              question={commands.question}
              onCancel={() => commands.answerCancelAll(undefined)}
              onConfirm={commands.answerCancelAll}
            />
          </Suspense>
        </Section>
      ) : null}
    </>
  );
});

function beginTicket(market: string): TicketState {
  return draftOf(market) ?? newTicket(market);
}

function SheetTitle({ instrument }: { instrument: Instrument }) {
  const locale = useLocale();
  const { ticker } = useTicker(instrument.id);
  return (
    <>
      <PairIcon base={instrument.baseAsset} quote={instrument.quoteAsset} />
      {instrument.symbol}
      <span className="num font-medium text-fg-muted">
        {formatPrice(ticker?.last, { tickSize: instrument.tickSize, locale })}
      </span>
    </>
  );
}

// @where Trading: chart intervals (candle resolutions), and those that only the menu of the chart has
// @where Trading: number of own orders and fills that the chart draws
import {
  type CandleResolution,
  candleResolutions,
  type Instrument,
  isAmendable,
  type Order,
} from '@agio/api-client';
import {
  useBookStatus,
  useCandleHistory,
  useMarketPosition,
  useOpenOrders,
  useOrderHistory,
} from '@agio/api-client/react';
import { type Freshness, isCurrent, isOld } from '@agio/ui/connection-indicator';
import { PriceChart, type PriceChartProps } from '@agio/ui/price-chart';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useMessages } from '@agio/ui/language';
import { lazyPart } from '../states/lazy-part.ts';
import { useFailureWords } from '../states/index.ts';
import { AmendOrder } from '../order-entry/index.ts';
import { useHost, useSetting } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { messages } from './messages.ts';
import { useKeptDrawings } from './use-kept-drawings.ts';
import { chartFills, chartOrders } from './model/own-orders.ts';
import { entryOf } from '../amounts/position-entry.ts';
import { useLastPrice } from '../amounts/use-last-price.ts';
import { useTradeSettings } from '../preferences/trade-settings.ts';

// Most readers stay with the candles.
const DepthPanel = lazyPart(() => import('./depth-panel.tsx'), 'DepthPanel');

/** Closed orders whose fills are drawn. */
const ordersLooked = 100;
/** In the menu only: a row of all would push the other controls away. */
const rare: ReadonlySet<CandleResolution> = new Set(['3m', '30m', '2h', '12h']);
const noCandles: never[] = [];
const noOrders: never[] = [];

/** Returns true where the last price of the chart has no colour: as in head and book, that of a book which is not current. */
export const isPricePast = (candles: Freshness, book: Freshness): boolean =>
  isOld(candles) || !(isCurrent(book) || book === 'connecting');

export interface ChartPanelProps extends WidgetPlace {
  /** The market from `useInstruments`. */
  instrument: Instrument;
  /** The content below the toolbar: candles, depth, or `other`. */
  view: 'price' | 'depth' | 'other';
  /** The content for `other`. */
  other?: ReactNode;
  /** At the end of the toolbar, such as a switch of the view. */
  toolbarEnd?: ReactNode;
  isMaximised?: boolean | undefined;
  /** Called when the reader maximises or restores the chart; without it there is no button. */
  onMaximisedChange?: ((isMaximised: boolean) => void) | undefined;
  /** Cancels an order that is drawn in the chart; without it there is no button. */
  onCancelOrder?: ((id: string) => void) | undefined;
}

/** The chart of a market: history and the live open candle. */
export function ChartPanel({
  instrument,
  view,
  other,
  toolbarEnd,
  isMaximised,
  onMaximisedChange,
  onCancelOrder,
  className,
  style,
}: ChartPanelProps) {
  const t = useMessages(messages);
  const failureWords = useFailureWords();
  const [{ resolution, kind, scale, indicators, showsEntry }, changeSettings] = useTradeSettings();
  const { id } = instrument;
  const drawings = useKeptDrawings(id);
  const history = useCandleHistory(id, resolution);
  const { brand, brands, notices } = useHost();
  const { last } = useLastPrice(id);
  // Head and book are grey by it, too.
  const book = useBookStatus(id);
  const { data: orders = noOrders } = useOpenOrders();

  const { candles = noCandles } = history;
  const { data: closed } = useOrderHistory({ limit: ordersLooked, market: id });
  const own = useMemo(() => chartOrders(orders, id), [orders, id]);
  const fills = useMemo(
    () => chartFills([...orders, ...(closed?.items ?? noOrders)], id),
    [orders, closed, id],
  );
  const { data: position } = useMarketPosition(id);
  const [isHidden] = useSetting(hideBalances);
  const [edit, setEdit] = useState<{ order: Order; price: string }>();
  // The same with every price, so that the toolbar is not rendered.
  const choices = useMemo<
    Pick<
      PriceChartProps,
      | 'resolutions'
      | 'onResolutionChange'
      | 'onKindChange'
      | 'onScaleChange'
      | 'onIndicatorsChange'
      | 'onEntryShownChange'
      | 'onPicture'
    >
  >(
    () => ({
      resolutions: candleResolutions.map((value) => ({
        value,
        label: t.resolution[value],
        isRare: rare.has(value),
      })),
      onResolutionChange: (next) => {
        const known = candleResolutions.find((each) => each === next);
        if (known) changeSettings({ resolution: known });
      },
      onKindChange: (next) => changeSettings({ kind: next }),
      onScaleChange: (next) => changeSettings({ scale: next }),
      onIndicatorsChange: (next) => changeSettings({ indicators: next }),
      onEntryShownChange: (next) => changeSettings({ showsEntry: next }),
      onPicture: (result) =>
        notices[result === 'failed' ? 'error' : 'success']({ title: t.picture[result] }),
    }),
    [t, changeSettings, notices],
  );
  return (
    <>
      <PriceChart
        className={className}
        style={style}
        status={
          history.candles
            ? candles.length === 0
              ? 'empty'
              : 'ready'
            : history.error
              ? 'error'
              : 'loading'
        }
        candles={candles}
        last={last}
        older={history.older}
        onOlder={history.loadOlder}
        market={instrument.symbol}
        baseAsset={instrument.baseAsset}
        tickSize={instrument.tickSize}
        stepSize={instrument.stepSize}
        resolution={resolution}
        isIntraday={resolution !== '1d' && resolution !== '1w'}
        {...choices}
        kind={kind}
        scale={scale}
        indicators={indicators}
        isStale={isPricePast(history.status, book)}
        orders={own}
        onCancelOrder={onCancelOrder}
        onAmendOrder={(orderId, price) => {
          const order = orders.find((each) => each.id === orderId);
          if (order && isAmendable(order)) setEdit({ order, price });
        }}
        fills={fills}
        entry={isHidden ? undefined : entryOf(position, instrument)}
        isEntryShown={showsEntry}
        {...drawings}
        brand={brand === undefined ? undefined : brands?.[brand]?.title}
        isMaximised={isMaximised}
        onMaximisedChange={onMaximisedChange}
        toolbarEnd={toolbarEnd}
        replacement={
          view === 'depth' ? (
            <Suspense fallback={<div aria-busy className="wg:flex-1" />}>
              <DepthPanel instrument={instrument} />
            </Suspense>
          ) : view === 'other' ? (
            other
          ) : undefined
        }
        onRetry={history.reload}
        errorText={history.error && failureWords(history.error)}
      />
      <AmendOrder
        // The current state of the order; an order that has ended stays as it was.
        order={edit && (orders.find((each) => each.id === edit.order.id) ?? edit.order)}
        price={edit?.price}
        instrument={instrument}
        onClose={() => setEdit(undefined)}
      />
    </>
  );
}

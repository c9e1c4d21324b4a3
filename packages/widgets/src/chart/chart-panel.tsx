import { type CandleResolution, candleResolutions, type Instrument } from '@agio/api-client';
import { useCandleHistory, useOpenOrders } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { isOld } from '@agio/ui/connection-indicator';
import { PriceChart } from '@agio/ui/price-chart';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useMessages } from '@agio/ui/language';
import { useFailureWords } from '../provider/index.ts';
import { messages } from './messages.ts';
import { useTradeSettings } from '../shared/trade-settings.ts';

// Most readers stay with the candles.
const DepthPanel = lazy(async () => ({ default: (await import('./depth-panel.tsx')).DepthPanel }));

/** Most order lines, newest first; more would cover the candles. */
const ordersDrawn = 40;
/** In the menu only: a row of all would push the other controls away. */
const rare: ReadonlySet<CandleResolution> = new Set(['3m', '30m', '2h', '12h']);
const noCandles: never[] = [];
const noOrders: never[] = [];

export interface ChartPanelProps {
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
  /** Leaves out the choice of kind and indicators, for a phone. */
  isSimple?: boolean | undefined;
  className?: string | undefined;
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
  isSimple = false,
  className,
}: ChartPanelProps) {
  const t = useMessages(messages);
  const failureWords = useFailureWords();
  const [{ resolution, kind, scale, indicators }, changeSettings] = useTradeSettings();
  const { id } = instrument;
  const history = useCandleHistory(id, resolution);
  const { data: orders = noOrders } = useOpenOrders();

  const { candles = noCandles } = history;
  const own = useMemo(
    () =>
      orders
        .filter((order) => order.market === id && order.price !== null)
        .slice(0, ordersDrawn)
        .map(({ price, ...order }) => ({
          id: order.id,
          side: order.side,
          price: price ?? '',
          amount: leftOf(order),
        })),
    [orders, id],
  );
  return (
    <PriceChart
      className={className}
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
      older={history.older}
      onOlder={history.loadOlder}
      market={instrument.symbol}
      baseAsset={instrument.baseAsset}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      resolution={resolution}
      resolutions={candleResolutions.map((value) => ({
        value,
        label: t.resolution[value],
        isRare: rare.has(value),
      }))}
      onResolutionChange={(next) => {
        const known = candleResolutions.find((each) => each === next);
        if (known) changeSettings({ resolution: known });
      }}
      isIntraday={resolution !== '1d' && resolution !== '1w'}
      kind={kind}
      onKindChange={isSimple ? undefined : (next) => changeSettings({ kind: next })}
      scale={scale}
      onScaleChange={isSimple ? undefined : (next) => changeSettings({ scale: next })}
      indicators={indicators}
      onIndicatorsChange={isSimple ? undefined : (next) => changeSettings({ indicators: next })}
      isStale={isOld(history.status)}
      orders={own}
      onCancelOrder={onCancelOrder}
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
  );
}

function leftOf({ amount, filledAmount }: { amount: string; filledAmount: string }): string {
  return Decimal.of(amount).minus(Decimal.of(filledAmount)).toString();
}

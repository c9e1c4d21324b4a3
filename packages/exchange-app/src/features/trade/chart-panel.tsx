import { type CandleResolution, candleResolutions, type Instrument } from '@agio/api-client';
import { useCandleHistory, useOpenOrders, useOrderBook } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { DepthChart } from '@agio/ui/depth-chart';
import { PriceChart } from '@agio/ui/price-chart';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import { usePersisted } from '../../shared/use-persisted.ts';
import { useTradeLabels } from './trade-labels.ts';
import { changeTradeSettings, tradeSettings } from './trade-settings.ts';

const depthRows = 100;
/** The newest; lines of more cover the candles. */
const ordersDrawn = 40;
const noCandles: never[] = [];
const noOrders: never[] = [];

export interface ChartPanelProps {
  instrument: Instrument;
  /** What is shown under the toolbar: candles, or something in their place. */
  view: 'price' | 'depth' | 'other';
  /** In their place, for `other`. */
  other?: ReactNode;
  toolbarEnd?: ReactNode;
  isMaximised?: boolean | undefined;
  onMaximisedChange?: ((isMaximised: boolean) => void) | undefined;
  onCancelOrder: (id: string) => void;
  /** A phone has no room for the kinds and averages. */
  isSimple?: boolean | undefined;
  className?: string | undefined;
}

/** The chart of a market: history from the exchange with the open candle live on top. */
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
  const t = useTranslate('trade');
  const failureWords = useFailureWords();
  const labels = useTradeLabels();
  const locale = useLocale();
  const [{ resolution, kind, studies }] = usePersisted(tradeSettings);
  const { id } = instrument;
  const { candles, older, error, loadOlder, reload } = useCandleHistory(id, resolution);
  const { data: orders = noOrders } = useOpenOrders();

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
      status={candles ? (candles.length === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading'}
      candles={candles ?? noCandles}
      older={older}
      onOlder={loadOlder}
      market={instrument.symbol}
      baseAsset={instrument.baseAsset}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      resolution={resolution}
      resolutions={candleResolutions.map((value) => ({ value, label: t(`resolution.${value}`) }))}
      onResolutionChange={(next) => {
        const known = candleResolutions.find((each) => each === next);
        if (known) changeTradeSettings({ resolution: known });
      }}
      isIntraday={isIntraday(resolution)}
      kind={kind}
      onKindChange={isSimple ? undefined : (next) => changeTradeSettings({ kind: next })}
      studies={studies}
      onStudiesChange={isSimple ? undefined : (next) => changeTradeSettings({ studies: next })}
      orders={own}
      onCancelOrder={onCancelOrder}
      isMaximised={isMaximised}
      onMaximisedChange={onMaximisedChange}
      toolbarEnd={toolbarEnd}
      replacement={
        view === 'depth' ? (
          <DepthPanel instrument={instrument} />
        ) : view === 'other' ? (
          other
        ) : undefined
      }
      onRetry={reload}
      errorText={error && failureWords(error)}
      locale={locale}
      labels={labels.chart}
    />
  );
}

function DepthPanel({ instrument }: { instrument: Instrument }) {
  const labels = useTradeLabels();
  const locale = useLocale();
  const { status, crossed, bids, asks } = useOrderBook(instrument.id, { rows: depthRows });
  if (status === 'connecting') return <div aria-busy className="flex-1" />;
  // A picture of what is not known, or of what cannot be, would be a false one.
  if (status === 'failed' || crossed) {
    return (
      <p className="grid flex-1 place-items-center text-sm text-fg-muted">
        {labels.book[status === 'failed' ? 'failed' : 'crossed']}
      </p>
    );
  }
  return (
    <DepthChart
      className="flex-1"
      bids={bids}
      asks={asks}
      tickSize={instrument.tickSize}
      stepSize={instrument.stepSize}
      baseAsset={instrument.baseAsset}
      locale={locale}
      labels={labels.depth}
    />
  );
}

const isIntraday = (resolution: CandleResolution): boolean =>
  resolution !== '1d' && resolution !== '1w';

function leftOf({ amount, filledAmount }: { amount: string; filledAmount: string }): string {
  return Decimal.of(amount).minus(Decimal.of(filledAmount)).toString();
}

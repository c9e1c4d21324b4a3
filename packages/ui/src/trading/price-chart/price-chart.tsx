/**
 * Candles with volume, last price, indicators, and the user's orders as lines.
 *
 * @example
 * ```tsx
 * import { type ChartCandle, PriceChart } from '@agio/ui/price-chart';
 * import { useState } from 'react';
 *
 * export function Course({ candles }: { candles: readonly ChartCandle[] }) {
 *   const [resolution, setResolution] = useState('15m');
 *   return (
 *     <PriceChart
 *       status="ready"
 *       market="XCB/CTN"
 *       baseAsset="XCB"
 *       candles={candles}
 *       tickSize="0.0001"
 *       stepSize="0.01"
 *       resolution={resolution}
 *       resolutions={['15m', '1h'].map((value) => ({ value, label: value }))}
 *       onResolutionChange={setResolution}
 *       isIntraday
 *       onRetry={() => location.reload()}
 *     />
 *   );
 * }
 * ```
 *
 * @module
 */

import { Suspense, useMemo } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages, useTimeZone } from '../../foundations/language/language.tsx';
import { useOrderWords } from '../shared/order-words.ts';
import {
  type ChartCandle,
  type ChartKind,
  chartKinds,
  type ChartScale,
  chartScales,
  withLast,
} from './chart-data.ts';
import { CandleTable, summaryOf } from './chart-description.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartCanvas } from './chart-canvas.tsx';
import {
  ChartDrawings,
  ChartFills,
  ChartIndicators,
  EntryLine,
  OrderLabels,
} from './lazy-parts.ts';
import { ChartAttribution, ChartState } from './chart-state.tsx';
import {
  type ChartIndicator,
  type IndicatorType,
  indicatorTypes,
} from './indicators/indicators.ts';
import { type ChartResolutionChoice, ChartToolbar } from './chart-toolbar.tsx';
import { type PriceChartLabels, priceChartMessages } from './messages.ts';
import { OlderSign } from './older-candles.tsx';
import { useChart } from './use-chart.ts';
import { useDrawing } from './drawings/use-drawing.ts';
import { type OlderCandles, type PriceChartStatus, priceChartStatuses } from './chart-status.ts';
import type { PriceChartProps } from './price-chart-props.ts';
import type { PictureResult } from './picture/keep-picture.ts';
import type { ChartFill } from './orders/fills.ts';
import type { ChartOrder } from './orders/price-lines.ts';
import type {
  ChartDrawing,
  DrawingOptions,
  DrawingPoint,
  DrawingTool,
} from './drawings/drawings.ts';

export { chartKinds, chartScales, indicatorTypes };
export type {
  ChartCandle,
  ChartDrawing,
  ChartFill,
  ChartIndicator,
  ChartKind,
  ChartOrder,
  ChartResolutionChoice,
  ChartScale,
  DrawingOptions,
  DrawingPoint,
  DrawingTool,
  IndicatorType,
  OlderCandles,
  PictureResult,
  PriceChartLabels,
  PriceChartProps,
};

export { type PriceChartStatus, priceChartStatuses };

const noOrders: readonly ChartOrder[] = [];
const noIndicators: readonly ChartIndicator[] = [];

const noFills: readonly ChartFill[] = [];

/**
 * Candles with volume, last price, and the user's orders as lines. Drawn on a canvas in the colours of the theme; for a
 * screen reader a sentence describes the chart and a table lists the latest candles. Needs a definite height.
 */
export function PriceChart({
  status,
  candles: given,
  last,
  older = 'more',
  onOlder,
  market,
  baseAsset,
  tickSize,
  stepSize,
  resolution,
  resolutions,
  onResolutionChange,
  isIntraday,
  kind = 'candles',
  onKindChange,
  scale = 'linear',
  onScaleChange,
  indicators = noIndicators,
  onIndicatorsChange,
  isStale = false,
  orders = noOrders,
  onCancelOrder,
  onAmendOrder,
  fills = noFills,
  entry,
  isEntryShown = true,
  onEntryShownChange,
  drawings,
  onDrawingsChange,
  drawingOptions,
  onDrawingOptionsChange,
  tool,
  onToolChange,
  brand,
  onPicture,
  isMaximised = false,
  onMaximisedChange,
  toolbarEnd,
  replacement,
  onRetry,
  errorText,
  locale: ownLocale,
  timeZone: ownTimeZone,
  labels: ownLabels,
  className,
  ...rest
}: PriceChartProps) {
  const { sides } = useOrderWords();
  const words = useMessages(priceChartMessages, ownLabels);
  const labels = useMemo(() => ({ sides, ...words }), [sides, words]);
  const candles = useMemo(() => withLast(given, last), [given, last]);
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownTimeZone);
  const { chart, attach, isAtStart } = useChart({
    tickSize,
    locale,
    timeZone,
    isIntraday,
    candles,
    kind,
    scale,
    isStale,
    orders,
    older,
    onOlder,
  });
  const drawing = useDrawing(market, {
    drawings,
    onDrawingsChange,
    drawingOptions,
    onDrawingOptionsChange,
    tool,
    onToolChange,
  });

  const format = { tickSize, stepSize, locale, timeZone, labels };
  const label = resolutions.find((each) => each.value === resolution)?.label ?? resolution;
  return (
    <section
      data-slot="price-chart"
      data-status={status}
      aria-label={market}
      aria-busy={status === 'loading'}
      className={cn(
        'ui:flex ui:min-h-0 ui:min-w-0 ui:flex-col ui:bg-surface-1 ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      <ChartToolbar
        {...{
          resolution,
          resolutions,
          onResolutionChange,
          kind,
          onKindChange,
          scale,
          onScaleChange,
          indicators,
          onIndicatorsChange,
          isEntryShown: entry === undefined ? undefined : isEntryShown,
          onEntryShownChange,
        }}
        {...{ drawing, tickSize, timeZone, isMaximised, onMaximisedChange, chart, locale, labels }}
        {...{ market, brand, onPicture }}
        isReplaced={replacement !== undefined && replacement !== null}
        end={toolbarEnd}
      />
      {replacement ?? (
        <div className="ui:relative ui:min-h-0 ui:flex-1 ui:overflow-hidden">
          <figure data-slot="chart-figure" className="ui:absolute ui:inset-0">
            <figcaption data-slot="chart-caption" className="ui:visually-hidden">
              {summaryOf(candles, { market, resolution: label, tickSize, locale, labels })}
              {kind === 'heikinAshi' ? ` ${labels.averagedNote}` : null}
            </figcaption>
            {/* The canvas fills its container, whatever text is around it. */}
            <ChartCanvas
              canvas={attach}
              chart={chart}
              isShown={status === 'ready'}
              name={labels.picture({ market, resolution: label })}
              {...format}
            />
          </figure>
          {chart && status === 'ready' ? (
            <>
              <ChartLegend
                latest={candles.at(-1)}
                {...{ chart, isStale, tickSize, stepSize, baseAsset, locale, labels }}
              >
                {fills.length > 0 ? (
                  <Suspense>
                    <ChartFills {...{ chart, fills, tickSize, stepSize, locale, labels }} />
                  </Suspense>
                ) : null}
                {indicators.length > 0 ? (
                  <Suspense>
                    <ChartIndicators
                      {...{ chart, candles, older, onOlder, indicators, tickSize, locale }}
                    />
                  </Suspense>
                ) : null}
              </ChartLegend>
              {onOlder ? <OlderSign onRetry={onOlder} {...{ older, isAtStart, labels }} /> : null}
              {isEntryShown && entry !== undefined ? (
                <Suspense>
                  <EntryLine price={entry} {...{ chart, tickSize, locale, labels }} />
                </Suspense>
              ) : null}
              {drawing.isUsed || drawing.drawings.length > 0 || drawing.tool ? (
                <Suspense>
                  <ChartDrawings {...{ chart, drawing, tickSize, locale, timeZone }} />
                </Suspense>
              ) : null}
              {orders.length > 0 ? (
                <Suspense>
                  <OrderLabels
                    onCancel={onCancelOrder}
                    onAmend={onAmendOrder}
                    last={candles.at(-1)?.close}
                    {...{ chart, orders, tickSize, stepSize, locale, labels }}
                  />
                </Suspense>
              ) : null}
            </>
          ) : null}
          {status === 'ready' ? (
            <>
              <ChartAttribution labels={labels} />
              <CandleTable candles={candles} {...format} />
            </>
          ) : (
            <ChartState {...{ status, onRetry, errorText, labels }} />
          )}
        </div>
      )}
    </section>
  );
}

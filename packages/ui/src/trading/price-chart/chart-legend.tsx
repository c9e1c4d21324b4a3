import { formatPercent, formatPrice } from '@agio/money';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { AmountText, fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { changePercent, type ChartCandle } from './chart-data.ts';
import type { ChartHandle } from './chart-handle.ts';
import { averageTexts, type PlottedCandle } from './kinds/heikin-ashi.ts';
import type { PriceChartLabels } from './messages.ts';
import { moveText } from '../../foundations/move-text.ts';

interface ChartLegendProps {
  chart: ChartHandle;
  /** Shown without a cursor. */
  latest: ChartCandle | undefined;
  /** The latest is out of date: it has no colour. */
  isStale: boolean;
  tickSize: string;
  stepSize: string;
  baseAsset: string;
  locale: string;
  labels: PriceChartLabels;
  /** The lines below: of the indicators. */
  children: ReactNode;
}

/** The exact figures of the candle under the cursor; where the chart shows averages, those, and the close that was traded. */
export function ChartLegend({
  chart,
  latest,
  isStale,
  tickSize,
  stepSize,
  baseAsset,
  locale,
  labels,
  children,
}: ChartLegendProps) {
  const [pointed, setPointed] = useState<ChartCandle>();
  useEffect(() => chart.cursor.onMove(setPointed), [chart]);
  const averaged = useAveraged(chart);
  const candle = pointed ?? latest;
  if (!candle) return null;
  const change = changePercent(candle.open, candle.close);
  const hasTone = change && !change.isZero && (pointed !== undefined || !isStale);
  const tone = moveText({ move: hasTone ? (change.isNegative ? 'down' : 'up') : 'none' });
  const { legend } = labels;
  const averages = averaged && averageTexts(averaged, fractionDigits(tickSize), locale);
  return (
    <div
      aria-hidden
      dir="ltr"
      className="ui:pointer-events-none ui:absolute ui:start-3 ui:top-2 ui:max-w-[calc(100%-7.75rem)] ui:z-2 ui:-ms-1 ui:text-xs ui:num"
    >
      <div
        data-slot="chart-legend"
        className="ui:flex ui:w-fit ui:flex-wrap ui:gap-x-3 ui:rounded-sm ui:bg-surface-1/85 ui:px-1"
      >
        {averages ? (
          <span className="ui:font-medium ui:text-fg-muted">
            <bdi>{labels.averaged({ kind: labels.kinds.heikinAshi })}</bdi>
          </span>
        ) : null}
        {(['open', 'high', 'low', 'close'] as const).map((name) => (
          <Figure key={name} name={legend[name]} tone={averages ? undefined : tone}>
            {averages?.[name] ?? formatPrice(candle[name], { tickSize, locale })}
          </Figure>
        ))}
        {averages ? (
          <Figure name={labels.tradedClose} tone={tone}>
            {formatPrice(candle.close, { tickSize, locale })}
          </Figure>
        ) : null}
        <span className={tone}>{formatPercent(change, { locale, signed: true })}</span>
        <Figure name={legend.volume} tone={undefined}>
          <AmountText
            value={candle.volume}
            digits={fractionDigits(stepSize)}
            locale={locale}
            dim={false}
          />{' '}
          {baseAsset}
        </Figure>
      </div>
      {children}
    </div>
  );
}

function Figure({
  name,
  tone,
  children,
}: {
  name: string;
  tone: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={tone}>
      <span className="ui:me-1 ui:font-medium ui:text-fg-muted">
        <bdi>{name}</bdi>
      </span>
      {children}
    </span>
  );
}

/** The averaged prices at the cursor, after they were drawn; undefined where prices are not averaged. */
function useAveraged(chart: ChartHandle): PlottedCandle | undefined {
  // Serialised, because a store compares snapshots by identity.
  const text = useSyncExternalStore(
    (listener) => {
      const stops = [chart.onMove(listener), chart.cursor.onMove(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => JSON.stringify(chart.averaged ?? null),
    () => 'null',
  );
  return (JSON.parse(text) as PlottedCandle | null) ?? undefined;
}

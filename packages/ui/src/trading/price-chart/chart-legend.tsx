import { formatPercent, formatPrice } from '@agio/money';
import { type ReactNode, useEffect, useState } from 'react';
import { AmountText, fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { changePercent, type ChartCandle } from './chart-data.ts';
import type { ChartHandle } from './chart-handle.ts';
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

/** The exact figures of the candle under the cursor. */
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
  const candle = pointed ?? latest;
  if (!candle) return null;
  const change = changePercent(candle.open, candle.close);
  const hasTone = change && !change.isZero && (pointed !== undefined || !isStale);
  const tone = moveText({ move: hasTone ? (change.isNegative ? 'down' : 'up') : 'none' });
  const { legend } = labels;
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
        {(['open', 'high', 'low', 'close'] as const).map((name) => (
          <span key={name} className={tone}>
            <span className="ui:me-1 ui:font-medium ui:text-fg-muted">
              <bdi>{legend[name]}</bdi>
            </span>
            {formatPrice(candle[name], { tickSize, locale })}
          </span>
        ))}
        <span className={tone}>{formatPercent(change, { locale, signed: true })}</span>
        <span>
          <span className="ui:me-1 ui:font-medium ui:text-fg-muted">
            <bdi>{legend.volume}</bdi>
          </span>
          <AmountText
            value={candle.volume}
            digits={fractionDigits(stepSize)}
            locale={locale}
            dim={false}
          />{' '}
          {baseAsset}
        </span>
      </div>
      {children}
    </div>
  );
}

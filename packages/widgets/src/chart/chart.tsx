import { lazy, Suspense } from 'react';
import type { ChartPanelProps } from './chart-panel.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** Fetches the chart's code, which is as large as the rest of a desk. */
export const loadChart = async () => ({ default: (await import('./chart-panel.tsx')).ChartPanel });
const ChartPanel = lazy(loadChart);

/** The chart of a market: history from the exchange with the open candle live on top. Its code comes by itself. */
export function Chart(props: ChartPanelProps) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <ChartPanel {...props} />
    </Suspense>
  );
}

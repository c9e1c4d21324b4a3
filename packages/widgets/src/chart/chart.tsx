import { lazy, Suspense } from 'react';
import { partOf } from '../states/lazy-part.ts';
import type { ChartPanelProps } from './chart-panel.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';

/** Fetches the code of the chart, which is as large as the rest of a desk. */
export const loadChart = partOf(() => import('./chart-panel.tsx'), 'ChartPanel');
const ChartPanel = lazy(loadChart);

/** The chart of a market: history and the live open candle. Its code is fetched when it is rendered. */
export function Chart(props: ChartPanelProps) {
  return (
    <Suspense fallback={<ChartSkeleton className={props.className} style={props.style} />}>
      <ChartPanel {...props} />
    </Suspense>
  );
}

/**
 * The chart of a market: history, the live candle, the reader's orders and fills, and the depth of the book.
 *
 * @example
 * ```tsx
 * import type { Instrument } from '@agio/api-client';
 * import { Chart } from '@agio/widgets/chart';
 *
 * export const Course = ({ instrument }: { instrument: Instrument }) => (
 *   <Chart instrument={instrument} view="price" />
 * );
 * ```
 *
 * @module
 */

export { Chart, loadChart } from './chart.tsx';
export type { ChartPanelProps as ChartProps } from './chart-panel.tsx';
export { ChartSkeleton } from './chart-skeleton.tsx';

export { Chart, loadChart } from './chart.tsx';
export type { ChartPanelProps as ChartProps } from './chart-panel.tsx';
export { ChartSkeleton } from './chart-skeleton.tsx';

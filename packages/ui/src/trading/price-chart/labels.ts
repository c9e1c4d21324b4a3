import type { ChartKind, ChartStudy } from './chart-data.ts';

export interface PriceChartLabels {
  /** The picture in words. Figures come formatted. */
  summary: (figures: {
    market: string;
    resolution: string;
    last: string;
    high: string;
    low: string;
    count: number;
  }) => string;
  /** Caption of the table that stands for the picture. */
  table: string;
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  /** In the legend, one letter each. */
  legend: { open: string; high: string; low: string; close: string; volume: string };
  resolution: string;
  kind: string;
  kinds: Record<ChartKind, string>;
  studies: string;
  study: Record<ChartStudy, string>;
  zoomIn: string;
  zoomOut: string;
  resetView: string;
  maximise: string;
  restore: string;
  sides: { Buy: string; Sell: string; Unknown: string };
  cancelOrder: (order: string) => string;
  loading: string;
  empty: string;
  error: string;
  retry: string;
  /** At the start of the chart, where the reader scrolled to. */
  olderLoading: string;
  olderError: string;
  noOlder: string;
  /** The library's licence asks for this link. */
  attribution: string;
}

export const priceChartLabels: PriceChartLabels = {
  summary: ({ market, resolution, last, high, low, count }) =>
    `Price chart of ${market}, ${resolution}. Last ${last}; highest ${high} and lowest ${low} of ${count} candles.`,
  table: 'Latest candles',
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  legend: { open: 'O', high: 'H', low: 'L', close: 'C', volume: 'Vol' },
  resolution: 'Resolution',
  kind: 'Chart type',
  kinds: { candles: 'Candles', line: 'Line', area: 'Area' },
  studies: 'Indicators',
  study: {
    sma20: 'Moving average 20',
    sma50: 'Moving average 50',
    ema20: 'Exponential average 20',
  },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetView: 'Reset view',
  maximise: 'Maximise chart',
  restore: 'Restore chart',
  sides: { Buy: 'Buy', Sell: 'Sell', Unknown: 'Order' },
  cancelOrder: (order) => `Cancel order ${order}`,
  loading: 'Loading chart',
  empty: 'No trades yet. The chart begins with the first one.',
  error: 'The chart could not be loaded',
  retry: 'Try again',
  olderLoading: 'Loading older candles',
  olderError: 'Older candles could not be loaded',
  noOlder: 'No older history',
  attribution: 'Charts by TradingView',
};

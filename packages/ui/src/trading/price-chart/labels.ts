import type { ChartKind, ChartStudy } from './chart-data.ts';

export interface PriceChartLabels {
  /** Name of the picture that takes the keys. */
  picture: (names: { market: string; resolution: string }) => string;
  /** What a screen reader calls it, in place of "application". */
  pictureRole: string;
  /** Which keys it takes. */
  keys: string;
  /** Read out when keys come to rest on a candle. Figures come formatted. */
  candle: (figures: {
    time: string;
    open: string;
    high: string;
    low: string;
    close: string;
    volume: string;
  }) => string;
  /** Read out when keys moved the view. Figures come formatted. */
  sight: (figures: {
    from: string;
    to: string;
    count: number;
    high: string;
    low: string;
    change: string;
  }) => string;
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
  picture: ({ market, resolution }) => `Candles of ${market}, ${resolution}`,
  pictureRole: 'chart',
  keys: 'Left and Right go from candle to candle, Home and End to the first in sight and to the newest. Page Up and Page Down, or Shift with Left and Right, move through time. Plus and Minus zoom, 0 goes back to the newest.',
  candle: ({ time, open, high, low, close, volume }) =>
    `${time}. Open ${open}, high ${high}, low ${low}, close ${close}, volume ${volume}.`,
  sight: ({ from, to, count, high, low, change }) =>
    `${from} to ${to}, ${count} candles. Highest ${high}, lowest ${low}, change ${change}.`,
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

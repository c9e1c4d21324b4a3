import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { OrderWords } from '../shared/order-words.ts';
import type { ChartKind, ChartStudy } from './chart-data.ts';

export const priceChartMessages = defineMessages('priceChart', {
  /** Name of the picture that takes the keys. */
  picture: 'Candles of {{market}}, {{resolution}}',
  /** What a screen reader calls it, in place of "application". */
  pictureRole: 'chart',
  /** Which keys it takes. */
  keys: 'Left and Right move between candles. Home goes to the first visible candle, End to the latest. Page Up and Page Down, or Shift with Left and Right, pan. Plus and Minus zoom. 0 goes back to the latest candle.',
  /** Read out when keys come to rest on a candle. Figures come formatted. */
  candle:
    '{{time}}. Open {{open}}, high {{high}}, low {{low}}, close {{close}}, volume {{volume}}.',
  /** Read out when keys moved the view. Figures come formatted. */
  sight_one:
    '{{from}} to {{to}}, {{count}} candle. Highest {{high}}, lowest {{low}}, change {{change}}.',
  sight_other:
    '{{from}} to {{to}}, {{count}} candles. Highest {{high}}, lowest {{low}}, change {{change}}.',
  /** The picture in words. Figures come formatted. */
  summary_one:
    'Price chart of {{market}}, {{resolution}}. Last {{last}}; highest {{high}} and lowest {{low}} of {{count}} candle.',
  summary_other:
    'Price chart of {{market}}, {{resolution}}. Last {{last}}; highest {{high}} and lowest {{low}} of {{count}} candles.',
  /** Caption of the table that stands for the picture. */
  table: 'Latest candles',
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  /** In the legend, one letter each. */
  legend: { open: 'O', high: 'H', low: 'L', close: 'C', volume: 'Vol' },
  resolution: 'Resolution',
  kind: 'Chart type',
  kinds: { candles: 'Candles', line: 'Line', area: 'Area' } satisfies Record<ChartKind, string>,
  studies: 'Indicators',
  study: {
    sma20: 'SMA 20',
    sma50: 'SMA 50',
    ema20: 'EMA 20',
  } satisfies Record<ChartStudy, string>,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetView: 'Reset view',
  maximise: 'Maximise chart',
  restore: 'Restore chart',
  /** `order` is its side and amount. */
  cancelOrder: 'Cancel order {{order}}',
  loading: 'Loading chart',
  empty: 'No trades yet. The chart starts with the first one.',
  error: 'The chart could not be loaded',
  retry: 'Try again',
  /** At the start of the chart, where the reader scrolled to. */
  olderLoading: 'Loading older candles',
  olderError: 'Older candles could not be loaded',
  noOlder: 'No older history',
  /** The library's licence asks for this link. */
  attribution: 'Charts by TradingView',
});
export type PriceChartLabels = MessagesOf<typeof priceChartMessages> & Pick<OrderWords, 'sides'>;

import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { OrderWords } from '../shared/order-words.ts';
import type { ChartKind, ChartScale } from './chart-data.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const priceChartMessages = defineMessages('priceChart', {
  /** Accessible name of the chart. */
  picture: 'Candles of {{market}}, {{resolution}}',
  /** Role description, in place of "application". */
  pictureRole: 'chart',
  /** The keys. */
  keys: 'Left and Right move between candles. Home goes to the first visible candle, End to the latest. Page Up and Page Down, or Shift with Left and Right, pan. Plus and Minus zoom. 0 goes back to the latest candle.',
  /** Read out when keys stop on a candle, with formatted figures. */
  candle:
    '{{time}}. Open {{open}}, high {{high}}, low {{low}}, close {{close}}, volume {{volume}}.',
  /** Read out when keys moved the view, with formatted figures. */
  sight_one:
    '{{from}} to {{to}}, {{count}} candle. Highest {{high}}, lowest {{low}}, change {{change}}.',
  sight_other:
    '{{from}} to {{to}}, {{count}} candles. Highest {{high}}, lowest {{low}}, change {{change}}.',
  /** The chart in words, with formatted figures. */
  summary_one:
    'Price chart of {{market}}, {{resolution}}. Last {{last}}; highest {{high}} and lowest {{low}} of {{count}} candle.',
  summary_other:
    'Price chart of {{market}}, {{resolution}}. Last {{last}}; highest {{high}} and lowest {{low}} of {{count}} candles.',
  /** Caption of the table for screen readers. */
  table: 'Latest candles',
  time: terms.time,
  /** Noun: opening price of a candle. */
  open: 'Open',
  /** Noun: highest price of a candle. */
  high: 'High',
  /** Noun: lowest price of a candle. */
  low: 'Low',
  /** Noun: closing price of a candle. */
  close: 'Close',
  /** Noun: traded volume of a candle. */
  volume: 'Volume',
  /** In the legend, one letter each. */
  legend: { open: 'O', high: 'H', low: 'L', close: 'C', volume: 'Vol' },
  /** Noun: time span of one candle. */
  resolution: 'Resolution',
  kind: 'Chart type',
  /** Chart types, as charting software names them. Heikin-Ashi is a Japanese name: averaged candles. */
  kinds: {
    candles: 'Candles',
    hollow: 'Hollow candles',
    bars: 'Bars',
    heikinAshi: 'Heikin-Ashi',
    line: 'Line',
    area: 'Area',
  } satisfies Record<ChartKind, string>,
  /** Before the figures of a candle; `kind` is Heikin-Ashi. */
  averaged: '{{kind}}, averaged',
  /** Noun, beside averaged prices: the closing price at which was really traded. */
  tradedClose: 'Real close',
  /** Read out after a candle, with formatted figures. */
  averages: 'Heikin-Ashi averages: open {{open}}, high {{high}}, low {{low}}, close {{close}}.',
  /** Added to the description of a Heikin-Ashi chart. */
  averagedNote:
    'Its candles are averages and not prices of trades. The last price and the lines of orders are real prices.',
  /** Button: opens the choice to copy or save a picture of the chart. */
  takePicture: 'Picture',
  scale: 'Price scale',
  /** Scale of prices; “Log” is short for logarithmic. */
  scales: { linear: 'Linear', log: 'Log', percent: 'Percent' } satisfies Record<ChartScale, string>,
  moreResolutions: 'All resolutions',
  indicators: 'Indicators',
  /** Verb on a button: opens the tools of drawing, such as a trend line. */
  draw: 'Draw',
  entry: terms.averageEntry,
  zoomIn: terms.zoomIn,
  zoomOut: terms.zoomOut,
  resetView: 'Reset view',
  maximise: 'Maximise chart',
  restore: 'Restore chart',
  /** A line in the chart that is the trigger of a stop order. */
  triggerOf: 'Trigger: {{order}}',
  /** The menu entry of an order; `order` is its side and amount. */
  orderAt: '{{order}} at {{price}}',
  editOrder: 'Edit order: {{order}} at {{price}}',
  /** Read out with the edit of an order. */
  editKeys:
    'Up and Down move the price by a tick, with Shift by ten. Enter opens the edit, Escape puts the price back.',
  /** Read out while an order is moved. */
  newPrice: 'New price {{price}}',
  ordersHere_one: terms.countedOrders_one,
  ordersHere_other: terms.countedOrders_other,
  ordersAbove_one: '{{count}} order above the chart',
  ordersAbove_other: '{{count}} orders above the chart',
  ordersBelow_one: '{{count}} order below the chart',
  ordersBelow_other: '{{count}} orders below the chart',
  /** The user's executions in a candle: `Bought 10.00 at 6.4182.` */
  fill: {
    Buy: 'Bought {{amount}} at {{price}}.',
    Sell: 'Sold {{amount}} at {{price}}.',
    Unknown: 'Executed {{amount}} at {{price}}.',
  },
  /** `order` is its side and amount. */
  cancelOrder: 'Cancel order: {{order}}',
  loading: terms.loadingChart,
  empty: 'No trades yet. The chart starts with the first one.',
  error: 'The chart could not be loaded',
  retry: terms.tryAgain,
  /** At the first candle, after the reader scrolled there. */
  olderLoading: 'Loading older candles',
  olderError: 'Older candles could not be loaded',
  noOlder: 'No older history',
  /** The licence of the library requires this link. */
  attribution: 'Charts by TradingView',
});
export type PriceChartLabels = MessagesOf<typeof priceChartMessages> & Pick<OrderWords, 'sides'>;

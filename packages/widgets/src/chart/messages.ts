import { defineMessages } from '@agio/ui/language';

/** The words of the chart panel. */
export const messages = defineMessages('chart', {
  loading: 'Loading chart',
  resolution: {
    '1m': '1m',
    '3m': '3m',
    '5m': '5m',
    '15m': '15m',
    '30m': '30m',
    '1h': '1h',
    '2h': '2h',
    '4h': '4h',
    '12h': '12h',
    '1d': '1D',
    '1w': '1W',
  },
  bookFailed: 'The order book could not be loaded',
  bookCrossed: 'Bids and asks overlap',
});

import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of the chart panel. */
export const messages = defineMessages('chart', {
  loading: terms.loadingChart,
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
    '1d': terms.oneDay,
    '1w': terms.oneWeek,
  },
  /** Toasts, after a picture of the chart was copied or saved as a file. */
  picture: {
    copied: 'Picture copied',
    saved: 'Picture saved',
    savedInstead: 'Picture saved. This browser does not allow copying it.',
    failed: 'The browser could not make a picture',
  },
  bookFailed: terms.bookNotLoaded,
  bookCrossed: terms.bidsAndAsksOverlap,
});

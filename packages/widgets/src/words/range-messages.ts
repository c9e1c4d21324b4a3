// @where Widgets: ranges of the portfolio’s chart (1D, 1W … All): list, lengths and words
import { defineMessages } from '@agio/ui/language';
import * as terms from './terms.ts';

/** Range of a chart. */
export const rangeMessages = defineMessages('ranges', {
  /** Range of time of a chart. */
  label: 'Range',
  short: {
    '1D': terms.oneDay,
    '1W': terms.oneWeek,
    /** Range of time, short for one month. */
    '1M': '1M',
    /** Range of time, short for three months. */
    '3M': '3M',
    /** Range of time, short for one year. */
    '1Y': '1Y',
    /** Range of time: everything there is. */
    All: 'All',
  },
  /** In words, for screen readers. */
  spoken: {
    '1D': '1 day',
    '1W': '1 week',
    '1M': '1 month',
    '3M': '3 months',
    '1Y': '1 year',
    All: 'since the beginning',
  },
});

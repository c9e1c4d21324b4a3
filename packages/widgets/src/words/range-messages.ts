import { defineMessages } from '@agio/ui/language';
import * as terms from './terms.ts';

/** How far back a chart reaches. */
export const rangeMessages = defineMessages('ranges', {
  label: 'Range',
  short: {
    '1D': terms.oneDay,
    '1W': terms.oneWeek,
    '1M': '1M',
    '3M': '3M',
    '1Y': '1Y',
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

import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Texts of the filters of tables and lists. */
export const filterMessages = defineMessages('filters', {
  /** Noun on a button: choice of what a list shows. */
  name: 'Filter',
  /** Names the row of filters that are on. */
  chosen: 'Filters',
  chip: '{{name}}: {{value}}',
  remove: 'Remove filter: {{filter}}',
  clear: terms.clearFilters,
  any: terms.all,
  type: terms.type,
  days: 'Days',
  from: terms.fromDate,
  to: terms.toDate,
  search: terms.search,
  noMatch: 'No matches',
  noMatchHint: 'Filters: {{filters}}',
});

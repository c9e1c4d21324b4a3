import { defineMessages } from '@agio/ui/language';

/** Texts of the filters of tables and lists. */
export const filterMessages = defineMessages('filters', {
  name: 'Filter',
  /** Names the row of filters that are on. */
  chosen: 'Filters',
  chip: '{{name}}: {{value}}',
  remove: 'Remove filter {{filter}}',
  clear: 'Clear filters',
  any: 'All',
  type: 'Type',
  days: 'Days',
  from: 'From',
  to: 'To',
  search: 'Search',
  noMatch: 'No matches',
  noMatchHint: 'Filtered by {{filters}}.',
});

import { defineMessages } from '../../foundations/language/language.tsx';

/** Texts of the data grid. */
export const gridMessages = defineMessages('dataGrid', {
  view: 'Columns and density',
  columns: 'Columns',
  pinned: 'Pinned at the start',
  density: 'Row height',
  densities: { default: 'Standard', trading: 'Compact' },
  reset: 'Reset columns',
  select: 'Select {{row}}',
  selectAll: 'Select all rows',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  clear: 'Clear selection',
  expand: 'Details of {{row}}',
  expandHead: 'Details',
  more: 'Show more',
  /** After a head, where several columns sort: which place this one has. */
  sortPlace: 'sorted {{place}} of {{count}}',
});

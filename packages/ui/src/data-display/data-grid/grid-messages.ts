import { defineMessages } from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/** Texts of the data grid. */
export const gridMessages = defineMessages('dataGrid', {
  view: 'Columns and density',
  columns: terms.columns,
  pinned: 'Pinned at the start',
  density: 'Row height',
  densities: { default: terms.standardDensity, trading: terms.compactDensity },
  reset: 'Reset columns',
  /** Accessible name of a checkbox. */
  select: 'Select: {{row}}',
  selectAll: 'Select all rows',
  selected_one: terms.selected_one,
  selected_other: terms.selected_other,
  clear: 'Clear selection',
  expand: 'Details: {{row}}',
  expandHead: terms.details,
  /** After a head, where several columns sort: which place this one has. */
  sortPlace: 'sorted {{place}} of {{count}}',
});

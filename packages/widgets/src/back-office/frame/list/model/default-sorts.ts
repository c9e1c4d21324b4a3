import type { DataTableSort } from '@agio/ui/data-table';
import { type ListView, mostSorts } from './list-view.ts';
import type { ViewArea } from './saved-views.ts';

const by = (column: string): readonly DataTableSort[] => [{ column, direction: 'descending' }];

/** The order in which the exchange sends a list that is not sorted (contract): its column has the arrow. */
export const defaultSorts: Readonly<Record<ViewArea, readonly DataTableSort[]>> = {
  compliance: by('waiting'),
  users: by('seen'),
  orders: by('time'),
  transfers: by('time'),
  withdrawals: [{ column: 'time', direction: 'ascending' }],
  announcements: by('from'),
  staff: [{ column: 'name', direction: 'ascending' }],
  // The newest first, of which the list has no column.
  'api-keys': [],
  audit: by('time'),
};

/** The view in another order; the one of the exchange has no place in an address. */
export function withSort(view: ListView, area: ViewArea, sort: readonly DataTableSort[]): ListView {
  const isDefault = JSON.stringify(sort) === JSON.stringify(defaultSorts[area]);
  return { ...view, sort: isDefault ? [] : sort.slice(0, mostSorts) };
}

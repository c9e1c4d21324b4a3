import { type DataTableSort, nextSort, type SortDirection } from '../data-table/sort-rows.ts';

/**
 * The order after a press on a head. With `isAdded` the column joins those that sort already, turns round, then goes;
 * otherwise it alone sorts.
 */
export function nextSorts(
  now: readonly DataTableSort[],
  column: string,
  first: SortDirection,
  isAdded: boolean,
): DataTableSort[] {
  const known = now.find((each) => each.column === column);
  if (!isAdded) return [nextSort(now.length === 1 ? known : undefined, column, first)];
  if (known === undefined) return [...now, { column, direction: first }];
  if (known.direction !== first) return now.filter((each) => each !== known);
  return now.map((each) => (each === known ? nextSort(known, column, first) : each));
}

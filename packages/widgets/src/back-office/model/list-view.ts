import type { DataTableSort } from '@agio/ui/data-table';

/** What a field of a filter may be: one of a list, an id, or a day (`2026-11-22`). */
export type FilterKind = readonly string[] | 'id' | 'day';

/** What a list of the back office shows, as the host keeps it in its address. */
export interface ListView {
  /** The value of each field that was chosen. */
  readonly filter: Readonly<Record<string, string>>;
  /** The columns that sort, the first one first. */
  readonly sort: readonly DataTableSort[];
}

export const wholeList: ListView = { filter: {}, sort: [] };

/** Columns that sort at once at most: what an address says beyond them is left out. */
const mostSorts = 5;

const isValid = (value: string, kind: FilterKind): boolean =>
  kind === 'id'
    ? /^[\w.:@-]{1,64}$/.test(value)
    : kind === 'day'
      ? /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
      : kind.includes(value);

/** What a query of an address means; what is not understood is left out. */
export function readListView(
  query: string,
  fields: Readonly<Record<string, FilterKind>>,
  columns: readonly string[],
): ListView {
  const params = new URLSearchParams(query);
  const filter = Object.entries(fields).flatMap(([field, kind]) => {
    const value = params.get(field)?.trim() ?? '';
    return isValid(value, kind) ? [[field, value] as const] : [];
  });
  const sort = (params.get('sort') ?? '').split(',').flatMap((part): DataTableSort[] => {
    const [column = '', direction] = part.split('.');
    if (!columns.includes(column)) return [];
    return [{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }];
  });
  return { filter: Object.fromEntries(filter), sort: sort.slice(0, mostSorts) };
}

/** The query that means a view; empty for the whole list. */
export function writeListView({ filter, sort }: ListView): string {
  const params = new URLSearchParams(filter);
  if (sort.length > 0)
    params.set(
      'sort',
      sort
        .map(({ column, direction }) => `${column}.${direction === 'descending' ? 'desc' : 'asc'}`)
        .join(','),
    );
  return params.toString();
}

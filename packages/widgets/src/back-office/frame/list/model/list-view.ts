// @where Back office: query of a list of staff: filters, number of sorts, longest search
import type { DataTableSort } from '@agio/ui/data-table';
import { type Span, spanOf } from '../../../../lists/order-filter.ts';

/** Kind of a filter: one of a list, an id, a day (`2026-11-22`), or a text to search for. */
export type FilterKind = readonly string[] | 'id' | 'day' | 'text';

/** View of a list, which the host keeps in its address. */
export interface ListView {
  /** The value of each field that was chosen. */
  readonly filter: Readonly<Record<string, string>>;
  /** The columns that sort, the first one first. */
  readonly sort: readonly DataTableSort[];
}

export const defaultListView: ListView = { filter: {}, sort: [] };

/** Columns that sort at once at most, as in the contract (`list-view.test.ts` compares): what an address says beyond them is left out. */
export const mostSorts = 4;

/** Longest search that the exchange takes of every list. */
const longestText = 100;

const isValid = (value: string, kind: FilterKind): boolean =>
  kind === 'text'
    ? value !== ''
    : kind === 'id'
      ? /^[\w.:@-]{1,128}$/.test(value)
      : kind === 'day'
        ? /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
        : kind.includes(value);

/** Reads a view from the query of an address, and ignores what is invalid. */
export function readListView(
  query: string,
  fields: Readonly<Record<string, FilterKind>>,
  columns: readonly string[],
): ListView {
  const params = new URLSearchParams(query);
  const filter = Object.entries(fields).flatMap(([field, kind]) => {
    const value = (params.get(field) ?? '')
      .trim()
      .slice(0, kind === 'text' ? longestText : undefined);
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

/** Fields of a filter with their new values; without a value a field is taken away. */
export type FilterChanges = Readonly<Record<string, string | undefined>>;

/** The view with another filter. */
export const withFilter = ({ filter, sort }: ListView, changes: FilterChanges): ListView => ({
  filter: Object.fromEntries(
    Object.entries({ ...filter, ...changes }).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value] as const],
    ),
  ),
  sort,
});

/** The order of a view as the exchange takes it: `-amount,time`. Undefined: its own. */
const sortOf = ({ sort }: Pick<ListView, 'sort'>): string | undefined =>
  sort.length === 0
    ? undefined
    : sort
        .map(({ column, direction }) => `${direction === 'descending' ? '-' : ''}${column}`)
        .join(',');

/** Stretches up to now that a list can be narrowed to, as the overview counts them. */
export const stretches = ['Day'] as const;
const minute = 60_000;

/** Stretches from now on in which something must end to be listed, in hours. */
const endsWithin = { Day: 24, Fortnight: 14 * 24 } as const;

/** Returns the moment by which the rows of a view end, to the minute after; undefined where it asks for none. */
export function endsBy(stretch: string | undefined, now = Date.now()): string | undefined {
  if (stretch !== 'Day' && stretch !== 'Fortnight') return undefined;
  return new Date(
    Math.ceil(now / minute) * minute + endsWithin[stretch] * 60 * minute,
  ).toISOString();
}

/** Since when the rows of a view are asked for by its stretch, to the minute before; undefined without one. */
export const sinceOf = ({ filter }: Pick<ListView, 'filter'>, now: number): string | undefined =>
  stretchBegin(filter['within'], now);

/** Returns the begin of a stretch up to now, to the minute before; undefined without one. */
export const stretchBegin = (stretch: string | undefined, now = Date.now()): string | undefined =>
  stretch === undefined
    ? undefined
    : new Date(Math.floor(now / minute) * minute - 24 * 60 * minute).toISOString();

/**
 * Returns the input of the call for a view, times aside (`listSpan`, `endsBy`). Its fields have only values of the
 * contract.
 */
export function inputOf(view: ListView): Readonly<Record<string, string>> {
  const { from: _from, to: _to, within: _within, ends: _ends, ...filter } = view.filter;
  const sort = sortOf(view);
  return sort === undefined ? filter : { ...filter, sort };
}

/** Returns the moments between which the rows of a list lie: its days, or the stretch up to now that it is narrowed to. */
export function listSpan(view: ListView, timeZone: string | undefined): Span {
  const since = sinceOf(view, Date.now());
  return since === undefined ? spanOf(view.filter, timeZone) : { from: since };
}

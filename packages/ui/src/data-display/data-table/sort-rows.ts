import { Decimal } from '@agio/money';

/** Value by which a column sorts. Undefined and null come last in both directions. */
export type SortValue = Decimal | string | number | boolean | null | undefined;
export type SortDirection = 'ascending' | 'descending';

/** The column that sorts, and the direction. */
export interface DataTableSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** A sorted copy; stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  locale?: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) ?? undefined }))
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return sign * compareValues(a.value, b.value, collator);
    })
    .map(({ row }) => row);
}

/** Compares two values of a column; negative: `a` comes first. */
export function compareValues(
  a: NonNullable<SortValue>,
  b: NonNullable<SortValue>,
  collator: Intl.Collator,
): number {
  if (a instanceof Decimal && b instanceof Decimal) return a.compare(b);
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  if (
    a instanceof Decimal ||
    b instanceof Decimal ||
    typeof a === 'string' ||
    typeof b === 'string'
  )
    throw new TypeError('A column sorts by one kind of value: Decimals, texts or numbers.');
  return Number(a) - Number(b);
}

/** The order after a press on the head of a column: its first direction, then the opposite one. */
export function nextSort(
  now: DataTableSort | undefined,
  column: string,
  first: SortDirection,
): DataTableSort {
  if (now?.column !== column) return { column, direction: first };
  return { column, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}

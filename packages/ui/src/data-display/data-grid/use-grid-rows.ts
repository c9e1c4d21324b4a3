import {
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareValues, type DataTableSort, type SortValue } from '../data-table/sort-rows.ts';
import {
  type DataGridColumn,
  type DataGridLayout,
  placeColumns,
  type PlacedColumn,
  usualSize,
} from './grid-layout.ts';

const features = tableFeatures({
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const none: never[] = [];

/** Columns are given for English words; those of other languages take about 15 % more room, a single word 50 %. */
const roomFor = (size: number, locale: string) =>
  locale.startsWith('en') ? size : Math.round(size * (size < 100 ? 1.5 : 1.15));

/** Columns and rows in the order shown: TanStack Table sorts by several columns, hides, pins and sizes. */
export function useGridRows<Row>({
  columns,
  rows,
  rowId,
  sort,
  layout,
  locale,
  lead,
  manualSort,
}: {
  columns: readonly DataGridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: readonly DataTableSort[];
  layout: DataGridLayout;
  locale: string;
  /** Width of the grid's own columns at the start, in px. */
  lead: number;
  /** The host sorts. */
  manualSort: boolean;
}): { placed: PlacedColumn<Row>[]; ordered: readonly Row[] } {
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return columns.map(
      ({
        id,
        sortBy,
        size = usualSize,
        optional = false,
      }): ColumnDef<typeof features, Row & object> => ({
        id,
        size: roomFor(size, locale),
        enableHiding: optional,
        enableSorting: sortBy !== undefined,
        sortUndefined: 'last',
        accessorFn: (row) => sortBy?.(row) ?? undefined,
        sortFn: (a, b, column) =>
          compareValues(
            a.getValue<NonNullable<SortValue>>(column),
            b.getValue<NonNullable<SortValue>>(column),
            collator,
          ),
      }),
    );
  }, [columns, locale]);
  const state = useMemo(() => {
    const named = columns.filter(({ rowHeader }) => rowHeader).map(({ id }) => id);
    return {
      sorting: sort.map(({ column, direction }) => ({
        id: column,
        desc: direction === 'descending',
      })),
      columnVisibility: Object.fromEntries(
        columns.map(({ id, optional }) => [id, !optional || !layout.hidden.includes(id)]),
      ),
      columnPinning: {
        start: [...named, ...layout.pinned.filter((id) => !named.includes(id))],
        end: [],
      },
      columnSizing: { ...layout.widths },
    };
  }, [columns, sort, layout]);
  const isSorted = sort.length > 0 && !manualSort;
  const table = useTable({
    features,
    columns: definitions,
    // A row is any object of the host; the library only asks that it is one. It makes an object of its own for each,
    // which takes a second where there are many: it gets them only to sort them.
    data: isSorted ? (rows as readonly (Row & object)[]) : none,
    getRowId: rowId,
    state,
  });
  const model = table.getRowModel().rows;
  const ordered = useMemo(
    () => (isSorted ? model.map(({ original }) => original as Row) : rows),
    [isSorted, model, rows],
  );
  const placed = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = [
      ...table.getStartVisibleLeafColumns().map((each) => ({ each, isPinned: true })),
      ...table.getCenterVisibleLeafColumns().map((each) => ({ each, isPinned: false })),
    ];
    return placeColumns(
      shown.flatMap(({ each, isPinned }) => {
        const column = byId.get(each.id);
        return column ? [{ column, isPinned, size: each.getSize() }] : [];
      }),
      layout.widths,
      lead,
    );
  }, [table, columns, layout, lead]);
  return { placed, ordered };
}

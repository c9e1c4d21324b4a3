import { useMemo, useState, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale } from '../../foundations/language/language.tsx';
import { columnClass, type DataTableColumn, type rowHeights } from './columns.ts';
import { orderKeeper } from './keep-order.ts';
import { nextSort, sortRows } from './sort-rows.ts';
import { TableHead, type DataTableSort } from './table-head.tsx';
import { SkeletonRow } from './table-row.tsx';
import { CardList, TableRows } from './table-rows.tsx';
import { useMinWidth } from './use-min-width.ts';

export type { DataTableColumn } from './columns.ts';
export type { SortDirection, SortValue } from './sort-rows.ts';
export type { DataTableSort } from './table-head.tsx';

/** The breakpoint `md`: narrower than that, a row is a card. */
const CARDS_BELOW = '48rem';

export interface DataTableProps<Row> {
  /** Names the table, or the list of cards. */
  label: string;
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order that stands where none is sorted. */
  rows: readonly Row[];
  /** Stays the same for the same thing, whatever its place. */
  rowId: (row: Row) => string;
  /** The order at the start; without it the order of `rows`. */
  defaultSort?: DataTableSort | undefined;
  /** Row height: dense figures, one line, or two lines. */
  rowHeight?: keyof typeof rowHeights | undefined;
  /** Shows this many empty rows of the final geometry until there are rows. */
  skeletonRows?: number | undefined;
  /** In place of the rows: nothing there, nothing found, an error, not allowed. */
  placeholder?: ReactNode;
  /** Narrower than 768 px each row is this. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** A CSS height: the table scrolls in itself. Without one it scrolls in what it stands in. */
  height?: string | undefined;
  /** Which rows are marked as chosen. */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** For the order of texts. */
  locale?: string | undefined;
  className?: string | undefined;
}

/**
 * Rows of figures: sorted by a press on a head, with one geometry for every state, as cards on a phone. Of a list of more
 * than 60 rows only those in sight are in the page; its rows, or cards, are equally high. While the pointer or the focus is
 * in it, no row changes its place by itself; it is sorted anew when they leave.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  defaultSort,
  rowHeight = 'default',
  skeletonRows = 0,
  placeholder,
  card,
  height,
  isSelected,
  locale: ownLocale,
  className,
}: DataTableProps<Row>) {
  const locale = useLocale(ownLocale);
  const [sort, setSort] = useState(defaultSort);
  const [keepOrder] = useState(() => orderKeeper(rowId));
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const wide = useMinWidth(CARDS_BELOW);
  const by = columns.find((column) => column.id === sort?.column)?.sortBy;
  const direction = sort?.direction;
  // Thousands of rows are sorted when one of them, the columns or the order changes, not with every render.
  const ordered = useMemo(
    () =>
      keepOrder(by && direction ? sortRows(rows, by, direction, locale) : rows, {
        sort,
        isHeld,
      }),
    [rows, by, direction, locale, keepOrder, sort, isHeld],
  );
  const holds = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: React.FocusEvent) => setFocused(target.closest('tbody, li') !== null),
    onBlur: () => setFocused(false),
  };
  const loading = rows.length === 0 && skeletonRows > 0;

  if (placeholder !== undefined && placeholder !== null)
    return (
      <div data-slot="data-table-placeholder" className={cn('ui:block', className)}>
        {placeholder}
      </div>
    );
  if (card && !wide && !loading)
    return (
      <div className="ui:contents" {...holds}>
        <CardList label={label} className={className} rows={ordered} rowId={rowId} card={card} />
      </div>
    );
  if (card && !wide)
    return (
      <ul
        data-slot="data-table-cards"
        aria-label={label}
        aria-busy
        className={cn('ui:block', className)}
      >
        {Array.from({ length: skeletonRows }, (_, index) => (
          // Cards to come are all alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            data-slot="data-table-card-skeleton"
            key={index}
            aria-hidden
            className="ui:h-15 ui:border-b ui:border-line ui:p-4 ui:last:border-b-0"
          >
            <div className="ui:h-full ui:rounded-sm ui:bg-surface-3" />
          </li>
        ))}
      </ul>
    );
  return (
    <div
      data-slot="data-table"
      {...holds}
      // A box that scrolls must be reachable without a mouse.
      {...(height === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
      style={height === undefined ? undefined : { height }}
      className={cn(
        'ui:block',
        height !== undefined && 'ui:overflow-auto ui:overscroll-contain',
        className,
      )}
    >
      <table
        data-slot="data-table-table"
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={loading ? undefined : ordered.length + 1}
        className="ui:w-full ui:table-fixed ui:font-text ui:text-base ui:text-fg"
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} className={columnClass(column)} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={(column) => setSort(nextSort(sort, column.id, column.sortFirst ?? 'ascending'))}
        />
        {loading ? (
          <tbody data-slot="data-table-body">
            {Array.from({ length: skeletonRows }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows to come are all alike
              <SkeletonRow key={index} index={index} columns={columns} height={rowHeight} />
            ))}
          </tbody>
        ) : (
          <TableRows
            rows={ordered}
            rowId={rowId}
            columns={columns}
            height={rowHeight}
            isSelected={isSelected}
          />
        )}
      </table>
    </div>
  );
}

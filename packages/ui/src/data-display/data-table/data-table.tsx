// @where Looks: width below which a table becomes cards
/**
 * Rows of figures, in one geometry for every state: loading, empty, failed, out of date. Thousands of rows are for a
 * data grid.
 *
 * @example
 * ```tsx
 * import { Amount } from '@agio/ui/amount';
 * import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
 *
 * interface Balance {
 *   asset: string;
 *   amount: string;
 * }
 *
 * const columns: DataTableColumn<Balance>[] = [
 *   { id: 'asset', header: 'Asset', rowHeader: true, cell: (row) => row.asset },
 *   {
 *     id: 'amount',
 *     header: 'Amount',
 *     align: 'figures',
 *     cell: (row) => <Amount value={row.amount} />,
 *   },
 * ];
 *
 * export const Balances = ({ rows }: { rows: readonly Balance[] }) => (
 *   <DataTable label="Balances" columns={columns} rows={rows} rowId={(row) => row.asset} />
 * );
 * ```
 *
 * @module
 */

import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';
import { Loadable, type LoadNotes } from '../../feedback/loadable/loadable.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale } from '../../foundations/language/language.tsx';
import { type LoadState, readyState } from '../../foundations/load-state.ts';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { ListEnd, type ListLength } from '../list-end/list-end.tsx';
import type { DataTableColumn, Density } from './columns.ts';
import { orderKeeper } from './keep-order.ts';
import { type DataTableSort, nextSort, sortRows } from './sort-rows.ts';
import { CardSkeletons, TableFrame } from './table-frame.tsx';
import { SkeletonRows } from './table-row.tsx';
import { CardList, TableRows } from './table-rows.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useNarrow } from './use-narrow.ts';
import { useRowFocus } from './use-row-focus.ts';

export {
  amountColumn,
  type CellTone,
  type CellWord,
  CellWords,
  type KindColumn,
  priceColumn,
  timeColumn,
  timeText,
  TimeText,
  type TimeTextProps,
  wordColumn,
} from './column-kinds.tsx';
export type { DataTableColumn } from './columns.ts';
export type { DataTableSort, SortDirection, SortValue } from './sort-rows.ts';
export type { LoadNote, LoadNotes } from '../../feedback/loadable/loadable.tsx';
export type { LoadState } from '../../foundations/load-state.ts';

/** In rem: the breakpoint `md` without the margins of a page. */
const CARDS_BELOW = 44;

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table or of the list of cards. */
  label: string;
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order for an unsorted table. */
  rows: readonly Row[];
  /** Id of a row, independent of its place. */
  rowId: (row: Row) => string;
  /**
   * The state of the rows: loading, ready, out of date, empty, failed, or not allowed for this reader.
   * @default { status: 'ready' }
   */
  state?: LoadState | undefined;
  /** The words for every state without fresh rows. */
  notes?: LoadNotes | undefined;
  /** Loads again; the table offers it after a failure. */
  onRetry?: (() => void) | undefined;
  /**
   * Number of placeholder rows while loading; 4 by default.
   * @default 4
   */
  skeletonRows?: number | undefined;
  /** Loads more rows; adds a button at the end. */
  onMore?: (() => void) | undefined;
  /** Length of the whole list, of which `rows` are the first: the end says it as "1–50 of 2,014". */
  total?: ListLength | undefined;
  /** More rows are loading. */
  isLoadingMore?: boolean | undefined;
  /** The initial order; the order of `rows` by default. */
  defaultSort?: DataTableSort | undefined;
  /** The order, where the caller controls it. */
  sort?: DataTableSort | undefined;
  /** Called with the new order when a head is pressed. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /**
   * Row height: dense figures, one line, or two lines.
   * @default 'default'
   */
  density?: Density | undefined;
  /** Ids of columns that the reader has taken away; only those that are `optional` go. */
  hiddenColumns?: readonly string[] | undefined;
  /** Renders a row as a card, where the table is narrow. */
  card?: ((row: Row) => ReactNode) | undefined;
  /**
   * Width in rem below which cards replace the table; 44 by default.
   * @default 44
   */
  cardsBelow?: number | undefined;
  /**
   * Height of a card in rem, until one is measured.
   * @default 3.75
   */
  cardHeight?: number | undefined;
  /** A CSS height, within which the table scrolls. Without one it scrolls with its container. */
  height?: string | undefined;
  /** Returns true for a row that is marked as selected. */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Returns true for a row that is muted, because it is about to disappear. */
  isMuted?: ((row: Row) => boolean) | undefined;
  /** Returns true if a changed row looks as before, for rows whose cells follow a source of their own: it is not rendered. */
  isDrawnAlike?: ((before: Row, after: Row) => boolean) | undefined;
  /** BCP 47 tag for sorting texts; the language around it by default. */
  locale?: string | undefined;
}

/**
 * A table in every state of a list. A press on a head sorts it; skeletons have the final geometry; a narrow table drops
 * columns, then shows cards. Of more than 60 rows, only those in sight are in the page, and all rows (or cards) must be
 * equally high. While the pointer or the focus is inside, live changes do not reorder the rows; they are sorted again
 * when it leaves. A row that disappears while it has the focus passes it to the table and not to the next row, so that a
 * held key does not act on the wrong row.
 */
export function DataTable<Row>({
  label,
  columns: allColumns,
  rows,
  rowId,
  state = readyState,
  notes,
  onRetry,
  skeletonRows = 4,
  onMore,
  total,
  isLoadingMore,
  defaultSort,
  sort: givenSort,
  onSortChange,
  density = 'default',
  hiddenColumns,
  card,
  cardsBelow = CARDS_BELOW,
  cardHeight = 3.75,
  height,
  isSelected,
  isMuted,
  isDrawnAlike,
  locale: ownLocale,
  ref,
  className,
  ...rest
}: DataTableProps<Row>) {
  const locale = useLocale(ownLocale);
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(root, card && cardsBelow);
  const isFocused = useRowFocus(root);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort ?? ownSort;
  const wanted = useMemo(
    () =>
      hiddenColumns
        ? allColumns.filter(({ id, optional }) => !optional || !hiddenColumns.includes(id))
        : allColumns,
    [allColumns, hiddenColumns],
  );
  const columns = useFittingColumns(root, wanted, !isNarrow);
  const isLoading = state.status === 'loading';
  const { ordered, holds } = useOrdered(rows, { allColumns, sort, rowId, locale, isFocused });
  const frame = {
    label,
    columns,
    density,
    height,
    sort,
    onSort: ({ id, sortFirst = 'ascending' }: DataTableColumn<Row>) => {
      const next = nextSort(sort, id, sortFirst);
      setOwnSort(next);
      onSortChange?.(next);
    },
  };
  return (
    <Loadable
      ref={mergeRefs(root, ref)}
      data-slot="data-table"
      tabIndex={-1}
      state={state}
      notes={notes}
      onRetry={onRetry}
      className={cn('ui:@container ui:outline-none', className)}
      {...rest}
    >
      <div className="ui:contents" {...holds}>
        {card && isNarrow && isLoading ? (
          <CardSkeletons label={label} count={skeletonRows} height={cardHeight} />
        ) : card && isNarrow ? (
          <CardList
            label={label}
            rows={ordered}
            rowId={rowId}
            card={card}
            isDrawnAlike={isDrawnAlike}
            estimate={cardHeight * 16}
          />
        ) : (
          // One table element while loading and afterwards: a screen reader's position in it is kept.
          <TableFrame {...frame} rowCount={isLoading ? undefined : ordered.length}>
            {isLoading ? (
              <SkeletonRows count={skeletonRows} columns={columns} density={density} />
            ) : (
              <TableRows
                rows={ordered}
                rowId={rowId}
                columns={columns}
                density={density}
                isSelected={isSelected}
                isMuted={isMuted}
                isDrawnAlike={isDrawnAlike}
              />
            )}
          </TableFrame>
        )}
      </div>
      {isLoading ? null : <ListEnd shown={rows.length} {...{ total, onMore, isLoadingMore }} />}
    </Loadable>
  );
}

/** The sorted rows. While the pointer or focus is inside, only a press on a head changes their order. */
function useOrdered<Row>(
  rows: readonly Row[],
  {
    allColumns,
    sort,
    rowId,
    locale,
    isFocused,
  }: {
    allColumns: readonly DataTableColumn<Row>[];
    sort: DataTableSort | undefined;
    rowId: (row: Row) => string;
    locale: string;
    isFocused: boolean;
  },
) {
  const [keepOrder] = useState(() => orderKeeper(rowId));
  const [isPointed, setPointed] = useState(false);
  const isHeld = isPointed || isFocused;
  const by = allColumns.find((column) => column.id === sort?.column)?.sortBy;
  const direction = sort?.direction;
  // Sorting thousands of rows with every render would be slow.
  const ordered = useMemo(
    () =>
      keepOrder(by && direction ? sortRows(rows, by, direction, locale) : rows, {
        sort,
        isHeld,
      }),
    [rows, by, direction, locale, keepOrder, sort, isHeld],
  );
  return {
    ordered,
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
  };
}

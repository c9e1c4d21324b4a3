import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Loadable, type LoadNotes } from '../../feedback/loadable/loadable.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useLocale, useMessages } from '../../foundations/language/language.tsx';
import { type LoadState, readyState } from '../../foundations/load-state.ts';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import type { DataTableColumn, Density } from './columns.ts';
import { orderKeeper } from './keep-order.ts';
import { type DataTableSort, nextSort, sortRows } from './sort-rows.ts';
import { CardSkeletons, TableFrame } from './table-frame.tsx';
import { SkeletonRows } from './table-row.tsx';
import { CardList, TableRows } from './table-rows.tsx';
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

const messages = defineMessages('dataTable', { more: 'Show more' });

/** In rem: the breakpoint `md`, less the edges of a page. */
const CARDS_BELOW = 44;

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table, or the list of cards. */
  label: string;
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order that stands where none is sorted. */
  rows: readonly Row[];
  /** Stays the same for the same thing, whatever its place. */
  rowId: (row: Row) => string;
  /** Whether the rows are on their way, here, old, none, not to be had, or not for this reader. */
  state?: LoadState | undefined;
  /** What is said where there are no rows, or old ones. */
  notes?: LoadNotes | undefined;
  /** Tries again: offered where rows could not be loaded or refreshed. */
  onRetry?: (() => void) | undefined;
  /** Shows this many empty rows of the final geometry while they load. */
  skeletonRows?: number | undefined;
  /** Offers more rows below these. */
  onMore?: (() => void) | undefined;
  /** More rows are on their way. */
  isLoadingMore?: boolean | undefined;
  /** The order at the start; without it the order of `rows`. */
  defaultSort?: DataTableSort | undefined;
  /** The order, where the page keeps it. */
  sort?: DataTableSort | undefined;
  /** A head was pressed. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** Room of a row: dense figures, one line, or two lines. */
  density?: Density | undefined;
  /** Ids of columns that the reader has taken away; only those that are `optional` go. */
  hiddenColumns?: readonly string[] | undefined;
  /** Where the table would be narrow, each row is this. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** Cards stand where the room is narrower than this, in rem; 44 by default. */
  cardsBelow?: number | undefined;
  /** Height of a card in rem, until one was measured. */
  cardHeight?: number | undefined;
  /** A CSS height: the table scrolls in itself. Without one it scrolls in what it stands in. */
  height?: string | undefined;
  /** Which rows are marked as chosen. */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Which rows are about to go. */
  isMuted?: ((row: Row) => boolean) | undefined;
  /** For the order of texts. */
  locale?: string | undefined;
}

/**
 * Rows of figures in every state of a list: sorted by a press on a head, with one geometry from the first skeleton on,
 * columns that give way to a narrow panel, cards where it is as narrow as a phone. Of a list of more than 60 rows only
 * those in sight are in the page; its rows, or cards, are equally high. While the pointer or the focus is in it, no row
 * changes its place by itself; it is sorted anew when they leave. A row that goes while it has the focus gives it to the
 * table, so that a key which is held down does nothing to the next one.
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
  isLoadingMore = false,
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
  locale: ownLocale,
  ref,
  className,
  ...rest
}: DataTableProps<Row>) {
  const locale = useLocale(ownLocale);
  const words = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(root, card && cardsBelow);
  const isFocused = useRowFocus(root);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort ?? ownSort;
  const columns = useMemo(
    () =>
      hiddenColumns
        ? allColumns.filter(({ id, optional }) => !optional || !hiddenColumns.includes(id))
        : allColumns,
    [allColumns, hiddenColumns],
  );
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
            estimate={cardHeight * 16}
          />
        ) : (
          // The same table while it loads and afterwards: a reader who is in it stays there.
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
              />
            )}
          </TableFrame>
        )}
      </div>
      {onMore && !isLoading ? (
        <div className="ui:flex ui:justify-center ui:p-2">
          <Button size="sm" variant="ghost" onClick={onMore} loading={isLoadingMore}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Loadable>
  );
}

/** The rows in order, which nothing but a press on a head changes while somebody points at one of them. */
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
  // Thousands of rows are sorted when one of them, the columns or the order changes, not with every render.
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

// @where Looks: width below which a table becomes cards
import { type KeyboardEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../foundations/language/language.tsx';
import { rowEstimates } from '../data-table/columns.ts';
import { orderKeeper } from '../data-table/keep-order.ts';
import type { DataTableSort } from '../data-table/sort-rows.ts';
import { useNarrow } from '../data-table/use-narrow.ts';
import { useRowFocus } from '../data-table/use-row-focus.ts';
import { expandColumn, leadSize, selectColumn } from './grid-cells.ts';
import { pressGridKey } from './grid-keys.ts';
import { clampSize, initialGridLayout } from './grid-layout.ts';
import type { DataGridProps } from './grid-props.ts';
import { useGiven } from './use-given.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridSelection } from './use-grid-selection.ts';
import { useRowHandlers } from './use-row-handlers.ts';

/** In rem: the breakpoint `md` without the margins of a page. */
const CARDS_BELOW = 44;
/** Step of a resize by keyboard, in px. */
const resizeStep = 16;
const unsorted: readonly DataTableSort[] = [];
const none: ReadonlySet<string> = new Set();

interface GridOptions<Row> extends Pick<
  DataGridProps<Row>,
  | 'columns'
  | 'rows'
  | 'rowId'
  | 'sort'
  | 'manualSort'
  | 'onSortChange'
  | 'layout'
  | 'onLayoutChange'
  | 'selected'
  | 'onSelectedChange'
  | 'canSelect'
  | 'onOpen'
  | 'cardsBelow'
  | 'actions'
  | 'locale'
> {
  hasSelection: boolean;
  hasDetails: boolean;
  hasCards: boolean;
}

/** Holds the state of a grid: rows in order, columns in place, the selection and the active cell. */
export function useGrid<Row>({
  columns,
  rows,
  rowId,
  sort: givenSort,
  manualSort = false,
  onSortChange,
  layout: givenLayout,
  onLayoutChange,
  selected: givenSelected,
  onSelectedChange,
  canSelect,
  hasSelection,
  hasDetails,
  onOpen,
  hasCards,
  cardsBelow = CARDS_BELOW,
  actions,
  locale: ownLocale,
}: GridOptions<Row>) {
  const locale = useLocale(ownLocale);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(root, hasCards ? cardsBelow : undefined);
  const isFocused = useRowFocus(root);
  const [isPointed, setPointed] = useState(false);
  const [sort, setSort] = useGiven(givenSort, unsorted, onSortChange);
  const [layout, setLayout] = useGiven(givenLayout, initialGridLayout, onLayoutChange);
  const [selected, setSelected] = useGiven(givenSelected, none, onSelectedChange);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const leads = [...(hasSelection ? [selectColumn] : []), ...(hasDetails ? [expandColumn] : [])];
  const lead = leads.length * leadSize;

  const sorted = useGridRows({ columns, rows, rowId, sort, layout, locale, lead, manualSort });
  const { placed } = sorted;
  const [keepOrder] = useState(() => orderKeeper(rowId));
  const isHeld = isPointed || isFocused;
  const ordered = useMemo(
    () => keepOrder(sorted.ordered, { sort, isHeld }),
    [keepOrder, sorted.ordered, sort, isHeld],
  );
  const ids = useMemo(() => ordered.map(rowId), [ordered, rowId]);
  const indexOf = useMemo(() => placesOf(ids), [ids]);
  const selectable = useMemo(
    () => (canSelect ? ordered.filter(canSelect).map(rowId) : ids),
    [ordered, canSelect, rowId, ids],
  );
  const selection = useGridSelection(selected, selectable, setSelected);
  const columnIds = [...leads, ...placed.map(({ column }) => column.id)];
  const { active, index, go, note } = useGridFocus(root, {
    ids,
    indexOf,
    columnIds,
    first: placed[0]?.column.id ?? '',
  });
  const place = { row: index, column: columnIds.indexOf(active.column) };
  const resize = (column: string, px: number) =>
    setLayout({ ...layout, widths: { ...layout.widths, [column]: clampSize(px) } });
  const rowOf = (id: string) => ordered[indexOf.get(id) ?? -1];
  const select = (id: string, isRange: boolean) => {
    const row = rowOf(id);
    if (row !== undefined && (canSelect?.(row) ?? true)) selection.toggle(id, isRange);
  };

  const handlers = useRowHandlers({ onOpen, rowOf, select, hasSelection, setExpanded });
  useImperativeHandle(actions, () => ({
    moveRow: (by) => {
      const hasFocus = root.current?.contains(document.activeElement) === true;
      const to = hasFocus ? index + by : Math.max(0, index);
      if (ids.length > 0)
        go({ row: Math.min(ids.length - 1, Math.max(0, to)), column: place.column });
    },
  }));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    pressGridKey(event, {
      place,
      bounds: {
        rows: ordered.length,
        columns: columnIds.length,
        page: pageOf(scroller.current, rowEstimates[layout.density]),
      },
      go,
      open: (at) => {
        const row = ordered[at];
        if (row !== undefined) onOpen?.(row);
      },
      select: hasSelection ? (at, isRange) => select(ids[at] ?? '', isRange) : undefined,
      extend: (from, to) => selection.extend(ids[from] ?? '', ids[to] ?? ''),
      selectAll: selection.toggleAll,
      resize: (at, by) => {
        const found = placed[at - leads.length];
        if (found) resize(found.column.id, found.size + by * resizeStep);
      },
    });
  return {
    root,
    scroller,
    isNarrow,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
    sort,
    setSort: (changed: readonly DataTableSort[]) => {
      setSort(changed);
      // The first rows of the new order.
      scroller.current?.scrollTo({ top: 0 });
    },
    layout,
    setLayout,
    expanded,
    leads,
    lead,
    placed,
    ordered,
    ids,
    hasSelection,
    canBeSelected: (row: Row) => hasSelection && (canSelect?.(row) ?? true),
    selection,
    columnCount: columnIds.length,
    active,
    index,
    note,
    resize,
    rowOf,
    select,
    handlers,
    onKeyDown,
  };
}

/** Returns the index of each id. The index is built at the first move in the grid. */
function placesOf(ids: readonly string[]): Pick<ReadonlyMap<string, number>, 'get'> {
  let places: ReadonlyMap<string, number> | undefined;
  return {
    get: (id) => (places ??= new Map(ids.map((each, index) => [each, index]))).get(id),
  };
}

/** Rows that one page of the keyboard leads. One less than in sight: the last row stays as the first. */
const pageOf = (scroller: HTMLElement | null, rowHeight: number): number =>
  Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2);

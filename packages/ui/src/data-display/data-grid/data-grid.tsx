/**
 * The staff's workbench: thousands of rows, of which only those in sight are in the page.
 *
 * @example
 * ```tsx
 * import { DataGrid, type DataGridColumn } from '@agio/ui/data-grid';
 *
 * interface Order {
 *   id: string;
 *   market: string;
 *   amount: string;
 * }
 *
 * const columns: DataGridColumn<Order>[] = [
 *   { id: 'id', header: 'Order', rowHeader: true, cell: (row) => row.id },
 *   { id: 'market', header: 'Market', cell: (row) => row.market },
 *   { id: 'amount', header: 'Amount', align: 'figures', cell: (row) => row.amount },
 * ];
 *
 * export const Orders = ({ rows }: { rows: readonly Order[] }) => (
 *   <DataGrid label="Orders" columns={columns} rows={rows} rowId={(row) => row.id} />
 * );
 * ```
 *
 * @module
 */

import type { CSSProperties } from 'react';
import { Loadable } from '../../feedback/loadable/loadable.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import { hasContent, readyState } from '../../foundations/load-state.ts';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { GridBulk } from './grid-bulk.tsx';
import { GridCards } from './grid-cards.tsx';
import { ListEnd } from '../list-end/list-end.tsx';
import { leadSize } from './grid-cells.ts';
import { GridHead } from './grid-head.tsx';
import { templateOf, widthOf } from './grid-layout.ts';
import { GridMenu } from './menu/grid-menu.tsx';
import { gridMessages } from './grid-messages.ts';
import type { DataGridProps } from './grid-props.ts';
import { GridRow } from './grid-row.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { nextSorts } from './grid-sort.ts';
import { GridTable } from './grid-table.tsx';
import { useGrid } from './use-grid.ts';

export {
  type DataGridColumn,
  type DataGridDensity,
  type DataGridLayout,
  gridDensities,
  initialGridLayout,
} from './grid-layout.ts';
export type { DataGridActions, DataGridProps } from './grid-props.ts';

/**
 * The staff's workbench: rows of one height (or with details below them) of which only those in sight are in the page;
 * several columns sort, columns are chosen, resized and pinned, rows are selected by ranges. Keys are those of the ARIA
 * grid pattern: arrows, Home, End, Page Up and Down move, Space selects, with Shift a range, Enter opens; Shift and an
 * arrow resize a column on its head. A cell shows; what acts is in the row's details or in the selection's actions.
 */
export function DataGrid<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName = rowId,
  state = readyState,
  notes,
  onRetry,
  skeletonRows = 12,
  onMore,
  total,
  isLoadingMore = false,
  sort,
  manualSort,
  onSortChange,
  layout,
  onLayoutChange,
  selected,
  onSelectedChange,
  canSelect,
  bulkActions,
  details,
  onOpen,
  card,
  cardsBelow,
  cardHeight = 5,
  height = '32rem',
  toolbar,
  actions,
  locale,
  ref,
  className,
  ...rest
}: DataGridProps<Row>) {
  const t = useMessages(gridMessages);
  const grid = useGrid({
    columns,
    rows,
    rowId,
    sort,
    manualSort,
    onSortChange,
    layout,
    onLayoutChange,
    selected,
    onSelectedChange,
    canSelect,
    hasSelection: bulkActions !== undefined,
    hasDetails: details !== undefined,
    onOpen,
    hasCards: card !== undefined,
    cardsBelow,
    actions,
    locale,
  });
  const { placed, leads, lead, selection, active } = grid;
  const { density } = grid.layout;
  const isLoading = state.status === 'loading';
  const isCards = card !== undefined && grid.isNarrow;
  const chosen = selection.ids.flatMap((id) => grid.rowOf(id) ?? []);
  const bulk = bulkActions ? (
    <GridBulk count={chosen.length} isFloating={!isCards} onClear={selection.clear}>
      {bulkActions(chosen)}
    </GridBulk>
  ) : null;
  const vars = {
    height,
    '--grid-columns': templateOf(
      placed,
      leads.map(() => leadSize),
    ),
    '--grid-width': `${widthOf(placed, lead)}px`,
    // A cell that gets the focus does not stay below the head, the pinned columns or the selection's bar.
    scrollPaddingBlock: `3rem ${chosen.length > 0 ? '5rem' : '0'}`,
    scrollPaddingInlineStart: `${widthOf(
      placed.filter(({ pinnedAt }) => pinnedAt !== undefined),
      lead,
    )}px`,
  } as CSSProperties;
  return (
    <div
      ref={mergeRefs(grid.root, ref)}
      data-slot="data-grid"
      tabIndex={-1}
      className={cn('ui:flex ui:flex-col ui:outline-none', className)}
      {...rest}
    >
      <div
        data-slot="data-grid-bar"
        className="ui:flex ui:min-h-12 ui:items-center ui:gap-2 ui:border-b ui:border-line ui:px-4 ui:py-2"
      >
        <div
          data-slot="data-grid-tools"
          className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-2"
        >
          {toolbar}
        </div>
        {isCards ? null : (
          <GridMenu columns={columns} layout={grid.layout} onLayoutChange={grid.setLayout} />
        )}
      </div>
      <Loadable state={state} notes={notes} onRetry={onRetry}>
        {isCards ? (
          <GridCards
            label={label}
            rows={grid.ordered}
            rowId={rowId}
            rowName={rowName}
            card={card}
            cardHeight={cardHeight}
            skeletons={isLoading ? skeletonRows : undefined}
            canSelect={grid.canBeSelected}
            isSelected={selection.has}
            onToggle={grid.select}
          />
        ) : (
          <div data-slot="data-grid-box" className="ui:relative">
            <GridTable
              scroller={grid.scroller}
              aria-label={label}
              aria-colcount={grid.columnCount}
              aria-multiselectable={grid.hasSelection || undefined}
              count={isLoading ? undefined : grid.ids.length}
              kept={grid.index}
              keyOf={(at) => grid.ids[at] ?? ''}
              density={density}
              isMeasured={details !== undefined}
              hold={grid.hold}
              vars={vars}
              head={
                <GridHead
                  columns={placed}
                  density={density}
                  sort={grid.sort}
                  selected={grid.hasSelection ? selection.head : undefined}
                  hasDetails={details !== undefined}
                  active={active.row === undefined ? active.column : undefined}
                  onSort={(id, isAdded) => {
                    const first = columns.find((column) => column.id === id)?.sortFirst;
                    grid.setSort(nextSorts(grid.sort, id, first ?? 'ascending', isAdded));
                  }}
                  onSelectAll={selection.toggleAll}
                  onResize={grid.resize}
                />
              }
              skeleton={
                <GridSkeleton
                  count={skeletonRows}
                  columns={placed}
                  leads={leads.length}
                  density={density}
                />
              }
              row={(at, start, measure) => {
                const row = grid.ordered[at];
                const id = grid.ids[at];
                if (row === undefined || id === undefined) return null;
                return (
                  <GridRow
                    key={id}
                    row={row}
                    id={id}
                    name={rowName(row)}
                    index={at}
                    start={start}
                    columns={placed}
                    density={density}
                    hasSelection={grid.hasSelection}
                    isSelected={grid.canBeSelected(row) ? selection.has(id) : undefined}
                    isExpanded={grid.expanded.includes(id)}
                    active={active.row === id ? active.column : undefined}
                    words={t}
                    details={details}
                    isPressable={onOpen !== undefined}
                    measure={measure}
                    {...grid.handlers}
                  />
                );
              }}
              onFocus={({ target }) => grid.note(target)}
              onKeyDown={grid.onKeyDown}
              onMore={onMore}
              isLoadingMore={isLoadingMore}
            />
            {bulk}
          </div>
        )}
        {isLoading ? null : <ListEnd shown={rows.length} {...{ total, onMore, isLoadingMore }} />}
        {isCards && hasContent(state) ? bulk : null}
      </Loadable>
    </div>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { directionAt } from '../../foundations/direction.ts';
import { useMessages } from '../../foundations/language/language.tsx';
import type { DataTableSort } from '../data-table/sort-rows.ts';
import {
  expandColumn,
  leadClass,
  leadSize,
  placedClass,
  placedStyle,
  selectColumn,
} from './grid-cells.ts';
import { canSort, clampSize, type DataGridDensity, type PlacedColumn } from './grid-layout.ts';
import { gridMessages } from './grid-messages.ts';

export interface GridHeadProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  density: DataGridDensity;
  sort: readonly DataTableSort[];
  /** State of the checkbox in the head; undefined where rows cannot be selected. */
  selected: 'all' | 'some' | 'none' | undefined;
  hasDetails: boolean;
  /** The column whose head is in the tab order. */
  active: string | undefined;
  onSort: (column: string, isAdded: boolean) => void;
  onSelectAll: () => void;
  onResize: (column: string, px: number) => void;
}

/** The sticky head: sorts, selects all, and resizes at its edges. */
export function GridHead<Row>({
  columns,
  density,
  sort,
  selected,
  hasDetails,
  active,
  onSort,
  onSelectAll,
  onResize,
}: GridHeadProps<Row>) {
  const t = useMessages(gridMessages);
  return (
    <div
      data-slot="data-grid-head"
      role="rowgroup"
      className="ui:sticky ui:top-0 ui:z-10 ui:w-full ui:min-w-(--grid-width) ui:bg-surface-1"
    >
      <div
        data-slot="data-grid-head-row"
        role="row"
        aria-rowindex={1}
        className="ui:grid ui:h-9 ui:bg-surface-1 ui:grid-cols-(--grid-columns) ui:border-b ui:border-line ui:text-xs ui:font-medium ui:text-fg-muted ui:touch:h-11"
      >
        {selected === undefined ? null : (
          <div
            data-slot="data-grid-lead"
            role="columnheader"
            className={leadClass}
            style={{ insetInlineStart: 0 }}
          >
            <Checkbox
              aria-label={t.selectAll}
              data-grid-cell={selectColumn}
              tabIndex={active === selectColumn ? 0 : -1}
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={onSelectAll}
            />
          </div>
        )}
        {hasDetails ? (
          <div
            data-slot="data-grid-lead"
            role="columnheader"
            data-grid-cell={expandColumn}
            tabIndex={active === expandColumn ? 0 : -1}
            className={leadClass}
            style={{ insetInlineStart: selected === undefined ? 0 : leadSize }}
          >
            <span data-slot="data-grid-hidden" className="ui:visually-hidden">
              {t.expandHead}
            </span>
          </div>
        ) : null}
        {columns.map((placed) => (
          <Head
            key={placed.column.id}
            placed={placed}
            density={density}
            sort={sort}
            isActive={active === placed.column.id}
            onSort={onSort}
            onResize={onResize}
          />
        ))}
      </div>
    </div>
  );
}

function Head<Row>({
  placed,
  density,
  sort,
  isActive,
  onSort,
  onResize,
}: { placed: PlacedColumn<Row>; isActive: boolean } & Pick<
  GridHeadProps<Row>,
  'density' | 'sort' | 'onSort' | 'onResize'
>) {
  const t = useMessages(gridMessages);
  const { column, size } = placed;
  const place = sort.findIndex((each) => each.column === column.id);
  const direction = sort[place]?.direction;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  const target = { 'data-grid-cell': column.id, tabIndex: isActive ? 0 : -1 };
  const isSortable = canSort(column);
  return (
    <div
      data-slot="data-grid-head-cell"
      role="columnheader"
      data-column={column.id}
      data-size={size}
      aria-sort={direction ?? (isSortable ? 'none' : undefined)}
      className={cn(
        placedClass(placed, density),
        'ui:grid',
        placed.pinnedAt === undefined && 'ui:relative',
      )}
      style={placedStyle(placed)}
      {...(isSortable ? {} : target)}
    >
      {isSortable ? (
        <button
          type="button"
          data-slot="data-grid-sort"
          className={cn(
            'ui:hit-area ui:flex ui:h-6 ui:max-w-full ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-sm ui:hover:text-fg',
            column.align === 'figures' && 'ui:justify-self-end ui:rtl:justify-self-start',
            direction && 'ui:text-fg',
          )}
          onClick={(event) => onSort(column.id, event.shiftKey)}
          {...target}
        >
          <span data-slot="data-grid-head-text" className="ui:truncate">
            {column.header}
          </span>
          {direction ? (
            <Arrow size={12} strokeWidth={2} aria-hidden className="ui:flex-none" />
          ) : null}
          {direction && sort.length > 1 ? (
            <>
              <span data-slot="data-grid-sort-place" aria-hidden className="ui:num">
                {place + 1}
              </span>
              <span data-slot="data-grid-hidden" className="ui:visually-hidden">
                {t.sortPlace({ place: place + 1, count: sort.length })}
              </span>
            </>
          ) : null}
        </button>
      ) : (
        <span
          data-slot="data-grid-head-text"
          className={column.headerHidden ? 'ui:visually-hidden' : 'ui:truncate'}
        >
          {column.header}
        </span>
      )}
      {/* For the pointer; the keyboard resizes with Shift and the arrows. */}
      <span
        data-slot="data-grid-resize"
        aria-hidden
        className="ui:absolute ui:inset-y-1.5 ui:end-0 ui:w-2 ui:cursor-col-resize ui:touch-none ui:border-e-2 ui:border-transparent ui:hover:border-line-strong"
        onPointerDown={(event) => startResize(event, (px) => onResize(column.id, px))}
      />
    </div>
  );
}

/** Follows the pointer until it is let go. The width begins with what is shown, which may be more than was set. */
function startResize(event: PointerEvent<HTMLElement>, resize: (px: number) => void): void {
  const handle = event.currentTarget;
  const cell = handle.parentElement;
  if (!cell || event.button !== 0) return;
  event.preventDefault();
  const began = { x: event.clientX, width: cell.getBoundingClientRect().width };
  const sign = directionAt(cell) === 'rtl' ? -1 : 1;
  const move = ({ clientX }: globalThis.PointerEvent) =>
    resize(clampSize(began.width + sign * (clientX - began.x)));
  const stop = () => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('lostpointercapture', stop);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', stop);
}

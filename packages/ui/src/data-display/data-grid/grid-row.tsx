import { ChevronRight } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  expandColumn,
  leadClass,
  leadSize,
  placedClass,
  placedStyle,
  gridRowVariants,
  selectColumn,
} from './grid-cells.ts';
import type { DataGridDensity, PlacedColumn } from './grid-layout.ts';

export interface GridRowProps<Row> {
  row: Row;
  id: string;
  /** Names the row in the words of its buttons. */
  name: string;
  index: number;
  /** Distance from the first row, in px. */
  start: number;
  columns: readonly PlacedColumn<Row>[];
  density: DataGridDensity;
  /** Undefined: this row cannot be selected. */
  isSelected: boolean | undefined;
  /** Rows can be selected: they have a place for the box. */
  hasSelection: boolean;
  isExpanded: boolean;
  /** The column in the tab order, if it is of this row. */
  active: string | undefined;
  words: {
    select: (values: { row: string }) => string;
    expand: (values: { row: string }) => string;
  };
  details: ((row: Row) => ReactNode) | undefined;
  /** Opens a row with a press. */
  isPressable: boolean;
  onPress: (id: string, event: MouseEvent) => void;
  onToggle: (id: string, isRange: boolean) => void;
  onExpand: (id: string) => void;
  /** Reports the height of a row, where rows differ. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function RowOf<Row>({
  row,
  id,
  name,
  index,
  start,
  columns,
  density,
  isSelected,
  hasSelection,
  isExpanded,
  active,
  words,
  details,
  isPressable,
  onPress,
  onToggle,
  onExpand,
  measure,
}: GridRowProps<Row>) {
  return (
    <div
      ref={measure}
      data-slot="data-grid-place"
      role="presentation"
      data-index={index}
      // A change in a row lays out no other row.
      className="ui:absolute ui:inset-x-0 ui:top-0 ui:[contain:layout_style]"
      style={{ transform: `translateY(${start}px)` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles the keys of its cells */}
      <div
        data-slot="data-grid-row"
        role="row"
        data-row={id}
        aria-rowindex={index + 2}
        aria-selected={isSelected}
        onClick={(event) => onPress(id, event)}
        className={cn(
          gridRowVariants({ density }),
          // No custom property follows the pointer: every element of the row would inherit it with each row that scrolls by.
          'ui:grid-cols-(--grid-columns)',
          // Opaque: what scrolls below a pinned cell must not show through.
          isSelected
            ? 'ui:bg-[color-mix(in_oklch,var(--agio-accent)_14%,var(--agio-surface-1))] ui:hover:bg-[color-mix(in_oklch,var(--agio-accent)_20%,var(--agio-surface-1))] ui:forced-selected'
            : 'ui:bg-surface-1 ui:hover:bg-surface-2',
          isPressable && 'ui:cursor-pointer',
        )}
      >
        {hasSelection ? (
          <div
            data-slot="data-grid-lead"
            role="gridcell"
            className={leadClass}
            style={{ insetInlineStart: 0 }}
          >
            <Checkbox
              aria-label={words.select({ row: name })}
              data-grid-cell={selectColumn}
              tabIndex={active === selectColumn ? 0 : -1}
              disabled={isSelected === undefined}
              checked={isSelected === true}
              // The press says whether Shift was held; the change does not.
              onClick={(event) => onToggle(id, event.shiftKey)}
              onChange={nothing}
            />
          </div>
        ) : null}
        {details ? (
          <div
            data-slot="data-grid-lead"
            role="gridcell"
            className={leadClass}
            style={{ insetInlineStart: hasSelection ? leadSize : 0 }}
          >
            <IconButton
              size="sm"
              label={words.expand({ row: name })}
              aria-expanded={isExpanded}
              data-grid-cell={expandColumn}
              tabIndex={active === expandColumn ? 0 : -1}
              onClick={() => onExpand(id)}
            >
              <ChevronRight
                size={14}
                strokeWidth={1.5}
                aria-hidden
                className={cn('ui:rtl:rotate-180', isExpanded && 'ui:rotate-90 ui:rtl:rotate-90')}
              />
            </IconButton>
          </div>
        ) : null}
        {columns.map((placed) => (
          <div
            key={placed.column.id}
            data-slot="data-grid-cell"
            role={placed.column.rowHeader ? 'rowheader' : 'gridcell'}
            data-grid-cell={placed.column.id}
            tabIndex={active === placed.column.id ? 0 : -1}
            className={placedClass(placed, density)}
            style={placedStyle(placed)}
          >
            {placed.column.cell(row)}
          </div>
        ))}
      </div>
      {details && isExpanded ? (
        <div
          data-slot="data-grid-details-row"
          role="row"
          className="ui:border-b ui:border-line ui:bg-surface-2"
        >
          <div
            data-slot="data-grid-details"
            role="gridcell"
            aria-colspan={columns.length}
            className="ui:sticky ui:start-0 ui:w-(--grid-sight) ui:max-w-full ui:px-4 ui:py-3"
          >
            {details(row)}
          </div>
        </div>
      ) : null}
    </div>
  );
}

const nothing = () => {};

/** Memoised: a step of scrolling draws only the rows that come. The cast restores the type parameter. */
export const GridRow = memo(RowOf) as typeof RowOf;

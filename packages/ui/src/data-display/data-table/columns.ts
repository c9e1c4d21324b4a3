import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { SortDirection, SortValue } from './sort-rows.ts';

export interface DataTableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** The head. */
  header: string;
  /** Hides the head except for screen readers, for a column of buttons or stars. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /**
   * `figures` is right-aligned in both reading directions, so that digits align; `end` is for buttons, which stay in sight
   * where a table of the density `trading` is wider than its box.
   */
  align?: 'start' | 'end' | 'center' | 'figures' | undefined;
  /** A CSS width. Fixed widths keep columns from moving; columns without one share the rest. */
  width?: string | undefined;
  /** Makes the head a button that sorts by this value. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** Direction of the first press; `descending` suits figures. */
  sortFirst?: SortDirection | undefined;
  /** The reader may take the column away: it is offered in a menu, and `hiddenColumns` has its id. */
  optional?: boolean | undefined;
  /** Drops the column where the table is narrower than this, in rem. */
  hideBelow?: keyof typeof hiddenBelow | undefined;
  /** Leaves while the table is wider than its box. */
  yields?: boolean | undefined;
  /** Placeholder of a cell while the rows load. */
  skeleton?: 'text' | 'two-lines' | 'none' | undefined;
  /** Names the row for a screen reader. One column has it. */
  rowHeader?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Classes by the width of the table in rem. The window's width does not count: the same table is used in pages, panels
 * and drawers.
 */
const hiddenBelow = {
  38: 'ui:@max-[38rem]:hidden',
  44: 'ui:@max-[44rem]:hidden',
  50: 'ui:@max-[50rem]:hidden',
  54: 'ui:@max-[54rem]:hidden',
  58: 'ui:@max-[58rem]:hidden',
  62: 'ui:@max-[62rem]:hidden',
  71: 'ui:@max-[71rem]:hidden',
  76: 'ui:@max-[76rem]:hidden',
  80: 'ui:@max-[80rem]:hidden',
};

const columnVariants = cva('', { variants: { hideBelow: hiddenBelow } });

const cellVariants = cva('ui:overflow-hidden ui:whitespace-nowrap ui:first:ps-4 ui:last:pe-4', {
  variants: {
    density: { trading: 'ui:px-2', default: 'ui:px-3', tall: 'ui:px-3' },
    align: {
      start: 'ui:text-start',
      center: 'ui:text-center',
      end: 'ui:text-end',
      figures: 'ui:text-figures',
    },
    hideBelow: hiddenBelow,
  },
  defaultVariants: { align: 'start' },
});

export const columnClass = <Row>(column: DataTableColumn<Row>): string | undefined =>
  column.hideBelow && columnVariants({ hideBelow: column.hideBelow });

export const cellClass = <Row>(
  { align, hideBelow, className }: DataTableColumn<Row>,
  density: Density,
): string => cn(cellVariants({ density, align, hideBelow }), className);

/** Classes of a cell of a table, where buttons stay at the edge. */
export const tableCellClass = <Row>(column: DataTableColumn<Row>, density: Density): string =>
  cn(
    cellClass(column, density),
    density === 'trading' &&
      column.align === 'end' &&
      'ui:sticky ui:end-0 ui:bg-surface-1 ui:group-hover/row:bg-surface-2',
  );

const line = 'ui:border-b ui:border-[color-mix(in_oklch,var(--agio-line)_70%,transparent)]';
// In a column of a fixed width a long head takes two lines.
const head = 'ui:h-9 ui:touch:h-11 ui:border-b ui:border-line ui:whitespace-normal ui:hyphens-auto';

/** Text of a table, by density. Columns of `trading` are as wide as their content, so that no figure is cut. */
export const tableVariants = cva('ui:w-full ui:font-text ui:text-fg', {
  variants: {
    density: {
      trading: 'ui:table-auto ui:text-sm',
      default: 'ui:table-fixed ui:text-base',
      tall: 'ui:table-fixed ui:text-base',
    },
  },
});

export const headVariants = cva(
  'ui:sticky ui:top-0 ui:z-10 ui:bg-surface-1 ui:text-xs ui:font-medium ui:text-fg-muted',
  {
    variants: {
      density: { trading: 'ui:h-row-trading ui:touch:h-row-touch', default: head, tall: head },
    },
  },
);

/** Height of a row and the line below it: `tall` holds two lines of text, `trading` has no lines between rows. */
export const rowVariants = cva('', {
  variants: {
    density: {
      trading: 'ui:h-row-trading ui:touch:h-row-touch',
      default: ['ui:h-row ui:group-last/row:border-b-0', line],
      tall: ['ui:h-[calc(var(--agio-row)+0.5rem)] ui:group-last/row:border-b-0', line],
    },
  },
});

/** Height of a row in px, until one is measured. */
export const rowEstimates = { trading: 28, default: 36, tall: 44 };
export type Density = keyof typeof rowEstimates;

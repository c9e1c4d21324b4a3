import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { SortDirection, SortValue } from './sort-rows.ts';

export interface DataTableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** The head. */
  header: string;
  /** Reads the head out without showing it: for a column of buttons or stars. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `figures` puts units under units, in either reading direction; `end` is for buttons. */
  align?: 'start' | 'end' | 'center' | 'figures' | undefined;
  /** A CSS width. Columns have fixed widths, so that nothing jumps; those without share what is left. */
  width?: string | undefined;
  /** Makes the head a button that sorts by this. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** Which way the first press sorts; figures want `descending`. */
  sortFirst?: SortDirection | undefined;
  /** Drops the column where the window is narrower than this breakpoint. */
  hideBelow?: keyof typeof hidden | undefined;
  /** What stands in the column while it loads. */
  skeleton?: 'text' | 'two-lines' | 'none' | undefined;
  /** Names the row for a screen reader; one column has it. */
  rowHeader?: boolean | undefined;
  className?: string | undefined;
}

const hidden = {
  lg: 'ui:max-lg:hidden',
  xl: 'ui:max-xl:hidden',
  desk: 'ui:max-desk:hidden',
  '2xl': 'ui:max-2xl:hidden',
};

const aligned = {
  start: 'ui:text-start',
  center: 'ui:text-center',
  end: 'ui:text-end',
  figures: 'ui:text-figures',
};

export function cellClass<Row>(column: DataTableColumn<Row>): string {
  return cn(
    'ui:overflow-hidden ui:px-3 ui:whitespace-nowrap ui:first:ps-4 ui:last:pe-4',
    aligned[column.align ?? 'start'],
    column.hideBelow && hidden[column.hideBelow],
    column.className,
  );
}

export const columnClass = <Row>(column: DataTableColumn<Row>): string | undefined =>
  column.hideBelow && hidden[column.hideBelow];

export const rowHeights = {
  trading: 'ui:h-row-trading',
  default: 'ui:h-row',
  /** Two lines of text: 8 px more than a row of one. */
  tall: 'ui:h-[calc(var(--agio-row)+0.5rem)]',
};

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
  /** The reader may take the column away: it is offered in a menu, and `hiddenColumns` has its id. */
  optional?: boolean | undefined;
  /** Drops the column where the table is narrower than this, in rem. */
  hideBelow?: keyof typeof hidden | undefined;
  /** What stands in the column while it loads. */
  skeleton?: 'text' | 'two-lines' | 'none' | undefined;
  /** Names the row for a screen reader; one column has it. */
  rowHeader?: boolean | undefined;
  className?: string | undefined;
}

/** By the width of the table itself, in rem: the same list stands in a page, a panel and a drawer. */
const hidden = {
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

const aligned = {
  start: 'ui:text-start',
  center: 'ui:text-center',
  end: 'ui:text-end',
  figures: 'ui:text-figures',
};

export const columnClass = <Row>(column: DataTableColumn<Row>): string | undefined =>
  column.hideBelow && hidden[column.hideBelow];

export function cellClass<Row>(column: DataTableColumn<Row>, density: Density): string {
  return cn(
    'ui:overflow-hidden ui:whitespace-nowrap ui:first:ps-4 ui:last:pe-4',
    densities[density].cell,
    aligned[column.align ?? 'start'],
    columnClass(column),
    column.className,
  );
}

const line = 'ui:border-b ui:border-[color-mix(in_oklch,var(--agio-line)_70%,transparent)]';
const head = 'ui:h-9 ui:touch:h-11 ui:border-b ui:border-line';

/** How much room a row takes, and with it head, text and lines. */
export const densities = {
  /** One line of small figures, without lines between the rows. Its columns are as wide as what they hold: no figure is cut. */
  trading: {
    table: 'ui:table-auto ui:text-sm',
    head: 'ui:h-row-trading ui:touch:h-row-touch',
    row: 'ui:h-row-trading ui:touch:h-row-touch',
    cell: 'ui:px-2',
    /** In px, until a row was measured. */
    estimate: 28,
  },
  /** One line. */
  default: {
    table: 'ui:table-fixed ui:text-base',
    head,
    row: cn('ui:h-row ui:group-last/row:border-b-0', line),
    cell: 'ui:px-3',
    estimate: 36,
  },
  /** Two lines of text: 8 px more than a row of one. */
  tall: {
    table: 'ui:table-fixed ui:text-base',
    head,
    row: cn('ui:h-[calc(var(--agio-row)+0.5rem)] ui:group-last/row:border-b-0', line),
    cell: 'ui:px-3',
    estimate: 44,
  },
};
export type Density = keyof typeof densities;

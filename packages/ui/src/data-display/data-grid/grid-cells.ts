import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cellClass } from '../data-table/columns.ts';
import type { DataGridDensity, PlacedColumn } from './grid-layout.ts';

/** Ids of the grid's own columns, for the keyboard. */
export const selectColumn = ' select';
export const expandColumn = ' expand';
/** Width of each of the grid's own columns, in px. */
export const leadSize = 44;

/** Height of a row, as in a `DataTable` of this density. */
export const gridRowVariants = cva(
  'ui:grid ui:border-b ui:border-[color-mix(in_oklch,var(--agio-line)_70%,transparent)] ui:touch:h-row-touch',
  {
    variants: {
      density: { trading: 'ui:h-row-trading', default: 'ui:h-row' } satisfies Record<
        DataGridDensity,
        string
      >,
    },
  },
);

const pinned = 'ui:sticky ui:z-1 ui:bg-inherit';
const edge = 'ui:border-e ui:border-line';

/** A cell of the grid's own columns. */
export const leadClass = cn(
  pinned,
  'ui:flex ui:items-center ui:justify-center ui:-outline-offset-2!',
);

export const placedClass = <Row>(
  { column, pinnedAt, isEdge }: PlacedColumn<Row>,
  density: DataGridDensity,
): string =>
  cn(
    cellClass(column, density),
    // Overrides the padding of a table's first and last cell: the grid's own columns stand outside of them.
    // A block, which is laid out in a third of the time that a grid with a box in it takes.
    'ui:min-w-0 ui:content-center ui:text-ellipsis ui:-outline-offset-2!',
    pinnedAt !== undefined && pinned,
    isEdge && edge,
  );

export const placedStyle = <Row>({ pinnedAt }: PlacedColumn<Row>): CSSProperties | undefined =>
  pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt };

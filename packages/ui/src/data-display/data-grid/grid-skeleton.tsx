import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { placedClass, placedStyle, gridRowVariants } from './grid-cells.ts';
import type { DataGridDensity, PlacedColumn } from './grid-layout.ts';

/** Different widths look like text. */
const widths = ['ui:w-20', 'ui:w-14', 'ui:w-16', 'ui:w-12', 'ui:w-18'] as const;

/** Placeholders of rows in their final height. */
export function GridSkeleton<Row>({
  count,
  columns,
  leads,
  density,
}: {
  count: number;
  columns: readonly PlacedColumn<Row>[];
  /** Columns of the grid's own. */
  leads: number;
  density: DataGridDensity;
}) {
  return Array.from({ length: count }, (_, index) => (
    <div
      key={index}
      data-slot="data-grid-skeleton-row"
      aria-hidden
      className={`${gridRowVariants({ density })} ui:grid-cols-(--grid-columns) ui:bg-surface-1`}
    >
      {Array.from({ length: leads }, (__, at) => (
        <div key={at} data-slot="data-grid-lead" />
      ))}
      {columns.map((placed, at) => (
        <div
          key={placed.column.id}
          data-slot="data-grid-cell"
          className={placedClass(placed, density)}
          style={placedStyle(placed)}
        >
          <Skeleton className={widths[(index + at) % widths.length]} />
        </div>
      ))}
    </div>
  ));
}

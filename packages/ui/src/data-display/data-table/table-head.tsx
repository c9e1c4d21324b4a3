import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '../../foundations/cn/cn.ts';
import { tableCellClass, type DataTableColumn, type Density, headVariants } from './columns.ts';
import type { DataTableSort } from './sort-rows.ts';

/** The sticky head of a table. */
export function TableHead<Row>({
  columns,
  density,
  sort,
  onSort,
}: {
  columns: readonly DataTableColumn<Row>[];
  density: Density;
  sort: DataTableSort | undefined;
  onSort: (column: DataTableColumn<Row>) => void;
}) {
  return (
    <thead data-slot="data-table-heads">
      <tr data-slot="data-table-head-row">
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
          return (
            <th
              key={column.id}
              scope="col"
              data-slot="data-table-head"
              aria-sort={direction ?? (column.sortBy && 'none')}
              className={cn(tableCellClass(column, density), headVariants({ density }))}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  data-slot="data-table-sort"
                  className={cn(
                    'ui:hit-area ui:inline-flex ui:min-h-6 ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-sm ui:[text-align:inherit] ui:-outline-offset-2! ui:hover:text-fg',
                    direction && 'ui:text-fg',
                  )}
                  onClick={() => onSort(column)}
                >
                  <span className="ui:line-clamp-2">{column.header}</span>
                  {direction ? (
                    <Arrow
                      size={12}
                      strokeWidth={2}
                      aria-hidden
                      // Before the text of a right-aligned head, so that the text does not move.
                      className={cn(
                        'ui:flex-none',
                        column.align === 'figures' && 'ui:ltr:-order-1',
                      )}
                    />
                  ) : null}
                </button>
              ) : (
                <span className={column.headerHidden ? 'ui:visually-hidden' : undefined}>
                  {column.header}
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

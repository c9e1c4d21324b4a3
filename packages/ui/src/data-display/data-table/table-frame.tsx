import { type ReactNode } from 'react';
import { columnClass, type DataTableColumn, type Density, tableVariants } from './columns.ts';
import type { DataTableSort } from './sort-rows.ts';
import { TableHead } from './table-head.tsx';

interface TableFrameProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  density: Density;
  height: string | undefined;
  sort: DataTableSort | undefined;
  onSort: (column: DataTableColumn<Row>) => void;
  /** Undefined while the rows load. */
  rowCount: number | undefined;
  /** The body. */
  children: ReactNode;
}

/** The table without its rows: scroll box, columns and head. */
export function TableFrame<Row>({
  label,
  columns,
  density,
  height,
  sort,
  onSort,
  rowCount,
  children,
}: TableFrameProps<Row>) {
  const table = (
    <table
      data-slot="data-table-table"
      aria-label={label}
      aria-busy={rowCount === undefined}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      className={tableVariants({ density })}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} className={columnClass(column)} style={{ width: column.width }} />
        ))}
      </colgroup>
      <TableHead columns={columns} density={density} sort={sort} onSort={onSort} />
      {children}
    </table>
  );
  if (height === undefined) return table;
  return (
    <div
      data-slot="data-table-scroller"
      // A scroll box must be reachable by keyboard.
      {...{ tabIndex: 0, role: 'group', 'aria-label': label }}
      style={{ height }}
      className="ui:overflow-auto ui:overscroll-contain"
    >
      {table}
    </div>
  );
}

/** Placeholders of cards. */
export function CardSkeletons({
  label,
  count,
  height,
}: {
  label: string;
  count: number;
  /** In rem. */
  height: number;
}) {
  return (
    <ul data-slot="data-table-cards" aria-label={label} aria-busy className="ui:block">
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          data-slot="data-table-card-skeleton"
          aria-hidden
          style={{ height: `${height}rem` }}
          className="ui:border-b ui:border-line ui:p-4 ui:last:border-b-0"
        >
          <div className="ui:h-full ui:rounded-sm ui:bg-surface-3" />
        </li>
      ))}
    </ul>
  );
}

import { memo } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { tableCellClass, type DataTableColumn, type Density, rowVariants } from './columns.ts';

/** Returns true if a changed row looks as before. */
export type DrawnAlike<Row> = ((before: Row, after: Row) => boolean) | undefined;

interface Drawn<Row> {
  row: Row;
  isDrawnAlike?: DrawnAlike<Row>;
}

/** Compares props for `memo`: a row may be another object that looks as before. */
export function isSame<Row>(before: Drawn<Row>, after: Drawn<Row>): boolean {
  return Object.entries(after).every(
    ([name, value]) =>
      Object.is(value, before[name as 'row']) ||
      (name === 'row' && after.isDrawnAlike?.(before.row, after.row) === true),
  );
}

interface TableRowProps<Row> extends Drawn<Row> {
  columns: readonly DataTableColumn<Row>[];
  density: Density;
  /** Index in the whole list, where not all rows are in the page. */
  index?: number | undefined;
  selected?: boolean | undefined;
  muted?: boolean | undefined;
}

function RowOf<Row>({ row, columns, density, index, selected, muted }: TableRowProps<Row>) {
  return (
    <tr
      data-slot="data-table-row"
      {...(index === undefined ? {} : { 'aria-rowindex': index + 2, 'data-index': index })}
      {...(selected ? { 'data-selected': '' } : {})}
      className={cn(
        'ui:group/row ui:relative ui:data-selected:bg-accent-soft ui:data-selected:forced-selected ui:hover:bg-surface-2 ui:hover:[--pair-rim:var(--agio-surface-2)]',
        muted && 'ui:text-fg-muted',
      )}
    >
      {columns.map((column) => {
        const Cell = column.rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            data-slot="data-table-cell"
            {...(column.rowHeader ? { scope: 'row' as const } : {})}
            className={cn(
              'ui:font-normal',
              rowVariants({ density }),
              tableCellClass(column, density),
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Memoised by row and columns. The cast restores the type parameter that `memo` drops. */
export const TableRow = memo(RowOf, isSame) as typeof RowOf;

/** A table body of placeholder rows in the final height. */
export function SkeletonRows<Row>({
  count,
  columns,
  density,
}: Pick<TableRowProps<Row>, 'columns' | 'density'> & { count: number }) {
  return (
    <tbody data-slot="data-table-body">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonRow key={index} index={index} columns={columns} density={density} />
      ))}
    </tbody>
  );
}

function SkeletonRow<Row>({
  columns,
  density,
  index,
}: Pick<TableRowProps<Row>, 'columns' | 'density'> & { index: number }) {
  return (
    <tr data-slot="data-table-skeleton-row" aria-hidden className="ui:group/row">
      {columns.map((column, at) => (
        <td
          key={column.id}
          data-slot="data-table-cell"
          className={cn(rowVariants({ density }), tableCellClass(column, density))}
        >
          {column.skeleton === 'none' ? null : (
            <>
              <Bar width={widths[(index + at) % widths.length]} />
              {column.skeleton === 'two-lines' ? (
                <>
                  <br />
                  <Bar width={widths[(index + at + 2) % widths.length]} thin />
                </>
              ) : null}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Different widths look like text. */
const widths = ['ui:w-14', 'ui:w-20', 'ui:w-12', 'ui:w-16', 'ui:w-18'] as const;

function Bar({ width, thin = false }: { width: string | undefined; thin?: boolean }) {
  return (
    <span
      className={cn(
        'ui:inline-block ui:max-w-full ui:rounded-sm ui:bg-surface-3 ui:align-middle',
        thin ? 'ui:h-2' : 'ui:h-2.5',
        width,
      )}
    />
  );
}

import { memo } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cellClass, rowHeights, type DataTableColumn } from './columns.ts';

const line = 'ui:border-b ui:border-[color-mix(in_oklch,var(--agio-line)_70%,transparent)]';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  height: keyof typeof rowHeights;
  /** Its place in the whole list, from 0; only where not all rows are in the page. */
  index?: number | undefined;
  selected?: boolean | undefined;
}

function RowOf<Row>({ row, columns, height, index, selected }: TableRowProps<Row>) {
  return (
    <tr
      data-slot="data-table-row"
      {...(index === undefined ? {} : { 'aria-rowindex': index + 2, 'data-index': index })}
      {...(selected ? { 'data-selected': '' } : {})}
      className="ui:group/row ui:relative ui:data-selected:bg-accent-soft ui:data-selected:forced-selected ui:hover:bg-surface-2 ui:hover:[--pair-rim:var(--agio-surface-2)]"
    >
      {columns.map((column) => {
        const Cell = column.rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            data-slot="data-table-cell"
            {...(column.rowHeader ? { scope: 'row' as const } : {})}
            className={cn(
              line,
              'ui:font-normal ui:group-last/row:border-b-0',
              rowHeights[height],
              cellClass(column),
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Memoised: a row that is the same object, under the same columns, stays as it is. `memo` loses that it is generic. */
export const TableRow = memo(RowOf) as typeof RowOf;

/** A row of the same height with bars where values will stand. */
export function SkeletonRow<Row>({
  columns,
  height,
  index,
}: {
  columns: readonly DataTableColumn<Row>[];
  height: keyof typeof rowHeights;
  index: number;
}) {
  return (
    <tr data-slot="data-table-skeleton-row" aria-hidden className="ui:group/row">
      {columns.map((column, at) => (
        <td
          key={column.id}
          data-slot="data-table-cell"
          className={cn(
            line,
            'ui:group-last/row:border-b-0',
            rowHeights[height],
            cellClass(column),
          )}
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

/** Not all the same, so that they read as text to come. */
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

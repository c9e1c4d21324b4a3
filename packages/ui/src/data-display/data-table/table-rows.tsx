import { memo, type ReactNode, useRef } from 'react';
import { type RowWindow, useRowWindow } from '../../foundations/row-window/use-row-window.ts';
import { type DataTableColumn, type Density, rowEstimates } from './columns.ts';
import { type DrawnAlike, isSame, TableRow } from './table-row.tsx';

interface RowsOf<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  isDrawnAlike?: DrawnAlike<Row>;
}

interface TableRowsProps<Row> extends RowsOf<Row> {
  columns: readonly DataTableColumn<Row>[];
  density: Density;
  isSelected: ((row: Row) => boolean) | undefined;
  isMuted: ((row: Row) => boolean) | undefined;
}

/**
 * The body of the table. A long one has only the rows in sight, between spacer rows: it stays one real table, so that
 * columns, sorting and a screen reader's table keys work as in a short one.
 */
export function TableRows<Row>({
  rows,
  rowId,
  columns,
  density,
  isSelected,
  isMuted,
  isDrawnAlike,
}: TableRowsProps<Row>) {
  const list = useRef<HTMLTableSectionElement>(null);
  const idOf = (index: number) => rowId(rows[index]!);
  const shown = useRowWindow({
    list,
    count: rows.length,
    idOf,
    rowHeight: rowEstimates[density],
    inPieces: isDrawnAlike !== undefined,
  });
  return (
    <tbody data-slot="data-table-body" ref={list}>
      {drawn(shown, rows, rowId, {
        row: (row, index) => (
          <TableRow
            key={rowId(row)}
            row={row}
            index={shown.isWindowed ? index : undefined}
            columns={columns}
            density={density}
            selected={isSelected?.(row)}
            muted={isMuted?.(row)}
            isDrawnAlike={isDrawnAlike}
          />
        ),
        space: (key, px) => (
          <tr data-slot="data-table-space-row" key={key} aria-hidden>
            <td data-slot="data-table-space" colSpan={columns.length} style={{ height: px }}>
              {''}
            </td>
          </tr>
        ),
      })}
    </tbody>
  );
}

interface CardListProps<Row> extends RowsOf<Row> {
  label: string;
  /** In px, until one is measured. */
  estimate: number;
  card: (row: Row) => ReactNode;
}

/** The rows as cards of equal height; of a long list only those in sight. */
export function CardList<Row>({
  rows,
  rowId,
  label,
  estimate,
  card,
  isDrawnAlike,
}: CardListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const idOf = (index: number) => rowId(rows[index]!);
  const shown = useRowWindow({
    list,
    count: rows.length,
    idOf,
    rowHeight: estimate,
    inPieces: isDrawnAlike !== undefined,
  });
  return (
    <ul ref={list} data-slot="data-table-cards" aria-label={label} className="ui:block">
      {drawn(shown, rows, rowId, {
        row: (row, index) => (
          <li
            key={rowId(row)}
            data-slot="data-table-card"
            {...(shown.isWindowed && {
              'data-index': index,
              'aria-posinset': index + 1,
              'aria-setsize': rows.length,
            })}
            // A card out of sight is neither laid out nor painted; its text is still found.
            className="ui:relative ui:border-b ui:border-line ui:last:border-b-0"
            style={{ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${estimate}px` }}
          >
            <Card row={row} card={card} isDrawnAlike={isDrawnAlike} />
          </li>
        ),
        space: (key, px) => (
          <li data-slot="data-table-space" key={key} aria-hidden style={{ height: px }} />
        ),
      })}
    </ul>
  );
}

function CardOf<Row>({
  row,
  card,
}: Pick<CardListProps<Row>, 'card' | 'isDrawnAlike'> & { row: Row }): ReactNode {
  return card(row);
}
const Card = memo(CardOf, isSame) as typeof CardOf;

/** Rows and spacers. */
function drawn<Row>(
  { parts, rowHeight }: RowWindow,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  as: {
    row: (row: Row, index: number) => ReactNode;
    space: (key: string, px: number) => ReactNode;
  },
): ReactNode[] {
  return parts.map((part) =>
    'row' in part
      ? as.row(rows[part.row]!, part.row)
      : as.space(
          part.from === 0 ? 'before' : `after ${rowId(rows[part.from - 1]!)}`,
          part.rows * rowHeight,
        ),
  );
}

import { useEffect, useState, type RefObject } from 'react';
import type { DataTableColumn, rowHeights } from './columns.ts';
import { TableRow } from './table-row.tsx';
import { visibleRange, type VisibleRange } from './visible-range.ts';

/**
 * Only the rows that can be seen, and a few around them, between two rows that keep the place of the others. It stays
 * one real table, so that columns, sorting and a screen reader's table keys work as in a short one.
 */
export function WindowedRows<Row>({
  rows,
  rowId,
  columns,
  height,
  scroller,
}: {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  height: keyof typeof rowHeights;
  scroller: RefObject<HTMLElement | null>;
}) {
  const [{ first, end, rowHeight }, setView] = useState({
    first: 0,
    end: 30,
    rowHeight: estimates[height],
  });
  const count = rows.length;

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const row = box.querySelector('[data-slot="data-table-row"]');
      const measured = row?.getBoundingClientRect().height;
      const rowHeightNow = measured ? measured : estimates[height];
      const next = visibleRange({
        count,
        rowHeight: rowHeightNow,
        scrollTop: box.scrollTop,
        viewHeight: box.clientHeight,
      });
      setView((now) =>
        same(now, next, rowHeightNow) ? now : { ...next, rowHeight: rowHeightNow },
      );
    };
    box.addEventListener('scroll', look, { passive: true });
    // Tells at once, and whenever the window or the density changes the box.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, count, height]);

  const last = Math.min(end, count);
  return (
    <>
      <Space height={Math.min(first, last) * rowHeight} columns={columns.length} />
      {rows.slice(first, last).map((row, index) => (
        <TableRow
          key={rowId(row)}
          row={row}
          index={first + index}
          columns={columns}
          height={height}
        />
      ))}
      <Space height={(count - last) * rowHeight} columns={columns.length} />
    </>
  );
}

const same = (now: VisibleRange & { rowHeight: number }, next: VisibleRange, rowHeight: number) =>
  now.first === next.first && now.end === next.end && now.rowHeight === rowHeight;

/** In px, until a row was measured. */
const estimates = { trading: 28, default: 36, tall: 44 };

function Space({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td data-slot="data-table-space" colSpan={columns} style={{ height }}>
        {''}
      </td>
    </tr>
  ) : null;
}

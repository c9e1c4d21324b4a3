import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { DataTableColumn } from './columns.ts';

/**
 * Returns the columns without those that yield, while the table with them is wider than its box: how wide it is depends
 * on the words of the language and the figures of the rows, so no width of the box says it beforehand.
 */
export function useFittingColumns<Row>(
  element: RefObject<HTMLElement | null>,
  columns: readonly DataTableColumn<Row>[],
  isTable: boolean,
): readonly DataTableColumn<Row>[] {
  // Other columns are measured anew, all of them, before the next frame.
  const [tooWide, setTooWide] = useState<typeof columns>();
  const mayYield = isTable && columns.some(({ yields }) => yields);
  useLayoutEffect(() => {
    const box = element.current;
    const table = box?.querySelector('table');
    if (!box || !table || !mayYield) return undefined;
    // Width that was too much for the box: the columns come back where there is as much.
    let needed = 0;
    const judge = () => {
      const { offsetWidth } = table;
      if (offsetWidth > box.clientWidth) needed = Math.max(needed, offsetWidth);
      setTooWide(box.clientWidth < needed ? columns : undefined);
    };
    judge();
    const observer = new ResizeObserver(judge);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, [element, columns, mayYield]);
  return useMemo(
    () => (tooWide === columns ? columns.filter(({ yields }) => !yields) : columns),
    [columns, tooWide],
  );
}

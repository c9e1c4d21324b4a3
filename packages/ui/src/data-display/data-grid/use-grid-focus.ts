import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The cell in the tab order. Without a row: one of the head. */
export interface ActiveCell {
  readonly row: string | undefined;
  readonly column: string;
  /** Index of the row, for the time after it is gone. */
  readonly at: number;
}

/**
 * One cell of the grid is in the tab order (roving tabindex). It is known by its ids, so that it stays the same when rows
 * come, go or change places.
 */
export function useGridFocus(
  root: RefObject<HTMLElement | null>,
  {
    ids,
    indexOf,
    columnIds,
    first,
  }: {
    ids: readonly string[];
    indexOf: Pick<ReadonlyMap<string, number>, 'get'>;
    columnIds: readonly string[];
    /** The column that begins. */
    first: string;
  },
) {
  const [known, setKnown] = useState<ActiveCell>();
  const wantsFocus = useRef(false);
  const column = known && columnIds.includes(known.column) ? known.column : first;
  const row = known === undefined ? 0 : known.row === undefined ? -1 : indexOf.get(known.row);
  // After the last row of a shorter list comes its last one; of an empty list only the head is left.
  const index = Math.min(row ?? known?.at ?? 0, ids.length - 1);
  const active: ActiveCell = { row: ids[index], column, at: index };
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const within =
      active.row === undefined
        ? '[data-slot=data-grid-head]'
        : `[data-row="${CSS.escape(active.row)}"]`;
    const cell = root.current?.querySelector<HTMLElement>(
      `${within} [data-grid-cell="${CSS.escape(active.column)}"]`,
    );
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    active,
    index,
    /** Moves the focus to a place. */
    go: (place: { row: number; column: number }) => {
      wantsFocus.current = true;
      setKnown({ row: ids[place.row], column: columnIds[place.column] ?? first, at: place.row });
    },
    /** The focus came by the pointer or by Tab. */
    note: (target: EventTarget) => {
      const cell = target instanceof Element ? target.closest('[data-grid-cell]') : null;
      const to = cell?.getAttribute('data-grid-cell');
      if (!cell || to === null || to === undefined) return;
      const of = cell.closest('[data-row]')?.getAttribute('data-row') ?? undefined;
      if (of === active.row && to === active.column) return;
      setKnown({ row: of, column: to, at: of === undefined ? -1 : (indexOf.get(of) ?? 0) });
    },
  };
}

// @where Looks: rows of a long list that are rendered (virtual scrolling)
/** A run of rows of a list. */
export interface RowRange {
  /** Index of the first rendered row. */
  first: number;
  /** Index after the last rendered row. */
  end: number;
}

/** Rows rendered beyond each edge, so that a quick scroll shows no gap. */
const OVERSCAN = 10;
/** The range moves in steps of this many rows, so that not every scrolled row renders. */
const STEP = 5;

/**
 * The rows to render of `count` equally high ones. `from` and `to` are the edges of the visible area in px from the start
 * of the list; they may lie outside of it.
 */
export function rowRange(view: {
  count: number;
  rowHeight: number;
  from: number;
  to: number;
}): RowRange {
  const { count, rowHeight } = view;
  const shown = Math.ceil(Math.max(0, view.to - view.from) / rowHeight);
  // For a list that became shorter or is out of sight: the rows at its nearer edge.
  const top = Math.min(Math.max(0, Math.floor(view.from / rowHeight)), Math.max(0, count - shown));
  const first = Math.max(0, Math.floor((top - OVERSCAN) / STEP) * STEP);
  const end = Math.min(count, Math.ceil((top + shown + OVERSCAN) / STEP) * STEP);
  return { first, end };
}

/** A rendered row, or a run of rows that are not rendered. */
export type WindowPart =
  | { readonly row: number }
  | { readonly from: number; readonly rows: number };

/**
 * The parts of a list of `count` rows: those in `range` and those around `kept` are rendered. `kept` is the row with the
 * focus: it stays with its neighbours, so that Tab continues from it wherever the list is scrolled.
 */
export function windowParts(
  count: number,
  { first, end }: RowRange,
  kept: number | undefined,
): WindowPart[] {
  const drawn: number[] = [];
  for (let row = first; row < Math.min(end, count); row += 1) drawn.push(row);
  if (kept !== undefined) {
    const around = [kept - 1, kept, kept + 1].filter(
      (row) => row >= 0 && row < count && (row < first || row >= end),
    );
    if (around.some((row) => row < first)) drawn.unshift(...around.filter((row) => row < first));
    drawn.push(...around.filter((row) => row >= end));
  }
  const parts: WindowPart[] = [];
  let next = 0;
  for (const row of drawn) {
    if (row > next) parts.push({ from: next, rows: row - next });
    parts.push({ row });
    next = row + 1;
  }
  if (next < count) parts.push({ from: next, rows: count - next });
  return parts;
}

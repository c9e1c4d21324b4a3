/** A run of rows of a list. */
export interface RowRange {
  /** Index of the first row that is in the page. */
  first: number;
  /** Index after the last one. */
  end: number;
}

/** Rows kept in the page beyond each edge, so that a quick scroll does not show the ground. */
const OVERSCAN = 10;
/** The range moves in steps of this many rows: a scrolled row is not a render. */
const STEP = 5;

/**
 * Which of `count` equally high rows must be in the page. `from` and `to` are the edges of what can be seen, in px from
 * the beginning of the list; they may lie outside of it.
 */
export function rowRange(view: {
  count: number;
  rowHeight: number;
  from: number;
  to: number;
}): RowRange {
  const { count, rowHeight } = view;
  const shown = Math.ceil(Math.max(0, view.to - view.from) / rowHeight);
  // A list that became shorter, or is scrolled out of sight, keeps the rows at its nearer edge.
  const top = Math.min(Math.max(0, Math.floor(view.from / rowHeight)), Math.max(0, count - shown));
  const first = Math.max(0, Math.floor((top - OVERSCAN) / STEP) * STEP);
  const end = Math.min(count, Math.ceil((top + shown + OVERSCAN) / STEP) * STEP);
  return { first, end };
}

/** Rows that are in the page, and in their order the runs of those that are not. */
export type WindowPart =
  | { readonly row: number }
  | { readonly from: number; readonly rows: number };

/**
 * A list of `count` rows of which those in `range` are drawn, and besides those around `kept`: the row that has the
 * focus stays, with its neighbours, so that Tab goes on from it wherever the list was scrolled.
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

export interface VisibleRange {
  /** Index of the first row that is in the page. */
  first: number;
  /** Index after the last one. */
  end: number;
}

/** Rows kept in the page beyond each edge, so that a quick scroll does not show the ground. */
const OVERSCAN = 10;
/** The range moves in steps of this many rows: a scrolled row is not a render. */
const STEP = 5;

/** Which of `count` equally high rows must be in the page. All lengths in px. */
export function visibleRange(view: {
  count: number;
  rowHeight: number;
  scrollTop: number;
  viewHeight: number;
}): VisibleRange {
  const { count, rowHeight, scrollTop, viewHeight } = view;
  const shown = Math.ceil(viewHeight / rowHeight);
  // A list that became shorter leaves the scroll behind its end for a moment.
  const top = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, count - shown));
  const first = Math.max(0, Math.floor((top - OVERSCAN) / STEP) * STEP);
  const end = Math.min(count, Math.ceil((top + shown + OVERSCAN) / STEP) * STEP);
  return { first, end };
}

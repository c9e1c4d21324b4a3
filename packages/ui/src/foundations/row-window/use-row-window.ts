// @where Looks: rows of a long list that are rendered (virtual scrolling)
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowRange, type WindowPart, windowParts } from './row-range.ts';

/** Up to this many rows, all are rendered: observing the scroll costs more than it saves. */
const FEW = 60;
/** Height in px that the first render of costly rows fills. The others follow in pieces, between which the page answers. */
const FIRST_PX = 700;
const PIECE = 4;

export interface RowWindowOptions {
  /** The element whose children are the rows: a `tbody`, `ul` or the like. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Id of a row, independent of its place. */
  idOf: (index: number) => string;
  /** In px, until rows are measured. If rows differ, the mean of the measured ones is used for the others. */
  rowHeight: number;
  /** A row that stays rendered without the focus. */
  kept?: number | undefined;
  /** Rows are costly: of a short list, too, those beyond the first 700 px are rendered later. */
  inPieces?: boolean | undefined;
}

export interface RowWindow {
  /** True if some rows are not rendered: then each row states its index and the list its length. */
  isWindowed: boolean;
  /** Rows and spacers (`aria-hidden`) in order. */
  parts: readonly WindowPart[];
  /** Measured, in px. */
  rowHeight: number;
  /** Renders a row and scrolls it into view, synchronously. */
  reveal: (index: number) => void;
}

/**
 * The visible rows of a list that scrolls in itself, in a panel around it or with the page. The row with the focus stays
 * rendered. Rows must have `data-index` with their index.
 */
export function useRowWindow({
  list,
  count,
  idOf,
  rowHeight,
  kept: keptAnyway,
  inPieces = false,
}: RowWindowOptions): RowWindow {
  const isWindowed = count > FEW;
  const [ready, setReady] = useState(inPieces ? Math.ceil(FIRST_PX / rowHeight) : FEW);
  useEffect(() => {
    if (isWindowed || ready >= count) return undefined;
    const timer = setTimeout(() => setReady(ready + PIECE));
    return () => clearTimeout(timer);
  }, [isWindowed, ready, count]);
  const [view, setView] = useState<RowRange & { rowHeight: number }>({
    first: 0,
    end: FEW / 2,
    rowHeight,
  });
  const [focused, setFocused] = useState<{ index: number; id: string }>();
  const now = useRef({ count, idOf, rowHeight });
  useLayoutEffect(() => {
    now.current = { count, idOf, rowHeight };
  });

  const measured = useRef<number>(undefined);
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { from, to } = sightOf(element);
    if (to <= from) return; // A hidden tab has no size: the last range stays.
    measured.current ??= meanHeight(element);
    const height = measured.current ?? now.current.rowHeight;
    const next = rowRange({ count: now.current.count, rowHeight: height, from, to });
    setView((known) =>
      known.first === next.first && known.end === next.end && known.rowHeight === height
        ? known
        : { ...next, rowHeight: height },
    );
  }, [list]);
  const measureAnew = useCallback(() => {
    measured.current = undefined;
    look();
  }, [look]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isWindowed) return undefined;
    look();
    const hasFocus = ({ target }: Event) => {
      const row = (target as Element).closest('[data-index]');
      const index = row && element.contains(row) ? Number(row.getAttribute('data-index')) : -1;
      setFocused(index < 0 ? undefined : { index, id: now.current.idOf(index) });
    };
    const hasNone = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setFocused(undefined);
    };
    // Any scroll container around the list: scroll events do not bubble, but they can be captured.
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && target.contains(element)) look();
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    element.addEventListener('focusin', hasFocus);
    element.addEventListener('focusout', hasNone);
    // Rows are measured when the size changes, not while scrolling, which would move them under the reader.
    const observer = new ResizeObserver(measureAnew);
    observer.observe(scrollerOf(element) ?? document.documentElement);
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      element.removeEventListener('focusin', hasFocus);
      element.removeEventListener('focusout', hasNone);
      observer.disconnect();
    };
  }, [list, isWindowed, look, measureAnew]);
  // A change of text size or density changes all rows: the first rendered row reveals it.
  useLayoutEffect(() => {
    const row = isWindowed ? list.current?.querySelector('[data-index]') : undefined;
    if (!row) return undefined;
    let height: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined && now !== height) measureAnew();
      height = now;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, isWindowed, view, measureAnew]);
  // With a changed number of rows, others may be in sight.
  useLayoutEffect(() => {
    if (isWindowed) look();
  }, [isWindowed, count, look]);

  const reveal = (index: number) => {
    const element = list.current;
    if (!element || !isWindowed) return;
    const { from, to } = sightOf(element);
    const top = index * view.rowHeight;
    const by = top < from ? top - from : Math.max(0, top + view.rowHeight - to);
    (scrollerOf(element) ?? document.scrollingElement)?.scrollBy({ top: by, behavior: 'instant' });
    flushSync(look);
  };

  const kept = isWindowed && focused ? placeOf(focused, count, idOf) : keptAnyway;
  return {
    isWindowed,
    parts: windowParts(count, isWindowed ? view : { first: 0, end: ready }, kept),
    rowHeight: view.rowHeight,
    reveal,
  };
}

/** Finds the row with the focus again after a change of order. */
function placeOf(
  { index, id }: { index: number; id: string },
  count: number,
  idOf: (index: number) => string,
): number | undefined {
  if (index < count && idOf(index) === id) return index;
  for (let at = 0; at < count; at += 1) if (idOf(at) === id) return at;
  return undefined;
}

function meanHeight(list: HTMLElement): number | undefined {
  const rows = [...list.querySelectorAll('[data-index]')];
  const sum = rows.reduce((height, row) => height + row.getBoundingClientRect().height, 0);
  return sum > 0 ? sum / rows.length : undefined;
}

/** The edges of the visible part of a list, in px from its start. */
function sightOf(list: HTMLElement): { from: number; to: number } {
  const scroller = scrollerOf(list);
  const box = scroller?.getBoundingClientRect();
  // A list that scrolls in itself keeps its place while its rows move.
  const gone = scroller === list ? list.scrollTop : 0;
  const top = list.getBoundingClientRect().top - gone;
  return {
    from: Math.max(0, box?.top ?? 0) - top,
    to: Math.min(innerHeight, box?.bottom ?? innerHeight) - top,
  };
}

/** The scroll container of the list; undefined where that is the page. */
function scrollerOf(list: HTMLElement): HTMLElement | undefined {
  for (let box: HTMLElement | null = list; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

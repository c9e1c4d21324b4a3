import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowRange, type WindowPart, windowParts } from './row-range.ts';

/** Up to here all rows are drawn: watching the scroll costs more than it saves. */
const FEW = 60;

export interface RowWindowOptions {
  /** The element whose children are the rows: a `tbody`, `ul` or the like. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Stays the same for the same thing, whatever its place. */
  idOf: (index: number) => string;
  /** In px, until rows were measured. Where rows differ, the mean of those measured stands for the others. */
  rowHeight: number;
  /** A row that stays in the page although the focus is not in it. */
  kept?: number | undefined;
}

export interface RowWindow {
  /** Not all rows are in the page: each says its place, and the list how many there are. */
  isWindowed: boolean;
  /** What to draw, in order: rows, and the room of those that are not drawn (`aria-hidden`). */
  parts: readonly WindowPart[];
  /** In px, as measured. */
  rowHeight: number;
  /** Draws a row and scrolls it into sight; it is in the page when this returns. */
  reveal: (index: number) => void;
}

/**
 * The rows of a list that can be seen, whatever it scrolls in: itself, a panel around it or the page. The row with the
 * focus stays in the page. Its rows carry `data-index` with their index.
 */
export function useRowWindow({
  list,
  count,
  idOf,
  rowHeight,
  kept: keptAnyway,
}: RowWindowOptions): RowWindow {
  const isWindowed = count > FEW;
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
    if (to <= from) return; // In a tab that is not shown: as it was.
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
    // Whatever scrolls around it: scrolls do not bubble, but they can be caught on their way down.
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && target.contains(element)) look();
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    element.addEventListener('focusin', hasFocus);
    element.addEventListener('focusout', hasNone);
    // Rows are measured anew when the room changes, not while they are scrolled: a scroll must not move what it scrolls.
    const observer = new ResizeObserver(measureAnew);
    observer.observe(scrollerOf(element) ?? document.documentElement);
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      element.removeEventListener('focusin', hasFocus);
      element.removeEventListener('focusout', hasNone);
      observer.disconnect();
    };
  }, [list, isWindowed, look, measureAnew]);
  // Another text size of the page, or another density, makes all rows higher: the first one that is drawn tells.
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
  // Fewer rows, or more: what is in sight may be others.
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
    parts: windowParts(count, isWindowed ? view : { first: 0, end: count }, kept),
    rowHeight: view.rowHeight,
    reveal,
  };
}

/** Another order puts the row with the focus elsewhere. */
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

/** The edges of what can be seen of a list, in px from its beginning. */
function sightOf(list: HTMLElement): { from: number; to: number } {
  const scroller = scrollerOf(list);
  const box = scroller?.getBoundingClientRect();
  // A list that scrolls in itself stands still while its rows go.
  const gone = scroller === list ? list.scrollTop : 0;
  const top = list.getBoundingClientRect().top - gone;
  return {
    from: Math.max(0, box?.top ?? 0) - top,
    to: Math.min(innerHeight, box?.bottom ?? innerHeight) - top,
  };
}

/** The element that the list scrolls in; undefined where that is the page. */
function scrollerOf(list: HTMLElement): HTMLElement | undefined {
  for (let box: HTMLElement | null = list; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

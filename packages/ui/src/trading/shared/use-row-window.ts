import { type RefObject, useEffect, useState } from 'react';

export interface RowWindow {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Drawn beyond what is in sight, so that a flick of the wheel shows rows and not a gap. */
const margin = 12;
/** Below this, all rows are drawn: watching the scroll costs more than it saves. */
const few = 60;

/** The rows of equal height that are in sight of a scrolling element. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [seen, setSeen] = useState<RowWindow>({ first: 0, end: few });
  const isLong = count > few;
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isLong) return undefined;
    const look = () => {
      // In steps of the margin: not every pixel is worth a render.
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight / margin) - 1) * margin;
      const end = first + Math.ceil(element.clientHeight / rowHeight) + 3 * margin;
      setSeen((now) => (now.first === first && now.end === end ? now : { first, end }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, isLong, rowHeight]);
  return isLong
    ? { first: Math.min(seen.first, count), end: Math.min(seen.end, count) }
    : { first: 0, end: count };
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../foundations/use-hydrated.ts';

/**
 * Returns true while an element is narrower than `below` rem, for layouts that a container query cannot express.
 * Returns false for `undefined`. Until the element is measured, the width of the window decides.
 */
export function useNarrow(
  element: RefObject<HTMLElement | null>,
  below: number | undefined,
): boolean {
  const [isNarrow, setNarrow] = useState<boolean>();
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!element.current || below === undefined) return undefined;
    // A hidden tab has no size: the last one stays.
    const judge = (width: number) => {
      if (width > 0) setNarrow(width < below * remInPx());
    };
    // Measures before the first frame, so that the layout does not change after it.
    judge(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && judge(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, below]);
  if (below === undefined) return false;
  return isNarrow ?? (isHydrated && innerWidth < below * remInPx());
}

/** Computed sizes are in px: `16px`. */
const remInPx = (): number =>
  Number(getComputedStyle(document.documentElement).fontSize.slice(0, -2));

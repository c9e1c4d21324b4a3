import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../foundations/use-hydrated.ts';

/**
 * Whether an element is narrower than `below` rem, for layouts that a container query cannot express. False for
 * `undefined`. Until the element is measured, the width of the window decides.
 */
export function useNarrow(
  element: RefObject<HTMLElement | null>,
  below: number | undefined,
): boolean {
  const [isNarrow, setNarrow] = useState<boolean>();
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!element.current || below === undefined) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // The first measurement comes before the first paint. A hidden tab has no size: the last one stays.
      if (entry && entry.contentRect.width > 0)
        setNarrow(entry.contentRect.width < below * remInPx());
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, below]);
  if (below === undefined) return false;
  return isNarrow ?? (isHydrated && innerWidth < below * remInPx());
}

/** Computed sizes are in px: `16px`. */
const remInPx = (): number =>
  Number(getComputedStyle(document.documentElement).fontSize.slice(0, -2));

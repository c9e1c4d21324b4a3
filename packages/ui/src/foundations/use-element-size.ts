import { type RefObject, useEffect, useState } from 'react';

export interface ElementSize {
  /** Size of the content box in px. */
  readonly width: number;
  readonly height: number;
}

/** Time for which an element has to keep its size before a series of changes has ended. */
export const resizeDebounceMs = 200;

/**
 * The current size of an element; undefined until it is measured. Of a series of changes, as while a window is dragged
 * wider, only the first and the last are reported: drawings of that size are not repeated at every pixel between.
 */
export function useElementSize(ref: RefObject<Element | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let isMeasured = false;
    let series: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const tell = () =>
        setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
      if (series === undefined) tell();
      // An element that has just appeared may get its content at once.
      if (!isMeasured) {
        isMeasured = true;
        return;
      }
      clearTimeout(series);
      series = setTimeout(() => {
        series = undefined;
        tell();
      }, resizeDebounceMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(series);
      observer.disconnect();
    };
  }, [ref]);
  return size;
}

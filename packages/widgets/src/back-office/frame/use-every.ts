import { useEffect, useEffectEvent } from 'react';

/** Does something again and again while the page is looked at. */
export function useEvery(milliseconds: number, work: () => unknown): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void work();
  });
  useEffect(() => {
    const timer = setInterval(() => run(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

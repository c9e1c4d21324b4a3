// @where Widgets: times after which a wait is shown: loading, slow page, long work
import { useEffect } from 'react';
import { ValueStore } from '../lib/store.ts';
import { useExchangeContext } from './context.ts';
import { useStore } from './use-store.ts';

/** After so many milliseconds a reader is shown that loading goes on. */
const slowAfterMs = 3_000;

/** Reads of this page that take too long. */
export type SlowReads = ValueStore<number>;

/** Counts a read as slow if there is nothing to show for it after a while, until there is, or the component goes. */
export function useCountedIfSlow(isWaiting: boolean): void {
  const { slowReads } = useExchangeContext();
  useEffect(() => {
    if (!isWaiting) return;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      slowReads.set(slowReads.getSnapshot() + 1);
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
      if (isSlow) slowReads.set(slowReads.getSnapshot() - 1);
    };
  }, [isWaiting, slowReads]);
}

/**
 * Returns true once a read of the page has waited for its first answer for more than three seconds, so that the page
 * can say that it still loads.
 */
export function useIsSlow(): boolean {
  return useStore(useExchangeContext().slowReads) > 0;
}

import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { TickersView } from '../../realtime/index.ts';
import { useExchange } from '../context.ts';

/**
 * The tickers of every market as `useTickers` has them, but the prices only every `everyMs` milliseconds: for a list
 * that is sorted or filtered by them. Its rows read the newest price with `useTicker`. The first prices and a change of
 * the status come at once.
 */
export function useSampledTickers(everyMs: number): TickersView {
  const store = useExchange().market.tickers();
  const [tickers, setTickers] = useState(() => store.getSnapshot().tickers);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const readStatus = () => store.getSnapshot().status;
  const status = useSyncExternalStore(subscribe, readStatus, readStatus);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEmpty = true;
    const sample = () => {
      timer = undefined;
      const { tickers: newest } = store.getSnapshot();
      isEmpty = newest.size === 0;
      startTransition(() => setTickers(newest));
    };
    sample();
    const leave = store.subscribe(() => {
      if (isEmpty) sample();
      else timer ??= setTimeout(sample, everyMs);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store, everyMs]);
  return { status, tickers };
}

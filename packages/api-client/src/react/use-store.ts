import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '../realtime/index.ts';

/** Returns the current value of a store outside React. The store must be the same object from render to render. */
export function useStore<T>(store: Store<T>): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const read = useCallback(() => store.getSnapshot(), [store]);
  return useSyncExternalStore(subscribe, read, read);
}

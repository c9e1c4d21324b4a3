import { useSyncExternalStore } from 'react';
import type { Persisted } from './persisted.ts';

/** A remembered value and its setter; every component and tab that uses it agrees. */
export function usePersisted<T>(store: Persisted<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.set];
}

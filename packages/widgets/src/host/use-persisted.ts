import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import { type Persisted, type Setting, settingIn } from './persisted.ts';

/** Returns a stored value and its setter, the same in every component and tab. */
export function usePersisted<T>(store: Persisted<T>): [T, (value: T) => void] {
  const { subscribe, get, set, fallback } = store;
  return [useSyncExternalStore(subscribe, get, () => fallback), set];
}

/** The value and setter of a setting, in the storage of the host. */
export const useSetting = <T>(setting: Setting<T>): [T, (value: T) => void] =>
  usePersisted(settingIn(setting, useHost().storage));

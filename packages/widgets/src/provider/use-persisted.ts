import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import { type Persisted, type Setting, settingIn } from './persisted.ts';

/** A remembered value and its setter; every component and tab that uses it agrees. */
export function usePersisted<T>(store: Persisted<T>): [T, (value: T) => void] {
  const { subscribe, get, set, fallback } = store;
  return [useSyncExternalStore(subscribe, get, () => fallback), set];
}

/** The same of a setting, kept where the host keeps them. */
export const useSetting = <T>(setting: Setting<T>): [T, (value: T) => void] =>
  usePersisted(settingIn(setting, useHost().storage));

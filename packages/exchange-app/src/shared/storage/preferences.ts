// @where Looks: dark and light: choice and default
import { createPreferences, type Preferences } from '@agio/api-client';
import { useSyncExternalStore } from 'react';

/** Theme, currency and language (spec §3, Preferences). */
export const preferences = createPreferences({
  storage: () => localStorage,
  window: globalThis.window,
});

/** Returns the visitor's choice of theme, currency and language; change it with `preferences.set`. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(follow, read);
}

const follow = (listener: () => void) => preferences.subscribe(listener);
const read = () => preferences.getSnapshot();

/** Undefined outside of a browser. */
const lightOnDevice = globalThis.matchMedia?.('(prefers-color-scheme: light)');

/** The scheme that the page has: the one that was chosen, or that of the device. */
export function schemeNow(): 'dark' | 'light' {
  const { theme } = preferences.getSnapshot();
  return theme === 'system' ? (lightOnDevice?.matches ? 'light' : 'dark') : theme;
}

/** Calls `listener` after every change of the choice or of the device. Returns the unsubscriber. */
export function onSchemeChange(listener: () => void): () => void {
  const unfollow = preferences.subscribe(listener);
  lightOnDevice?.addEventListener('change', listener);
  return () => {
    unfollow();
    lightOnDevice?.removeEventListener('change', listener);
  };
}

/** The scheme, and what changes to the other one. */
export function useScheme(): { scheme: 'dark' | 'light'; switchScheme: () => void } {
  const scheme = useSyncExternalStore(onSchemeChange, schemeNow);
  return {
    scheme,
    switchScheme: () => preferences.set({ theme: scheme === 'dark' ? 'light' : 'dark' }),
  };
}

/** Puts the chosen theme on the document, now and whenever it changes, also in another tab. */
export function applyTheme(): () => void {
  const apply = () => {
    document.documentElement.dataset['theme'] = preferences.getSnapshot().theme;
  };
  apply();
  return preferences.subscribe(apply);
}

import { createPreferences, type Preferences } from '@agio/api-client';
import { useSyncExternalStore } from 'react';

/** Theme, currency and language (spec §3, Preferences). */
export const preferences = createPreferences({ storage: () => localStorage, window });

/** What the visitor chose of theme, currency and language; change it with `preferences.set`. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(follow, read);
}

const follow = (listener: () => void) => preferences.subscribe(listener);
const read = () => preferences.getSnapshot();

/** `en` of `en-us`: languages are told apart, their regions are not. */
export const languageOf = (code: string): string => code.split('-')[0] ?? code;

/** Puts the chosen theme on the document, now and whenever it changes, also in another tab. */
export function applyTheme(): () => void {
  const apply = () => {
    document.documentElement.dataset['theme'] = preferences.getSnapshot().theme;
  };
  apply();
  return preferences.subscribe(apply);
}

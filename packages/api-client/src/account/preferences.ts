// @where App: defaults of theme, currency and language
import * as v from 'valibot';
import { currencies } from '../contract/core.ts';
import { ValueStore, type Store } from '../lib/store.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { createStoredValue, type StorageProblem, type StorageSource } from '../lib/stored-value.ts';

// Field by field, so that one that cannot be read does not cost the others.
const preferences = v.object({
  /** `system` follows the device. */
  theme: v.fallback(v.picklist(['light', 'dark', 'system']), 'dark'),
  /** None: the deployment's currency is shown. */
  defaultFiatCurrency: v.fallback(v.optional(v.picklist(currencies)), undefined),
  /** A code such as `en-us`. Which ones exist, the app knows: check against its list before loading a file. */
  defaultLanguage: v.fallback(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z]{2,4})?$/)), 'en-us'),
  /** The visitor chose a language or declined the one that was offered: none is offered again. */
  isLanguageSettled: v.fallback(v.optional(v.boolean()), undefined),
});

/** Choices of a visitor, signed in or not. */
export type Preferences = v.InferOutput<typeof preferences>;

/** Theme dark, no fiat currency, English. */
export const defaultPreferences: Preferences = {
  theme: 'dark',
  defaultFiatCurrency: undefined,
  defaultLanguage: 'en-us',
  isLanguageSettled: undefined,
};

/** Preferences that survive a reload and follow in all tabs. Fits `useSyncExternalStore`. */
export interface PreferencesStore extends Store<Preferences> {
  /** Changes the given ones. `{ defaultFiatCurrency: undefined }` clears the local choice. */
  set(part: Partial<Preferences>): void;
  dispose(): void;
}

/**
 * Creates preferences over a storage of the page. Unreadable values count as not chosen; without storage the choices
 * hold for the page.
 */
export function createPreferences({
  window,
  ...options
}: {
  storage: StorageSource;
  /** Target of `storage` events. */
  window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  onProblem?: (problem: StorageProblem) => void;
}): PreferencesStore {
  const stored = createStoredValue({
    ...options,
    key: storageKeys.preferences,
    schema: preferences,
  });
  const state = new ValueStore<Preferences>(stored.read() ?? defaultPreferences);

  const onStorage = (event: Event) => {
    const key = 'key' in event ? event.key : undefined;
    if (key !== storageKeys.preferences && key !== null) return;
    const found = stored.read() ?? defaultPreferences;
    if (!same(found, state.getSnapshot())) state.set(found);
  };
  window?.addEventListener('storage', onStorage);

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    set(part) {
      // Another tab may have changed another one in the same moment.
      const next = { ...(stored.read() ?? state.getSnapshot()), ...part };
      stored.write(next);
      if (!same(next, state.getSnapshot())) state.set(next);
    },
    dispose() {
      window?.removeEventListener('storage', onStorage);
    },
  };
}

function same(a: Preferences, b: Preferences): boolean {
  return (
    a.theme === b.theme &&
    a.defaultFiatCurrency === b.defaultFiatCurrency &&
    a.defaultLanguage === b.defaultLanguage &&
    a.isLanguageSettled === b.isLanguageSettled
  );
}

import * as v from 'valibot';

/** A stored value, the same in every tab. `set` never throws, even if the storage is full or disabled. */
export interface Persisted<T> {
  /** The value where nothing is stored, and on a server. */
  fallback: T;
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store of texts by key. Both methods may throw, as a browser's storage does when it is full or disabled. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The host's stores for choices and input. */
export interface WidgetStorage {
  /** Permanent, for choices. */
  readonly local: () => KeyValueStorage;
  /** For this tab, for input that is not sent yet. */
  readonly session: () => KeyValueStorage;
}

export const browserStorage: WidgetStorage = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** The key of a stored value with its schema and default. */
export interface Setting<T> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly fallback: T;
  readonly in: keyof WidgetStorage;
}

/** Declares a stored choice or draft. */
export const defineSetting = <T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  where: keyof WidgetStorage = 'local',
): Setting<T> => ({ key, schema, fallback, in: where });

const stores = new WeakMap<WidgetStorage, WeakMap<object, unknown>>();

/** Returns the stored value of a setting in a storage; the same object for each pair of them. */
export function settingIn<T>(setting: Setting<T>, storage: WidgetStorage): Persisted<T> {
  let known = stores.get(storage);
  if (!known) stores.set(storage, (known = new WeakMap()));
  let store = known.get(setting) as Persisted<T> | undefined;
  if (!store) {
    store = createPersisted(setting.key, setting.schema, setting.fallback, storage[setting.in]);
    known.set(setting, store);
  }
  return store;
}

/**
 * Stores one small value as JSON in the browser's storage. Every read is validated: another version of the app, another
 * tab or the user may have written anything. An invalid value counts as nothing.
 */
export function createPersisted<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  storage: () => KeyValueStorage = () => localStorage,
): Persisted<T> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value = fallback;
  let kept = true;

  const read = (now: string | null) => {
    if (now === text) return;
    text = now;
    value = parse(now, schema) ?? fallback;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // A null key means that the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    read(event.key === null ? null : event.newValue);
    tell();
  };

  return {
    fallback,
    get() {
      // A change in another tab is missed while there is no listener, so the storage is read again.
      if (text === undefined || (listeners.size === 0 && kept)) {
        try {
          read(storage().getItem(key));
        } catch {
          kept = false;
          read(null);
        }
      }
      return value;
    },
    set(next) {
      text = JSON.stringify(next);
      value = next;
      try {
        storage().setItem(key, text);
        kept = true;
      } catch {
        // The storage is full or disabled: the choice holds for this page only.
        kept = false;
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

function parse<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (text === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

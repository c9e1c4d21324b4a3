import * as v from 'valibot';

/** A value that survives a reload and is the same in every tab. `set` never throws: storage may be full or off. */
export interface Persisted<T> {
  /** What holds while nothing is kept, and on a server, which keeps nothing. */
  fallback: T;
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What keeps texts by key. Both may throw, as a browser's storage does when it is full or switched off. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where a host keeps what the reader chose and typed. */
export interface WidgetStorage {
  /** For good: choices. */
  readonly local: () => KeyValueStorage;
  /** For this tab: what was typed and not sent. */
  readonly session: () => KeyValueStorage;
}

export const browserStorage: WidgetStorage = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** What is kept under a key: its shape, and what holds while nothing is. */
export interface Setting<T> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly fallback: T;
  readonly in: keyof WidgetStorage;
}

/** Declares a value that the reader's choices or drafts are kept in. */
export const defineSetting = <T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  where: keyof WidgetStorage = 'local',
): Setting<T> => ({ key, schema, fallback, in: where });

const stores = new WeakMap<WidgetStorage, WeakMap<object, unknown>>();

/** The one store of a setting in a storage. */
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
 * Keeps one small value as JSON in the browser's storage. What is stored is checked each time it is read: another
 * version of the app, another tab or the user may have written something else, which then counts as nothing.
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
    // A null key means that everything was cleared.
    if (event.key !== key && event.key !== null) return;
    read(event.key === null ? null : event.newValue);
    tell();
  };

  return {
    fallback,
    get() {
      // While nobody listens, another tab's change comes unseen: read again.
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
        // Full or switched off: the choice holds for this page only.
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

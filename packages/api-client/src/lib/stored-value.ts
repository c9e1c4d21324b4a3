import * as v from 'valibot';

/** Fault of the browser's storage: switched off, full, or holding something unreadable. */
export type StorageProblem = 'unavailable' | 'full' | 'corrupt';

/** One value in the browser's storage, checked when read. Never throws: without storage it lives in memory. */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): void;
  remove(): void;
  /** False while only this tab knows the value, because storage did not take it. */
  readonly shared: boolean;
}

/** Storage of a value; a function, because merely reading `window.localStorage` can throw. */
export type StorageSource = () => Storage;

export interface StoredValueOptions<T> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  storage: StorageSource;
  onProblem?: ((problem: StorageProblem) => void) | undefined;
}

/** Creates a value over a storage of the page, checked at each read. Never throws: storage may be full or off. */
export function createStoredValue<T>({
  key,
  schema,
  storage,
  onProblem,
}: StoredValueOptions<T>): StoredValue<T> {
  let memory: T | undefined;
  let shared = true;

  const attempt = (action: (storage: Storage) => void): boolean => {
    try {
      action(storage());
      shared = true;
      return true;
    } catch (error) {
      shared = false;
      onProblem?.(isQuotaError(error) ? 'full' : 'unavailable');
      return false;
    }
  };

  return {
    get shared() {
      return shared;
    },
    read() {
      if (!shared && memory !== undefined) return memory;
      let text: string | null = null;
      if (!attempt((target) => (text = target.getItem(key)))) return memory;
      memory = text === null ? undefined : parse(schema, text);
      if (text !== null && memory === undefined) {
        onProblem?.('corrupt');
        attempt((target) => target.removeItem(key));
      }
      return memory;
    },
    write(value) {
      memory = value;
      const text = JSON.stringify(value);
      const done = attempt((target) => target.setItem(key, text));
      // An old value must not outlive a new one that did not fit: other tabs would act on it.
      if (!done) attemptQuietly(() => storage().removeItem(key));
    },
    remove() {
      memory = undefined;
      attempt((target) => target.removeItem(key));
    },
  };
}

/**
 * Returns a reporter that passes on the first problem only, so that the user reads once that settings will not be
 * remembered.
 */
export function reportOnce(
  report: ((problem: StorageProblem) => void) | undefined,
): (problem: StorageProblem) => void {
  let reported = false;
  return (problem) => {
    if (reported) return;
    reported = true;
    report?.(problem);
  };
}

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}

function attemptQuietly(action: () => void): void {
  try {
    action();
  } catch {
    // Already reported by the attempt before.
  }
}

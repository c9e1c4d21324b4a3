/** A value outside React that changes over time: what `useSyncExternalStore` takes. */
export interface Store<T> {
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** An immutable value: the same object as long as nothing changed. */
  getSnapshot(): T;
}

/** Receiver of an error that must not stop the other listeners. */
export type Report = (error: unknown) => void;

export const reportToConsole: Report = (error) => console.error(error);

/** Calls every listener; one that throws is reported and the others still run. */
export function callAll<A extends unknown[]>(
  listeners: Iterable<(...args: A) => void>,
  report: Report,
  ...args: A
): void {
  // A copy: a listener may subscribe or leave while it is called.
  const present = Array.from(listeners);
  for (const listener of present) {
    try {
      listener(...args);
    } catch (error) {
      report(error);
    }
  }
}

/** A store that is set, and that tells its listeners at once. For rare changes; see `FrameStore` for the others. */
export class ValueStore<T> implements Store<T> {
  readonly #listeners = new Set<() => void>();
  readonly #report: Report;
  #value: T;

  constructor(value: T, report: Report = reportToConsole) {
    this.#value = value;
    this.#report = report;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    callAll(this.#listeners, this.#report);
  }

  getSnapshot = (): T => this.#value;

  subscribe = (listener: () => void): (() => void) => {
    // A wrapper, so that one function subscribed twice is two subscriptions.
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  };
}

/** A store that never changes. */
export function constantStore<T>(value: T): Store<T> {
  return { subscribe: () => () => {}, getSnapshot: () => value };
}

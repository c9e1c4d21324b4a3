import { backoffMs } from '../../lib/time.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Something that is loaded when first wanted, once; a failed load is tried again until it works. */
export class Loader<T> {
  readonly #load: () => Promise<T>;
  readonly #loaded: ((value: T) => void)[] = [];
  #value: T | undefined;
  #wanted = false;
  #disposed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** One whose value is there already. */
  static of<T>(value: T): Loader<T> {
    const loader = new Loader<T>(() => Promise.reject(new Error('It is there already')));
    loader.#value = value;
    loader.#wanted = true;
    return loader;
  }

  /** Undefined until it is loaded. */
  get value(): T | undefined {
    return this.#value;
  }

  want(): void {
    if (this.#wanted || this.#disposed) return;
    this.#wanted = true;
    this.#attempt(1);
  }

  /** Calls `ready` with the value: now, or once it is loaded. Does not load it. The answer takes `ready` back. */
  whenLoaded(ready: (value: T) => void): () => void {
    if (this.#value !== undefined) {
      ready(this.#value);
      return () => {};
    }
    this.#loaded.push(ready);
    return () => {
      const index = this.#loaded.indexOf(ready);
      if (index >= 0) this.#loaded.splice(index, 1);
    };
  }

  /** Loads no more; `end` gets the value, if there is one or when it still arrives. */
  dispose(end: (value: T) => void): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    this.#loaded.length = 0;
    this.whenLoaded(end);
  }

  #attempt(number: number): void {
    this.#load().then(
      (value) => {
        this.#value = value;
        for (const ready of this.#loaded.splice(0)) ready(value);
      },
      () => {
        // No network, or a server that is being replaced: the page waits for it as it waits for the hub.
        if (this.#disposed) return;
        const wait = backoffMs(number, firstWaitMs, longestWaitMs);
        this.#timer = setTimeout(() => this.#attempt(number + 1), wait);
      },
    );
  }
}

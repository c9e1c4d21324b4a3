// @where Client: retries of the load of a stream
import type { RealtimeEnvironment } from '../environment.ts';
import { backoffMs } from '../../lib/time.ts';

/** After a success that lasted so long, in ms, a new load begins without delay again. */
const settledAfterMs = 10_000;
/** Tried in vain for so long, in ms, a load is said to fail. */
const failingAfterMs = 5_000;
/** Wait before a snapshot is loaded once more. */
const firstBackoffMs = 250;
/** Longest wait between two loads of a snapshot. */
const longestBackoffMs = 8_000;

/**
 * Loads until it works, one load at a time, waiting longer after each failure. A load that is asked for soon after
 * the last one worked waits too: a server that makes every answer useless is not asked without end.
 */
export class RetryingLoad {
  readonly #load: (isCurrent: () => boolean) => Promise<void>;
  readonly #environment: Pick<RealtimeEnvironment, 'now' | 'random'>;
  readonly #onFailing: () => void;
  #run = 0;
  #retries = 0;
  #loadedAt: number | undefined;
  /** Since when it is tried without success. */
  #triedSince: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `load` rejects to be tried again. After each `await` it asks `isCurrent()` and returns when that is false: it was
   * cancelled or started again, and what it brings is late. `onFailing` hears when `failing` becomes true.
   */
  constructor(
    load: (isCurrent: () => boolean) => Promise<void>,
    environment: Pick<RealtimeEnvironment, 'now' | 'random'>,
    onFailing: () => void = () => {},
  ) {
    this.#load = load;
    this.#environment = environment;
    this.#onFailing = onFailing;
  }

  /** True from `begin` until the load worked or was cancelled. */
  running = false;
  /** No try has worked for 5 s, and one has failed. The tries go on. */
  failing = false;

  begin(): void {
    clearTimeout(this.#timer);
    const run = ++this.#run;
    if (this.#loadedAt !== undefined && this.#environment.now() - this.#loadedAt > settledAfterMs) {
      // Once: what fails from here on has waited since that success, however long ago it was.
      this.#loadedAt = undefined;
      this.#retries = 0;
    }
    this.running = true;
    this.#triedSince ??= this.#environment.now();
    const delay = waitBefore(this.#retries, this.#environment.random());
    this.#retries += 1;
    if (delay === 0) void this.#try(run);
    else this.#timer = setTimeout(() => void this.#try(run), delay);
  }

  /** Forgets the load and the failures so far. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.#retries = 0;
    this.#loadedAt = undefined;
    this.#end();
  }

  async #try(run: number): Promise<void> {
    const isCurrent = () => run === this.#run;
    try {
      await this.#load(isCurrent);
      if (!isCurrent()) return;
      this.#end();
      this.#loadedAt = this.#environment.now();
    } catch {
      if (!isCurrent()) return;
      this.begin();
      this.#judge();
    }
  }

  #end(): void {
    this.running = false;
    this.failing = false;
    this.#triedSince = undefined;
  }

  #judge(): void {
    const since = this.#triedSince ?? Infinity;
    if (this.failing || this.#environment.now() - since < failingAfterMs) return;
    this.failing = true;
    this.#onFailing();
  }
}

/**
 * Returns the wait before try number `retry` (0 is the first): none, then 0.25 s, 0.5 s, 1 s … 8 s, each up to a
 * quarter longer, so that many clients do not come at one moment. `random` is 0 to 1.
 */
function waitBefore(retry: number, random: number): number {
  return retry === 0 ? 0 : backoffMs(retry, firstBackoffMs, longestBackoffMs) * (1 + random / 4);
}

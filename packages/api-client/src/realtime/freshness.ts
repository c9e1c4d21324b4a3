import type { RealtimeEnvironment } from './environment.ts';

export type Freshness = 'fresh' | 'stale' | 'paused';

/** Ages in ms after which what is shown is called stale, and no longer live at all. */
export const STALE_AFTER = 5_000;
export const PAUSED_AFTER = 30_000;

/**
 * How long ago something was last heard, by the monotonic clock: what a message says of its own time plays no part.
 * Tells when the answer changes; a touch costs a subtraction and no timer.
 */
export class FreshnessClock {
  readonly #environment: Pick<RealtimeEnvironment, 'now'>;
  readonly #onChange: (freshness: Freshness) => void;
  #touchedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freshness: Freshness = 'fresh';

  constructor(
    environment: Pick<RealtimeEnvironment, 'now'>,
    onChange: (freshness: Freshness) => void,
  ) {
    this.#environment = environment;
    this.#onChange = onChange;
  }

  get freshness(): Freshness {
    return this.#freshness;
  }

  /** Something valid arrived. Starts the clock when it stood. */
  touch(): void {
    this.#touchedAt = this.#environment.now();
    this.#become('fresh');
    this.#timer ??= setTimeout(this.#look, STALE_AFTER);
  }

  /** Stops the clock; it answers `fresh` until it is started again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#freshness = 'fresh';
  }

  readonly #look = (): void => {
    const age = this.#environment.now() - this.#touchedAt;
    const freshness = age < STALE_AFTER ? 'fresh' : age < PAUSED_AFTER ? 'stale' : 'paused';
    const next = freshness === 'fresh' ? STALE_AFTER : PAUSED_AFTER;
    this.#timer = freshness === 'paused' ? undefined : setTimeout(this.#look, next - age);
    this.#become(freshness);
  };

  #become(freshness: Freshness): void {
    if (freshness === this.#freshness) return;
    this.#freshness = freshness;
    this.#onChange(freshness);
  }
}

import type { RealtimeEnvironment } from '../environment.ts';
import { type Age, ageOf, pausedAfterMs, staleAfterMs } from './freshness.ts';

/** Looked at so often, in ms: a timer that was set before the machine slept comes late by the whole sleep. */
const lookEveryMs = 1_000;

type Clocks = Pick<RealtimeEnvironment, 'now' | 'wallClock'>;

/**
 * Time since the last message, by the time of its arrival. The age is the greater one of two clocks, because the
 * monotonic one may stand still while the machine sleeps, and the wall clock may be set back. Listeners are called when
 * the answer changes; a touch costs two subtractions and no timer.
 */
export class AgeClock {
  readonly #environment: Clocks;
  readonly #onChange: (freshness: Age) => void;
  #touched: { readonly at: number; readonly wall: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: Age = 'fresh';

  constructor(environment: Clocks, onChange: (freshness: Age) => void) {
    this.#environment = environment;
    this.#onChange = onChange;
  }

  /** Age at this moment. `fresh` before the first touch, because there is no data yet that could be old. */
  get freshness(): Age {
    return ageOf(this.#age());
  }

  /** Something valid arrived. Starts the clock when it stood. */
  touch(): void {
    this.#touched = { at: this.#environment.now(), wall: this.#environment.wallClock() };
    this.#tell();
    this.#timer ??= setTimeout(this.#look, lookEveryMs);
  }

  /** Tells nothing more until the next touch. What was heard goes on ageing. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #age(): number {
    if (!this.#touched) return 0;
    const { now, wallClock } = this.#environment;
    return Math.max(now() - this.#touched.at, wallClock() - this.#touched.wall);
  }

  readonly #look = (): void => {
    const age = this.#age();
    const next = age < staleAfterMs ? staleAfterMs : pausedAfterMs;
    // Nothing is older than paused: the next touch looks again.
    this.#timer =
      age < pausedAfterMs
        ? setTimeout(this.#look, Math.min(lookEveryMs, Math.ceil(next - age)))
        : undefined;
    this.#tell();
  };

  #tell(): void {
    const { freshness } = this;
    if (freshness === this.#told) return;
    this.#told = freshness;
    this.#onChange(freshness);
  }
}

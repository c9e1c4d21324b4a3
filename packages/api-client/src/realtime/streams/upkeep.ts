import { AgeClock } from './age-clock.ts';
import type { Age } from './freshness.ts';
import { RetryingLoad } from './retrying-load.ts';
import type { StreamContext } from './stream-context.ts';
import { freshnessOf } from './freshness.ts';
import type { Freshness } from '../views.ts';

/**
 * Freshness of a stream: its load, and the age of its data. A stream with a `heartbeat` promises a message every 2 s,
 * so its silence is a fault. The others may be silent for long: they age from the moment when they were no longer kept
 * up to date.
 */
export class Upkeep {
  readonly #context: StreamContext;
  readonly #load: RetryingLoad;
  readonly #clock: AgeClock;
  readonly #heartbeat: boolean;
  readonly #changed: () => void;
  #isKept = false;
  #hasData = false;

  /** `load` as in `RetryingLoad`; `changed` is called when the status may have. */
  constructor(
    context: StreamContext,
    load: (isCurrent: () => boolean) => Promise<void>,
    { changed, heartbeat }: { changed: () => void; heartbeat: boolean },
  ) {
    this.#context = context;
    this.#changed = changed;
    this.#heartbeat = heartbeat;
    this.#load = new RetryingLoad(load, context.environment, changed);
    this.#clock = new AgeClock(context.environment, (freshness) => this.#aged(freshness));
  }

  get isLoading(): boolean {
    return this.#load.running;
  }

  get status(): Freshness {
    return freshnessOf({
      connection: this.#context.hub.state.getSnapshot(),
      hasData: this.#hasData,
      loaded: this.#isKept,
      failing: this.#load.failing,
      freshness: this.#isKept && !this.#heartbeat ? 'fresh' : this.#clock.freshness,
    });
  }

  /** Loads, or reloads: until that has worked, what is there is not kept. */
  begin(): void {
    this.#lose();
    this.#load.begin();
  }

  /** The load has brought everything: from now on it is kept. */
  loaded(): void {
    this.#isKept = true;
    this.#hasData = true;
    this.#clock.touch();
    this.#changed();
  }

  /** A message arrived. */
  heard(): void {
    this.#clock.touch();
  }

  /** The connection is lost: what is there stays, and ages. */
  lost(): void {
    this.#load.cancel();
    this.#lose();
  }

  /** No reader is left. */
  close(): void {
    this.lost();
    this.#clock.stop();
  }

  #lose(): void {
    if (this.#isKept && !this.#heartbeat) this.#clock.touch();
    this.#isKept = false;
    this.#changed();
  }

  #aged(freshness: Age): void {
    this.#changed();
    // Silence may mean that the subscription was lost.
    if (this.#heartbeat && this.#isKept && freshness !== 'fresh') this.begin();
  }
}

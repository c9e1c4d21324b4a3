import { callAll, type Report } from '../../lib/store.ts';

/** Gaps that come one after the other within this many ms are reported as one. */
const togetherMs = 1_000;

/** Tells that messages were missed, so that what they would have changed is asked for by REST. */
export class GapSignal {
  readonly #listeners = new Set<() => void>();
  readonly #report: Report;
  readonly #afterwards: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `afterwards` is called each time when all listeners have heard. */
  constructor(report: Report, afterwards: () => void = () => {}) {
    this.#report = report;
    this.#afterwards = afterwards;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    this.dispose();
    callAll(this.#listeners, this.#report);
    this.#afterwards();
  }

  /** For messages that were dropped, of which many may come at once. */
  tellSoon(): void {
    this.#timer ??= setTimeout(() => this.tell(), togetherMs);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

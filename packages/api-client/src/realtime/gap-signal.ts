import { callAll, type Report } from './store.ts';

/** Gaps that come one after the other within this many ms are told as one. */
const TOGETHER = 1_000;

/** Tells that messages were missed, so that what they would have changed is asked for by REST. */
export class GapSignal {
  readonly #listeners = new Set<() => void>();
  readonly #report: Report;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(report: Report) {
    this.#report = report;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    this.dispose();
    callAll(this.#listeners, this.#report);
  }

  /** For messages that were dropped, of which many may come at once. */
  tellSoon(): void {
    this.#timer ??= setTimeout(() => this.tell(), TOGETHER);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

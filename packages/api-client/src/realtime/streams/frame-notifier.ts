// @where Client: pace at which live data is rendered
import type { RealtimeEnvironment } from '../environment.ts';
import { callAll, type Report, reportToConsole, type Store } from '../../lib/store.ts';

/** About a frame, for places without animation frames. */
const msOfFrame = 16;

/** Time between two paints in ms: where frames come on time (a reader reads no faster), and where they come late. */
const leastPace = 40;
const mostPace = 200;

/** Time in ms after which a requested frame is late: two frames have passed. */
const lateAfter = 34;

/** Time in ms that belongs to the answer to a key or a press. */
const answerMs = 50;

/**
 * Runs marked tasks together in an animation frame, however often they were marked. Frames that come late slow the pace
 * down to five a second, frames on time bring it back. A key or a press delays them for its answer, so that the page
 * does not paint prices in the same frame. None run while the page is hidden: what was marked meanwhile runs once when
 * it is visible again.
 */
export class FrameNotifier {
  readonly #environment: RealtimeEnvironment;
  readonly #report: Report;
  readonly #marked = new Set<() => void>();
  readonly #leave: readonly (() => void)[];
  #scheduled = false;
  #pace = leastPace;
  #requested = 0;
  #painted = -Infinity;
  #input = -Infinity;

  constructor(environment: RealtimeEnvironment, report: Report = reportToConsole) {
    this.#environment = environment;
    this.#report = report;
    this.#leave = [
      environment.onVisibilityChange(() => this.#schedule()),
      environment.onInput(() => (this.#input = environment.now())),
    ];
  }

  mark(task: () => void): void {
    this.#marked.add(task);
    this.#schedule();
  }

  dispose(): void {
    for (const leave of this.#leave) leave();
    this.#marked.clear();
  }

  #schedule(): void {
    if (this.#scheduled || this.#marked.size === 0 || this.#environment.isHidden()) return;
    this.#scheduled = true;
    this.#wait(this.#painted + this.#pace - this.#environment.now());
  }

  /** Requests the frame that follows after so many milliseconds. */
  #wait(ms: number): void {
    if (ms > msOfFrame) setTimeout(this.#request, ms - msOfFrame);
    else this.#request();
  }

  readonly #request = (): void => {
    const { requestFrame } = this.#environment;
    this.#requested = this.#environment.now();
    if (requestFrame) requestFrame(this.#flush);
    else setTimeout(this.#flush, msOfFrame);
  };

  readonly #flush = (): void => {
    this.#scheduled = false;
    if (this.#environment.isHidden()) return;
    const now = this.#environment.now();
    const toAnswer = this.#input + answerMs - now;
    // A key that is held down must not stop the prices.
    if (toAnswer > 0 && now - this.#painted < mostPace) {
      this.#scheduled = true;
      this.#wait(toAnswer);
      return;
    }
    const isLate = now - this.#requested > lateAfter;
    this.#pace = isLate
      ? Math.min(this.#pace * 2, mostPace)
      : Math.max(this.#pace * 0.8, leastPace);
    this.#painted = now;
    const tasks = [...this.#marked];
    this.#marked.clear();
    callAll(tasks, this.#report);
  };
}

/**
 * A store over data that changes often. `changed()` may be called for every message; the listeners hear at the pace
 * of the notifier, and the snapshot is made only when it is read.
 */
export class FrameStore<T> implements Store<T> {
  readonly #listeners = new Set<() => void>();
  readonly #notifier: FrameNotifier;
  readonly #report: Report;
  readonly #compute: (previous: T) => T;
  #snapshot: T;
  #outdated = true;

  /** `compute` answers the previous snapshot itself when nothing differs. */
  constructor(
    initial: T,
    compute: (previous: T) => T,
    notifier: FrameNotifier,
    report: Report = reportToConsole,
  ) {
    this.#snapshot = initial;
    this.#compute = compute;
    this.#notifier = notifier;
    this.#report = report;
  }

  changed(): void {
    if (this.#listeners.size > 0) this.#notifier.mark(this.#notify);
  }

  // Between two frames the snapshot stays as it is, or a reader would render more often than it is told to.
  getSnapshot = (): T => {
    if (this.#outdated) {
      this.#outdated = false;
      this.#snapshot = this.#compute(this.#snapshot);
    }
    return this.#snapshot;
  };

  subscribe = (listener: () => void): (() => void) => {
    const own = () => listener();
    // Changes were not marked while there was no listener.
    if (this.#listeners.size === 0) this.#outdated = true;
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  };

  readonly #notify = (): void => {
    this.#outdated = true;
    callAll(this.#listeners, this.#report);
  };
}

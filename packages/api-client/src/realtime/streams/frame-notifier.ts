import type { RealtimeEnvironment } from '../environment.ts';
import { callAll, type Report, reportToConsole, type Store } from '../../lib/store.ts';

/** About a frame, for places without animation frames. */
const msOfFrame = 16;

/**
 * Runs marked tasks once per animation frame, however often they were marked. None run while the page is hidden: what
 * was marked meanwhile runs once when it is visible again.
 */
export class FrameNotifier {
  readonly #environment: RealtimeEnvironment;
  readonly #report: Report;
  readonly #marked = new Set<() => void>();
  readonly #offVisible: () => void;
  #scheduled = false;

  constructor(environment: RealtimeEnvironment, report: Report = reportToConsole) {
    this.#environment = environment;
    this.#report = report;
    this.#offVisible = environment.onVisibilityChange(() => this.#schedule());
  }

  mark(task: () => void): void {
    this.#marked.add(task);
    this.#schedule();
  }

  dispose(): void {
    this.#offVisible();
    this.#marked.clear();
  }

  #schedule(): void {
    if (this.#scheduled || this.#marked.size === 0 || this.#environment.isHidden()) return;
    this.#scheduled = true;
    const { requestFrame } = this.#environment;
    if (requestFrame) requestFrame(this.#flush);
    else setTimeout(this.#flush, msOfFrame);
  }

  readonly #flush = (): void => {
    this.#scheduled = false;
    if (this.#environment.isHidden()) return;
    const tasks = [...this.#marked];
    this.#marked.clear();
    callAll(tasks, this.#report);
  };
}

/**
 * A store over data that changes often. `changed()` may be called for every message; the listeners hear once per frame,
 * and the snapshot is made only when it is read.
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

import type { RealtimeEnvironment } from '../environment.ts';

const msOfFrame = 1000 / 60;

/** A page under the test's control. Its clocks and frames are the (fake) global timers. */
export class FakeEnvironment implements RealtimeEnvironment {
  readonly #visibility = new Set<() => void>();
  readonly #online = new Set<() => void>();
  readonly requestFrame: ((callback: () => void) => void) | undefined;
  #hidden = false;
  #waitingFrames: (() => void)[] = [];

  constructor({ frames = true }: { frames?: boolean } = {}) {
    // Acts like a browser: no frames while hidden, and the frames requested then come when the page is visible again.
    this.requestFrame = frames
      ? (callback) =>
          void (this.#hidden ? this.#waitingFrames.push(callback) : setTimeout(callback, msOfFrame))
      : undefined;
  }

  now = (): number => performance.now();
  wallClock = (): number => Date.now();
  random = (): number => 0;
  isHidden = (): boolean => this.#hidden;

  onVisibilityChange = (listener: () => void): (() => void) => {
    this.#visibility.add(listener);
    return () => this.#visibility.delete(listener);
  };

  onOnline = (listener: () => void): (() => void) => {
    this.#online.add(listener);
    return () => this.#online.delete(listener);
  };

  /** How many still listen to the page. */
  get listeners(): number {
    return this.#visibility.size + this.#online.size;
  }

  setHidden(hidden: boolean): void {
    this.#hidden = hidden;
    for (const listener of this.#visibility) listener();
    if (hidden) return;
    for (const callback of this.#waitingFrames.splice(0)) setTimeout(callback, msOfFrame);
  }

  goOnline(): void {
    for (const listener of this.#online) listener();
  }
}

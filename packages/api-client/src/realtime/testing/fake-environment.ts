import type { RealtimeEnvironment } from '../environment.ts';

const msOfFrame = 1000 / 60;

/** A page under the test's control. Its clocks and frames are the (fake) global timers. */
export class FakeEnvironment implements RealtimeEnvironment {
  readonly #visibility = new Set<() => void>();
  readonly #online = new Set<() => void>();
  readonly #input = new Set<() => void>();
  readonly requestFrame: ((callback: () => void) => void) | undefined;
  /** Longer than a frame for a page that is late. */
  msToFrame = msOfFrame;
  #hidden = false;
  #waitingFrames: (() => void)[] = [];

  constructor({ frames = true }: { frames?: boolean } = {}) {
    // Acts like a browser: no frames while hidden, and the frames requested then come when the page is visible again.
    this.requestFrame = frames
      ? (callback) =>
          void (this.#hidden
            ? this.#waitingFrames.push(callback)
            : setTimeout(callback, this.msToFrame))
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

  onInput = (listener: () => void): (() => void) => {
    this.#input.add(listener);
    return () => this.#input.delete(listener);
  };

  /** Number of listeners that the page still has. */
  get listeners(): number {
    return this.#visibility.size + this.#online.size + this.#input.size;
  }

  setHidden(hidden: boolean): void {
    this.#hidden = hidden;
    for (const listener of this.#visibility) listener();
    if (hidden) return;
    for (const callback of this.#waitingFrames.splice(0)) setTimeout(callback, msOfFrame);
  }

  press(): void {
    for (const listener of this.#input) listener();
  }

  goOnline(): void {
    for (const listener of this.#online) listener();
  }
}

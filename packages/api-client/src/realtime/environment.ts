/** Parts of the page that the streams need. Timers are the global ones, so fake timers reach them. */
export interface RealtimeEnvironment {
  /** Monotonic, in ms. */
  now(): number;
  /** In ms since 1970; jumps when the machine slept or its clock is set. */
  wallClock(): number;
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
  /** Calls back when a key or a button of the pointer goes down, before what answers it runs. */
  onInput(listener: () => void): () => void;
  /** Calls back before the next paint; undefined where there is no painting. */
  requestFrame: ((callback: () => void) => void) | undefined;
  /** 0 ≤ x < 1, to spread retries. */
  random(): number;
}

/** Returns the environment of the browser's page; in Node that of a page that is always visible. */
export function pageEnvironment(): RealtimeEnvironment {
  const page = typeof document === 'undefined' ? undefined : document;
  const view = typeof window === 'undefined' ? undefined : window;
  return {
    now: () => performance.now(),
    wallClock: () => Date.now(),
    isHidden: () => page?.visibilityState === 'hidden',
    onVisibilityChange: (listener) => listen(page, 'visibilitychange', listener),
    onOnline: (listener) => listen(view, 'online', listener),
    onInput: (listener) => {
      const leave = inputs.map((event) => listen(view, event, listener));
      return () => leave.forEach((each) => each());
    },
    requestFrame:
      typeof requestAnimationFrame === 'undefined'
        ? undefined
        : (callback) => void requestAnimationFrame(() => callback()),
    random: Math.random,
  };
}

const inputs = ['keydown', 'pointerdown', 'click'] as const;

function listen(target: EventTarget | undefined, event: string, listener: () => void): () => void {
  const heard = () => listener();
  const early = { capture: true, passive: true };
  target?.addEventListener(event, heard, early);
  return () => target?.removeEventListener(event, heard, early);
}

/** Parts of the page that the streams need. Timers are the global ones, so fake timers reach them. */
export interface RealtimeEnvironment {
  /** Monotonic, in ms. */
  now(): number;
  /** In ms since 1970; jumps when the machine slept or its clock is set. */
  wallClock(): number;
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
  /** Calls back before the next paint; undefined where there is no painting. */
  requestFrame: ((callback: () => void) => void) | undefined;
  /** 0 ≤ x < 1, to spread retries. */
  random(): number;
}

/** Returns the environment of the browser's page; in Node that of a page that is always visible. */
export function pageEnvironment(): RealtimeEnvironment {
  const page = typeof document === 'undefined' ? undefined : document;
  return {
    now: () => performance.now(),
    wallClock: () => Date.now(),
    isHidden: () => page?.visibilityState === 'hidden',
    onVisibilityChange: (listener) => listen(page, 'visibilitychange', listener),
    onOnline: (listener) =>
      listen(typeof window === 'undefined' ? undefined : window, 'online', listener),
    requestFrame:
      typeof requestAnimationFrame === 'undefined'
        ? undefined
        : (callback) => void requestAnimationFrame(() => callback()),
    random: Math.random,
  };
}

function listen(target: EventTarget | undefined, event: string, listener: () => void): () => void {
  const heard = () => listener();
  target?.addEventListener(event, heard);
  return () => target?.removeEventListener(event, heard);
}

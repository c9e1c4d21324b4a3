import type { TabChannelPort } from './tabs/tab-channel.ts';
import type { LockManagerPort } from './tabs/tab-lock.ts';
import type { StorageSource } from '../lib/stored-value.ts';
import type { Clock } from './tokens/token-usability.ts';

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Parts of the browser that the session uses. Each can be replaced; the session works without absent ones. */
export interface SessionEnvironment extends Clock {
  fetch: typeof fetch;
  /** At least 0, below 1; only spreads timers. */
  random: () => number;
  localStorage: StorageSource;
  sessionStorage: StorageSource;
  locks: LockManagerPort | undefined;
  openChannel: ((name: string) => TabChannelPort) | undefined;
  /** Source of `storage`, `online` and `pageshow`. */
  window: Events | undefined;
  /** Source of `visibilitychange`. */
  document: (Events & { readonly visibilityState: string }) | undefined;
  /** The full address of the current page. */
  address: () => string;
  /** Leaves for another address. */
  redirect: (url: string) => void;
}

/** The browser's own, where there is one, with `overrides` put over it. */
export function browserEnvironment(
  overrides: Partial<SessionEnvironment> = {},
): SessionEnvironment {
  const page = typeof window === 'undefined' ? undefined : window;
  return {
    // Looked up per call: error reporting may have wrapped it since.
    fetch: (input, init) => globalThis.fetch(input, init),
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    random: () => Math.random(),
    localStorage: () => globalThis.localStorage,
    sessionStorage: () => globalThis.sessionStorage,
    locks: page?.navigator.locks as LockManagerPort | undefined,
    openChannel:
      page && 'BroadcastChannel' in page ? (name) => new BroadcastChannel(name) : undefined,
    window: page,
    document: page?.document,
    address: () => page?.location.href ?? 'http://localhost/',
    redirect: (url) => page?.location.assign(url),
    ...overrides,
  };
}

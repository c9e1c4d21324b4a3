import type { SessionEnvironment } from '../environment.ts';
import type { TabChannelPort } from '../tabs/tab-channel.ts';
import { FakeLocks } from './fake-locks.ts';
import { MemoryStorage } from '../../lib/memory-storage.ts';

export const appOrigin = 'https://app.test';

export interface FakeTab {
  readonly environment: SessionEnvironment;
  /** Addresses that the tab left for. */
  readonly redirects: string[];
  readonly window: EventTarget;
  address: string;
  show(): void;
  hide(): void;
  goOnline(): void;
  restoreFromCache(): void;
  /** No more events and no more locks, as if its process were killed. */
  close(): void;
}

export interface FakeBrowserOptions {
  fetch: typeof fetch;
  broadcast?: boolean;
  storageEvents?: boolean;
  locks?: boolean;
}

/** One browser profile with tabs that share storage, locks and channels; time is the test's. */
export class FakeBrowser {
  readonly locks = new FakeLocks();
  readonly items = new Map<string, string>();
  readonly openChannels = new Set<FakeChannel>();
  /** Everything that any tab broadcast. */
  readonly messages: unknown[] = [];
  readonly tabs: FakeTab[] = [];
  readonly #options: FakeBrowserOptions;

  constructor(options: FakeBrowserOptions) {
    this.#options = options;
  }

  openTab(overrides: Partial<SessionEnvironment> = {}): FakeTab {
    const { fetch, broadcast = true, storageEvents = true, locks = true } = this.#options;
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const localStorage = new MemoryStorage(this.items, (key) => {
      if (!storageEvents) return;
      for (const other of this.tabs) {
        if (other !== tab) {
          queueMicrotask(() => {
            other.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
          });
        }
      }
    });
    const sessionStorage = new MemoryStorage();
    const id = this.tabs.length;
    const closed = new AbortController();
    const show = (visibilityState: string) => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const tab: FakeTab = {
      window,
      redirects: [],
      address: `${appOrigin}/markets`,
      show: () => show('visible'),
      hide: () => show('hidden'),
      goOnline: () => window.dispatchEvent(new Event('online')),
      restoreFromCache: () =>
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      close: () => {
        closed.abort();
        this.tabs.splice(this.tabs.indexOf(tab), 1);
        this.locks.closeTab(id);
      },
      environment: {
        // A call of a dead page is never answered.
        fetch: async (input, init) => {
          const response = await fetch(input, init);
          return closed.signal.aborted ? new Promise<Response>(() => undefined) : response;
        },
        now: () => Date.now(),
        monotonicNow: () => performance.now(),
        random: () => 0,
        localStorage: () => localStorage,
        sessionStorage: () => sessionStorage,
        locks: locks ? this.locks.forTab(id) : undefined,
        openChannel: broadcast
          ? () => new FakeChannel(this.openChannels, this.messages)
          : undefined,
        window,
        document,
        address: () => tab.address,
        redirect: (url) => tab.redirects.push(url),
        ...overrides,
      },
    };
    this.tabs.push(tab);
    return tab;
  }
}

/** `BroadcastChannel`: delivers to the others, later, and a copy. */
class FakeChannel implements TabChannelPort {
  readonly #all: Set<FakeChannel>;
  readonly #sent: unknown[];
  readonly #listeners: ((event: { data: unknown }) => void)[] = [];

  constructor(all: Set<FakeChannel>, sent: unknown[]) {
    this.#all = all;
    this.#sent = sent;
    all.add(this);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    this.#sent.push(data);
    for (const channel of this.#all) {
      if (channel === this) continue;
      queueMicrotask(() => {
        for (const listener of channel.#listeners) listener({ data });
      });
    }
  }

  addEventListener(_type: 'message', listener: (event: { data: unknown }) => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#all.delete(this);
    this.#listeners.length = 0;
  }
}

// @where Client: time for which a stream is kept without a reader, or in a hidden page
import type { RealtimeEnvironment } from '../environment.ts';
import type { ReconnectingHub } from '../hub/reconnecting-hub.ts';

/** So long a stream is kept after its last reader left: a change of route comes back to it. */
const lingerMs = 5_000;
/** So many streams without a reader are kept at most. */
const maxLingering = 4;
/** After so long a hidden page is updated no more. */
const suspendAfterMs = 60_000;

/** One subscription on a hub. `open` may be called again after `lost` or `close`. */
export interface HubStream {
  /** The hub is connected: subscribe and load. */
  open(): void;
  /** The connection is gone, and with it what the server knew. */
  lost(): void;
  /** No reader is left: tell the server, and drop what is on its way. */
  close(): void;
  /** The connection was given up, or is being tried again. */
  connectionChanged?(): void;
  /** True for a stream with a reader that follows it while the page is hidden, however long. */
  readonly outlivesHiding?: boolean;
  /** Something unreadable arrived that may have been meant for this stream. */
  reload?(): void;
}

interface Entry {
  readonly stream: HubStream;
  readers: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The streams of a hub by key, shared by their readers: opened for the first, closed some time after the last, opened
 * again after each reconnect, and closed while the page is hidden for long, except those that outlive hiding.
 */
export class StreamPool {
  readonly #entries = new Map<string, Entry>();
  readonly #hub: ReconnectingHub;
  readonly #environment: RealtimeEnvironment;
  readonly #off: (() => void)[];
  #connected = false;
  #suspended = false;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(hub: ReconnectingHub, environment: RealtimeEnvironment) {
    this.#hub = hub;
    this.#environment = environment;
    this.#off = [
      hub.onConnected(() => {
        this.#connected = true;
        this.#each((stream) => {
          if (!this.#suspended || stream.outlivesHiding) stream.open();
        });
      }),
      hub.onLost(() => {
        this.#connected = false;
        this.#each((stream) => stream.lost());
      }),
      hub.state.subscribe(() => this.#each((stream) => stream.connectionChanged?.())),
      environment.onVisibilityChange(() => this.#visibilityChanged()),
    ];
  }

  /** The stream of `key`, if there is one. The key says which kind of stream it is. */
  peek<S extends HubStream>(key: string): S | undefined {
    return this.#entries.get(key)?.stream as S | undefined;
  }

  /** Takes the stream of `key`, made when there is none, until `release` is called. */
  retain<S extends HubStream>(key: string, create: () => S): { stream: S; release: () => void } {
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = { stream: create(), readers: 0, timer: undefined };
      this.#entries.set(key, entry);
      this.#hub.start();
      if (this.#connected && !this.#suspended) entry.stream.open();
    }
    const taken = entry;
    taken.readers += 1;
    clearTimeout(taken.timer);
    taken.timer = undefined;
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      taken.readers -= 1;
      if (taken.readers > 0) return;
      // To the end of the map, whose order is that of leaving.
      this.#entries.delete(key);
      this.#entries.set(key, taken);
      taken.timer = setTimeout(() => this.#remove(key, taken), lingerMs);
      this.#limitLingering();
    };
    return { stream: taken.stream as S, release };
  }

  /** Reloads every stream. */
  reload(): void {
    this.#each((stream) => stream.reload?.());
  }

  dispose(): void {
    clearTimeout(this.#hiddenTimer);
    for (const off of this.#off) off();
    for (const [key, entry] of this.#entries) this.#remove(key, entry);
  }

  #limitLingering(): void {
    const lingering = [...this.#entries].filter(([, entry]) => entry.readers === 0);
    const excess = lingering.slice(0, Math.max(0, lingering.length - maxLingering));
    for (const [key, entry] of excess) this.#remove(key, entry);
  }

  #remove(key: string, entry: Entry): void {
    clearTimeout(entry.timer);
    this.#entries.delete(key);
    entry.stream.close();
  }

  #visibilityChanged(): void {
    clearTimeout(this.#hiddenTimer);
    if (this.#environment.isHidden()) {
      this.#hiddenTimer = setTimeout(() => {
        this.#suspended = true;
        this.#each((stream) => {
          if (!stream.outlivesHiding) stream.close();
        });
      }, suspendAfterMs);
    } else if (this.#suspended) {
      this.#suspended = false;
      if (this.#connected)
        this.#each((stream) => {
          if (!stream.outlivesHiding) stream.open();
        });
    }
  }

  #each(call: (stream: HubStream) => void): void {
    for (const { stream } of this.#entries.values()) call(stream);
  }
}

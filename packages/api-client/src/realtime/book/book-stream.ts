// @where Client: sequence of the order book: snapshot, missed messages, crossed book
import { type BookDelta, type BookSnapshot, marketHub } from '../../contract/core.ts';
import { BookProjection } from './book-projection.ts';
import type { FrameStore } from '../streams/frame-notifier.ts';
import { AgeClock } from '../streams/age-clock.ts';
import { OrderBook } from './order-book.ts';
import { RetryingLoad } from '../streams/retrying-load.ts';
import { ScaledDecimalError } from './scaled-decimal.ts';
import { frameStore, type StreamContext } from '../streams/stream-context.ts';
import type { HubStream } from '../streams/stream-pool.ts';
import { freshnessOf } from '../streams/freshness.ts';
import { type BookOptions, type BookView, emptyBook } from '../views.ts';

/** Maximum of the wire: levels a side, and messages that wait for a snapshot. */
const maxLevels = 50_000;
/** Changes that are kept while a snapshot of the book is on its way; with more it is asked for again. */
const maxBuffered = 2_000;
/** A book that stays crossed is reloaded so often, in ms. */
const crossedReloadMs = 10_000;

/** A snapshot that does not join the messages that were buffered for it. */
class JoinError extends Error {
  override readonly name = 'JoinError';
}

/**
 * The live book of one market: subscribes first, asks for the snapshot second, joins the messages that came between by
 * their sequence numbers, and reloads after a gap. Meanwhile the old book stays and is marked.
 */
export class BookStream implements HubStream {
  readonly #market: string;
  readonly #context: StreamContext;
  readonly #isOpen: () => boolean;
  readonly #book = new OrderBook(maxLevels);
  readonly #views = new Map<string, FrameStore<BookView>>();
  readonly #clock: AgeClock;
  readonly #load: RetryingLoad;
  /** `loading`: messages are buffered until a snapshot joins them. */
  #phase: 'idle' | 'loading' | 'live' = 'idle';
  #subscribed = false;
  #hasBook = false;
  #epoch = '';
  #seq = 0;
  /** No message was applied since the snapshot. */
  #justJoined = false;
  /** Deltas of one epoch, with no holes. */
  #buffer: BookDelta[] = [];
  /** Time at which a crossed book was last reloaded; undefined while the sides do not meet. */
  #crossedSince: number | undefined;

  /** `isOpen`: the market trades, so that its book must not cross. */
  constructor(market: string, context: StreamContext, isOpen: () => boolean) {
    const { environment } = context;
    this.#market = market;
    this.#context = context;
    this.#isOpen = isOpen;
    const changed = () => this.#changed();
    this.#load = new RetryingLoad((isCurrent) => this.#loadBook(isCurrent), environment, changed);
    this.#clock = new AgeClock(environment, (freshness) => {
      this.#changed();
      // The contract promises a message every 2 s: silence may mean that the subscription was lost.
      if (freshness !== 'fresh' && this.#phase === 'live') {
        this.#subscribed = false;
        this.#resync();
      }
    });
  }

  open(): void {
    this.#subscribed = false;
    this.#load.cancel();
    this.#resync();
  }

  lost(): void {
    this.#halt();
  }

  close(): void {
    this.#clock.stop();
    if (this.#phase !== 'idle') {
      this.#context.hub.invoke('UnsubscribeBook', this.#market).catch(() => undefined);
    }
    this.#halt();
  }

  connectionChanged(): void {
    this.#changed();
  }

  /** Something did not fit the contract that may have been of this market: what it said is missing now. */
  reload(): void {
    if (this.#phase === 'live') this.#resync();
  }

  /** A message of this market that fits the contract. */
  receive(delta: BookDelta): void {
    if (this.#phase === 'idle') return;
    if (this.#phase === 'loading') {
      this.#keep(delta);
      return;
    }
    if (delta.epoch === this.#epoch && delta.seq <= this.#seq) return;
    if (!this.#follows(delta)) {
      this.#resync(delta);
      return;
    }
    if (!this.#apply(delta)) return;
    this.#clock.touch();
    this.#changed();
    this.#inspect();
  }

  /** The book for one reader; the same options answer the same store. */
  view({ rows = 30, grouping }: BookOptions = {}): FrameStore<BookView> {
    const key = `${rows}|${grouping ?? ''}`;
    let view = this.#views.get(key);
    if (!view) {
      const projection = new BookProjection(this.#book, { rows, grouping });
      view = frameStore(this.#context, emptyBook(this.#market), (previous) =>
        this.#compute(projection, previous),
      );
      this.#views.set(key, view);
    }
    return view;
  }

  #follows(delta: BookDelta): boolean {
    if (delta.epoch !== this.#epoch) return false;
    // A snapshot may have been taken in the middle of what the next message covers.
    return this.#justJoined ? delta.prevSeq <= this.#seq : delta.prevSeq === this.#seq;
  }

  /** Reloads; `first` is the message that showed the need for it. Not while a load runs: one is enough. */
  #resync(first?: BookDelta): void {
    this.#phase = 'loading';
    this.#buffer = first ? [first] : [];
    this.#changed();
    this.#load.begin();
  }

  #halt(): void {
    this.#load.cancel();
    this.#phase = 'idle';
    this.#buffer = [];
    this.#changed();
  }

  #keep(delta: BookDelta): void {
    const last = this.#buffer.at(-1);
    if (last?.epoch === delta.epoch) {
      if (delta.seq <= last.seq) return;
      // No snapshot from before a hole can be of use.
      if (delta.prevSeq !== last.seq) this.#buffer = [];
    } else {
      this.#buffer = [];
    }
    this.#buffer.push(delta);
    if (this.#buffer.length <= maxBuffered) return;
    this.#buffer = [];
    this.#load.begin();
  }

  async #loadBook(isCurrent: () => boolean): Promise<void> {
    const { hub, messages } = this.#context;
    if (!this.#subscribed) {
      await hub.invoke('SubscribeBook', this.#market);
      if (!isCurrent()) return;
      this.#subscribed = true;
    }
    const answer = await hub.invoke('BookSnapshot', this.#market);
    if (!isCurrent()) return;
    this.#join(messages.expect(marketHub.methods.BookSnapshot.result, answer, 'BookSnapshot'));
  }

  #join(snapshot: BookSnapshot): void {
    if (snapshot.market !== this.#market) throw new JoinError('A snapshot of another market');
    if (this.#buffer.length > 0 && this.#buffer[0]?.epoch !== snapshot.epoch) {
      throw new JoinError('One of the two is from before the server began to count anew');
    }
    const following = this.#buffer.filter((delta) => delta.seq > snapshot.seq);
    const [first] = following;
    if (first && first.prevSeq > snapshot.seq) {
      throw new JoinError('The snapshot is older than what was buffered');
    }
    this.#buffer = [];
    try {
      this.#book.applySnapshot(snapshot);
      for (const delta of following) this.#book.applyDelta(delta);
    } catch (error) {
      this.#context.messages.malformed += 1;
      throw error;
    }
    this.#hasBook = true;
    this.#epoch = snapshot.epoch;
    this.#seq = following.at(-1)?.seq ?? snapshot.seq;
    this.#justJoined = following.length === 0;
    this.#phase = 'live';
    this.#crossedSince = this.#book.crossed ? this.#context.environment.now() : undefined;
    this.#clock.touch();
    this.#changed();
  }

  /** Answers whether the message could be applied. */
  #apply(delta: BookDelta): boolean {
    try {
      this.#book.applyDelta(delta);
    } catch (error) {
      if (!(error instanceof ScaledDecimalError)) throw error;
      this.#context.messages.malformed += 1;
      this.#resync();
      return false;
    }
    this.#seq = delta.seq;
    this.#justJoined = false;
    return true;
  }

  /**
   * After a whole message: a crossed book is reloaded at once, shown as crossed when that did not help, and loaded
   * again from time to time until it did.
   */
  #inspect(): void {
    const { crossed, thin } = this.#book;
    if (!crossed) this.#crossedSince = undefined;
    const since = this.#crossedSince ?? -Infinity;
    const isDue = this.#context.environment.now() - since >= crossedReloadMs;
    if (thin || (crossed && isDue && this.#isOpen())) this.#resync();
  }

  #changed(): void {
    for (const view of this.#views.values()) view.changed();
  }

  #compute(projection: BookProjection, previous: BookView): BookView {
    const kept = freshnessOf({
      connection: this.#context.hub.state.getSnapshot(),
      hasData: this.#hasBook,
      loaded: this.#phase === 'live',
      failing: this.#load.failing,
      freshness: this.#clock.freshness,
    });
    const { bids, asks } = projection.read();
    const crossed = this.#crossedSince !== undefined && this.#isOpen();
    const status = crossed && (kept === 'live' || kept === 'resyncing') ? 'crossed' : kept;
    if (
      status === previous.status &&
      bids === previous.bids &&
      asks === previous.asks &&
      crossed === previous.crossed
    ) {
      return previous;
    }
    return {
      market: this.#market,
      status,
      bids,
      asks,
      bestBid: this.#book.bids.best?.price,
      bestAsk: this.#book.asks.best?.price,
      spread: this.#book.spread,
      crossed,
    };
  }
}

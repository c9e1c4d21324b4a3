// @where Sandbox: pace of hub messages: book, tickers, candles, topics of staff
import type { BookDelta, BookLevel, BookSnapshot, OrderSide } from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import type { Market } from '../engine/market.ts';
import { formatAmount, formatPrice } from '../engine/market-rules.ts';

/** At most 20 messages a second. */
const spacing = 50;
/** A quiet book still says something this often. */
const heartbeat = 2000;

/**
 * Turns the changes of one book into numbered messages. What has been published is kept beside the book, so that a
 * snapshot always stands exactly between two messages, and many changes of one price become one.
 */
export class BookFeed {
  private readonly market: Market;
  private readonly epoch: string;
  private readonly publish: (delta: BookDelta) => void;
  private readonly published = { Buy: new Map<number, bigint>(), Sell: new Map<number, bigint>() };
  /** Prices whose amount is not as published. */
  private readonly dirty = { Buy: new Set<number>(), Sell: new Set<number>() };
  private seq = 0;
  private sentAt = -Infinity;
  private snapshotCache: BookSnapshot | undefined;

  constructor(market: Market, epoch: string, publish: (delta: BookDelta) => void) {
    this.market = market;
    this.epoch = epoch;
    this.publish = publish;
    for (const side of ['Buy', 'Sell'] as const) {
      for (const level of market.book.side(side).levels) this.dirty[side].add(level.ticks);
    }
    market.book.onChange = (side, ticks) => this.mark(side, ticks);
  }

  /**
   * A level that is again as it was published is no change, so a book without listeners piles up no more than it holds.
   */
  private mark(side: OrderSide, ticks: number): void {
    const lots = this.market.book.lotsAt(side, ticks);
    if (lots === (this.published[side].get(ticks) ?? 0n)) this.dirty[side].delete(ticks);
    else this.dirty[side].add(ticks);
  }

  /** Publishes what changed, when it is time; an empty message when nothing did for long. */
  flush(now: number): void {
    const age = now - this.sentAt;
    if (age < spacing) return;
    const changed = this.dirty.Buy.size + this.dirty.Sell.size > 0;
    if (!changed && age < heartbeat) return;
    const prevSeq = this.seq;
    this.seq += 1;
    this.sentAt = now;
    this.snapshotCache = undefined;
    this.publish({
      market: this.market.id,
      epoch: this.epoch,
      seq: this.seq,
      prevSeq,
      sentAt: isoTime(now),
      bids: this.take('Buy'),
      asks: this.take('Sell'),
    });
  }

  /** The book as of the last message. */
  snapshot(now: number): BookSnapshot {
    if (this.seq === 0) this.flush(now);
    this.snapshotCache ??= {
      market: this.market.id,
      epoch: this.epoch,
      seq: this.seq,
      sentAt: isoTime(now),
      bids: this.levels('Buy'),
      asks: this.levels('Sell'),
    };
    return this.snapshotCache;
  }

  /** Uses up a number without sending it. */
  skip(): void {
    this.seq += 1;
    this.snapshotCache = undefined;
  }

  private take(side: OrderSide): BookLevel[] {
    const levels: BookLevel[] = [];
    const published = this.published[side];
    for (const ticks of this.dirty[side]) {
      const lots = this.market.book.lotsAt(side, ticks);
      if (lots === 0n) published.delete(ticks);
      else published.set(ticks, lots);
      levels.push(this.level(ticks, lots));
    }
    this.dirty[side].clear();
    return levels;
  }

  private levels(side: OrderSide): BookLevel[] {
    const direction = side === 'Buy' ? -1 : 1;
    return [...this.published[side]]
      .toSorted(([a], [b]) => (a - b) * direction)
      .map(([ticks, lots]) => this.level(ticks, lots));
  }

  private level(ticks: number, lots: bigint): BookLevel {
    return [formatPrice(this.market.rules, ticks), formatAmount(this.market.rules, lots)];
  }
}

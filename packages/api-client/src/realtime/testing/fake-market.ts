import type { BookDelta, BookLevel, BookSnapshot } from '../../contract/core.ts';
import type { BookLevels } from '../book/order-book.ts';
import { NaiveBook } from './naive-book.ts';
import type { RandomSource } from './random.ts';

/** The server's side of one market's book, with the naive book as its truth. */
export class FakeMarket {
  readonly id: string;
  readonly book = new NaiveBook();
  epoch = 'epoch-1';
  seq = 100;

  constructor(id: string, levels: BookLevels) {
    this.id = id;
    this.book.replace(levels);
  }

  /** Changes the book and answers the message that says so. */
  change(changes: Partial<BookLevels> = {}): BookDelta {
    const levels = { bids: [...(changes.bids ?? [])], asks: [...(changes.asks ?? [])] };
    this.book.apply(levels);
    const prevSeq = this.seq;
    this.seq += 1;
    return { ...this.#header(), prevSeq, ...levels };
  }

  snapshot(): BookSnapshot {
    const side = (name: 'bids' | 'asks') =>
      this.book.rows(name, Infinity).map(([price, amount]): BookLevel => [price, amount]);
    return { ...this.#header(), bids: side('bids'), asks: side('asks') };
  }

  /** Acts like a restarted server, which counts from the start. */
  restart(epoch: string, seq = 0): void {
    this.epoch = epoch;
    this.seq = seq;
  }

  #header(): { market: string; epoch: string; seq: number; sentAt: string } {
    return {
      market: this.id,
      epoch: this.epoch,
      seq: this.seq,
      sentAt: new Date().toISOString(),
    };
  }
}

/** A book around 100.00 whose sides never meet: bids up to 100.00, asks from 100.01. */
export function bookLevels(levels: number, random: RandomSource): BookLevels {
  const side = (sign: number, offset: number) =>
    Array.from({ length: levels }, (_, index): BookLevel => [
      cents(10_000 + offset + sign * index),
      amount(random),
    ]);
  return { bids: side(-1, 0), asks: side(1, 1) };
}

/** Up to `most` changed levels; one in four is removed. */
export function randomChange(random: RandomSource, most = 8, depth = 60): BookLevels {
  const changed: { bids: BookLevel[]; asks: BookLevel[] } = { bids: [], asks: [] };
  for (let count = random.integer(1, most); count > 0; count -= 1) {
    const size = random.next() < 0.25 ? '0' : amount(random);
    const offset = random.integer(0, depth);
    if (random.next() < 0.5) changed.bids.push([cents(10_000 - offset), size]);
    else changed.asks.push([cents(10_001 + offset), size]);
  }
  return changed;
}

const cents = (price: number): string =>
  `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;

const amount = (random: RandomSource): string =>
  `${random.integer(0, 9)}.${String(random.integer(1, 99_999_999)).padStart(8, '0')}`;

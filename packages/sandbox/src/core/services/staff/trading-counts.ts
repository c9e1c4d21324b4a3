import type { Changes } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { firstPlaceOf } from '../../engine/order.ts';
import { day } from '../../market-data/resolution.ts';

/** Entries of the journal that are read at a time. */
const piece = 500;
/** So many older entries in a row are the end: what a scenario begins with is not in the order of time. */
const maxOlder = 2000;
const keptFor = 2 * day;

interface Times {
  orders: number[];
  trades: number[];
}

/**
 * Times at which customers placed orders and traded in the last two days: read once from the records, then followed.
 */
export class TradingCounts {
  private readonly exchange: Exchange;
  private times: Times | undefined;
  /** First place of the newest order that is counted; places grow, by whatever clock. */
  private lastPlace = -1;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    exchange.onCommit('counts', (changes) => this.follow(changes));
  }

  /** Returns the number of events from `since` on, and in the same time before that. */
  of(what: keyof Times, since: number): { count: number; before: number } {
    const now = this.exchange.now();
    const times = this.current(now)[what];
    const earlier = 2 * since - now;
    return {
      count: times.filter((time) => time >= since).length,
      before: times.filter((time) => time >= earlier && time < since).length,
    };
  }

  private current(now: number): Times {
    const since = now - keptFor;
    if (this.times === undefined) {
      this.lastPlace = this.exchange.nextSequence();
      this.times = {
        orders: [...this.exchange.orders.placedSince(since)],
        trades: [...this.tradesSince(since)],
      };
    } else {
      const isKept = (time: number) => time >= since;
      const { orders, trades } = this.times;
      this.times = { orders: orders.filter(isKept), trades: trades.filter(isKept) };
    }
    return this.times;
  }

  private *tradesSince(since: number): Generator<number> {
    let older = 0;
    for (let to: string | undefined; older < maxOlder;) {
      const rows = this.exchange.records.range('journal', { to, backwards: true, limit: piece });
      for (const [, { kind, time }] of rows) {
        older = time < since ? older + 1 : 0;
        if (time >= since && kind === 'trade') yield time;
      }
      if (rows.length < piece) return;
      to = rows.at(-1)?.[0];
    }
  }

  private follow({ orders, journal }: Changes): void {
    if (this.times === undefined) return;
    const last = this.lastPlace;
    for (const order of orders.keys()) {
      const place = firstPlaceOf(order);
      if (place <= last) continue;
      this.lastPlace = Math.max(this.lastPlace, place);
      this.times.orders.push(order.createdAt);
    }
    for (const { kind, time } of journal) if (kind === 'trade') this.times.trades.push(time);
  }
}

import type { Announcement } from '@agio/api-client/contract';
import type { Exchange } from '../../engine/exchange.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import type { Timed } from '../timed-records.ts';

/** Announcements of the exchange, each for a while. */
export class Announcements implements Timed {
  private readonly exchange: Exchange;
  private readonly records: Collection<'announcements'>;
  /** Ids of announcements that are released later. */
  private readonly waiting = new Set<string>();

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.records = new Collection(exchange, store, 'announcements');
    const now = exchange.now();
    for (const { id, releasesAt } of this.records.values()) {
      if (Date.parse(releasesAt) > now) this.waiting.add(id);
    }
  }

  /** Returns the announcements that are or will be shown, newest first. */
  current(now: number): Announcement[] {
    return this.records
      .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
      .toSorted((a, b) => (a.releasesAt < b.releasesAt ? 1 : -1));
  }

  /** Adds one or takes the place of the one with this id. Told now, or when it is released. */
  put(announcement: Announcement): void {
    const { id, releasesAt } = announcement;
    const { undo } = this.exchange;
    const now = this.exchange.now();
    for (const over of this.records.filter(({ expiresAt }) => Date.parse(expiresAt) <= now)) {
      this.records.remove(over.id);
      undo.remove(this.waiting, over.id);
    }
    this.records.put(id, announcement);
    undo.remove(this.waiting, id);
    if (Date.parse(releasesAt) > this.exchange.now()) undo.add(this.waiting, id);
    else this.tell(announcement);
  }

  due(now: number): string[] {
    return [...this.waiting].filter(
      (id) => Date.parse(this.records.get(id)?.releasesAt ?? '') <= now,
    );
  }

  moveOn(id: string): void {
    const announcement = this.records.get(id);
    if (announcement === undefined) return;
    this.exchange.undo.remove(this.waiting, id);
    this.tell(announcement);
  }

  private tell(announcement: Announcement): void {
    this.exchange.tell({ accountId: null, event: 'announcement', content: { announcement } });
  }
}

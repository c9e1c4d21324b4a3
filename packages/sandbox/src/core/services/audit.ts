import type { AuditEntry } from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Store } from '../store.ts';
import { Collection } from './collection.ts';

/** What staff did, and what people did that staff decide on. Entries are added and never changed. */
export class Audit {
  private readonly exchange: Exchange;
  private readonly entries: Collection<'audit'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.entries = new Collection(exchange, store, 'audit');
  }

  /** `subject` is the person, market or asset that it is about; `actor` a displayed name. */
  add(subject: string, actor: string, action: string, detail: string | null = null): void {
    const id = this.exchange.nextId('a');
    this.entries.put(id, { id, subject, time: this.exchange.now(), actor, action, detail });
  }

  /** Newest first. */
  of(subject: string): AuditEntry[] {
    return this.entries
      .filter((entry) => entry.subject === subject)
      .toSorted((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1))
      .map(({ id, time, actor, action, detail }) => ({
        id,
        time: isoTime(time),
        actor,
        action,
        detail,
      }));
  }
}

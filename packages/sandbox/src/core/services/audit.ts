import type { AuditEntry, AuditRecord } from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Store } from '../store.ts';
import type { AuditRecord as Stored } from '../tables.ts';
import { Collection } from './collection.ts';

/** All API keys share one trail. */
export const apiKeySubject = 'api-keys';

/** What staff did, and what people did that staff decide on. Entries are added and never changed. */
export class Audit {
  private readonly exchange: Exchange;
  private readonly entries: Collection<'audit'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.entries = new Collection(exchange, store, 'audit');
  }

  /** `subject` is the person, market, asset or wallet that it is about; `actor` a displayed name. */
  add(subject: string, actor: string, action: string, detail: string | null = null): void {
    const id = this.exchange.nextId('a');
    this.entries.put(id, { id, subject, time: this.exchange.now(), actor, action, detail });
  }

  /** About one person. Newest first. */
  of(accountId: string): AuditEntry[] {
    return this.entries
      .filter(({ subject }) => subject === accountId)
      .toSorted(newestFirst)
      .map(entryView);
  }

  /** Of every subject, of one kind, or of one. Newest first. */
  find(kind?: string, id?: string): AuditRecord[] {
    return [...this.entries.values()]
      .toSorted(newestFirst)
      .map((record) => ({ ...entryView(record), ...subjectOf(record.subject) }))
      .filter(
        ({ subject, subjectId }) =>
          (kind === undefined || subject === kind) && (id === undefined || subjectId === id),
      );
  }
}

function entryView({ id, time, actor, action, detail }: Stored): AuditEntry {
  return { id, time: isoTime(time), actor, action, detail };
}

/** People are named by their id alone, everything else as `kind:id`. */
function subjectOf(text: string): Pick<AuditRecord, 'subject' | 'subjectId'> {
  if (text === apiKeySubject) return { subject: text, subjectId: null };
  const [kind = '', id] = text.split(':');
  return id === undefined ? { subject: 'user', subjectId: kind } : { subject: kind, subjectId: id };
}

function newestFirst(a: Stored, b: Stored): number {
  return b.time - a.time || (a.id < b.id ? 1 : -1);
}

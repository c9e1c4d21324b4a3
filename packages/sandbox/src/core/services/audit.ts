import type { AuditEntry, AuditRecord } from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { History, type HistoryLists, type HistoryPage } from '../history.ts';
import type { PageQuery } from '../lists.ts';
import type { AuditRecord as Stored } from '../tables.ts';

/** All API keys share one trail. */
export const apiKeySubject = 'api-keys';
/** Entries that a person's page shows; the whole trail is read by pages. */
const mostShown = 200;

/** What staff did, and what people did that staff decide on. Entries are added and never changed. */
export class Audit {
  private readonly exchange: Exchange;
  private readonly history: History<'audit'>;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    this.history = new History(exchange, 'audit', auditLists);
  }

  /** `subject` is the person, market, asset or wallet that it is about; `actor` a displayed name. */
  add(subject: string, actor: string, action: string, detail: string | null = null): void {
    const id = this.exchange.nextId('a');
    this.history.put(id, { id, subject, time: this.exchange.now(), actor, action, detail });
  }

  /** The latest about one person, newest first. */
  latestOf(accountId: string): AuditEntry[] {
    return this.history.page(`of:${accountId}`, { limit: mostShown }).items.map(entryView);
  }

  /** Of every subject, of one kind, or of one. Newest first. */
  page(
    kind: string | undefined,
    id: string | undefined,
    page: PageQuery,
  ): HistoryPage<AuditRecord> {
    const { list, test } = listFor(kind, id);
    const { items, nextCursor } = this.history.page(list, page, test);
    return {
      items: items.map((record) => ({ ...entryView(record), ...subjectOf(record.subject) })),
      nextCursor,
    };
  }
}

export const auditLists: HistoryLists<Stored> = {
  time: ({ time }) => time,
  lists: ({ subject }) => ['all', `kind:${subjectOf(subject).subject}`, `of:${subject}`],
  facts: ({ subject }) => [subjectOf(subject).subjectId ?? ''],
};

function listFor(kind: string | undefined, id: string | undefined) {
  if (id === undefined) return { list: kind === undefined ? 'all' : `kind:${kind}` };
  if (kind !== undefined) return { list: `of:${kind === 'user' ? id : `${kind}:${id}`}` };
  return { list: 'all', test: (facts: readonly string[]) => facts[0] === id };
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

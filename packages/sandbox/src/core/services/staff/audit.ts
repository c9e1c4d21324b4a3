import type { AuditChange, AuditEntry, AuditRecord, auditSorts } from '@agio/api-client/contract';
import { highestRole, type Account } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { History, type HistoryLists, type HistoryPage } from '../../record-history.ts';
import type { PageQuery } from '../../paged-lists.ts';
import type { AuditRecord as Stored } from '../../tables.ts';
import { type SortedQuery, type SortKeys, sortedPage } from '../sorting.ts';

/** All API keys share one trail. */
export const apiKeySubject = 'api-keys';
/** Entries that a person's page shows; the whole trail is read by pages. */
const mostShown = 200;

/** Somebody who acts by a call, and where the call came from. */
export interface Actor {
  account: Account;
  /** Null where no network is in between. */
  address: string | null;
  /** As the answer says it; null for what was so from the start. */
  requestId: string | null;
}
/** Who acts without an account. */
type Party = 'System' | 'CorePass';

/**
 * What staff did, and what people did that staff decide on: one entry for an act, none for one that changed nothing.
 * Entries are added and never changed. Who acted is their account, not how they call themselves.
 */
export class Audit {
  private readonly exchange: Exchange;
  private readonly history: History<'audit'>;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    this.history = new History(exchange, 'audit', auditLists);
  }

  /** `subject` is the person, market, asset or wallet that it is about. */
  add(
    subject: string,
    by: Actor | Party,
    action: string,
    { detail = null, changes = [] }: { detail?: string | null; changes?: AuditChange[] } = {},
  ): void {
    const id = this.exchange.nextId('a');
    const time = this.exchange.now();
    this.history.put(id, { id, subject, time, ...whoIs(by), action, detail, changes });
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
    return { items: items.map(recordView), nextCursor };
  }

  /** The same by any of its fields. */
  sorted(
    kind: string | undefined,
    id: string | undefined,
    query: SortedQuery,
  ): HistoryPage<AuditRecord> {
    const { list, test } = listFor(kind, id);
    const { items, nextCursor } = sortedPage(this.history.all(list, {}, test), auditKeys, query);
    return { items: items.map(recordView), nextCursor };
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

function whoIs(by: Actor | Party) {
  if (typeof by === 'string') return { actor: by };
  const { account, address, requestId } = by;
  return {
    actor: account.displayName,
    actorId: account.id,
    actorEmail: account.email,
    role: highestRole(account) ?? null,
    address,
    requestId,
  };
}

const auditKeys: SortKeys<(typeof auditSorts)[number], Stored> = {
  time: ({ time }) => time,
  actor: ({ actor }) => actor,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
};

function recordView(record: Stored): AuditRecord {
  return { ...entryView(record), ...subjectOf(record.subject) };
}

function entryView(record: Stored): AuditEntry {
  const { time, subject: _, ...said } = record;
  return { ...unsaid, ...said, time: isoTime(time) };
}

/** What entries do not say that a part of the exchange made, or that are of before they said it. */
const unsaid = {
  actorId: null,
  actorEmail: null,
  role: null,
  address: null,
  requestId: null,
  changes: [],
};

/** The fields that differ between two states, as text. */
export function differences<State extends object>(before: State, after: State): AuditChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [was, is] = [before, after].map((state) => textOf(state[field as keyof State]));
    return was === is ? [] : [{ field, before: was ?? null, after: is ?? null }];
  });
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** People are named by their id alone, everything else as `kind:id`. */
function subjectOf(text: string): Pick<AuditRecord, 'subject' | 'subjectId'> {
  if (text === apiKeySubject) return { subject: text, subjectId: null };
  const [kind = '', id] = text.split(':');
  return id === undefined ? { subject: 'user', subjectId: kind } : { subject: kind, subjectId: id };
}

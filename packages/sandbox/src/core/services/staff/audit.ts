// @where Sandbox: audit trail
import type {
  AuditChange,
  AuditCheck,
  AuditEntry,
  AuditEntryKind,
  AuditRecord,
  auditSorts,
  ListTotal,
} from '@agio/api-client/contract';
import { highestRole } from '../../accounts.ts';
import type { Account, AuditRecord as Stored } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { History, type HistoryLists, type HistoryPage } from '../../store/record-history.ts';
import type { PageQuery } from '../../store/paged-lists.ts';
import { type SortedQuery, type SortKeys, sortedPage } from '../sorting.ts';
import { chained, checkChain, kindOf, type Unchained } from './trail-chain.ts';
import { exported, type ExportedList } from './exported-lists.ts';

/** All API keys share one trail. */
export const apiKeySubject = 'api-keys';
/** There is one fee schedule, whose versions follow each other. */
export const feesSubject = 'fees';
export const limitsSubject = 'limits';
/** Rules of alerts and the webhook share one, too. */
export const alertSubject = 'alerts';
/** Subjects of which there is only one. */
const wholes: ReadonlySet<string> = new Set([
  apiKeySubject,
  feesSubject,
  limitsSubject,
  alertSubject,
  'orders',
  'transfers',
  'users',
  'audit',
  'reserves',
]);
/** Entries that a person's page shows; the whole trail is read by pages. */
const maxShown = 200;

/** Person who acts by a call, and origin of the call. */
export interface Actor {
  account: Account;
  /** Null where no network is in between. */
  address: string | null;
  /** Id of the request as in its answer; null for what was so from the start. */
  requestId: string | null;
  /** The customer who stands in for this account in a demonstration: the trail must not say that staff did it. */
  playedBy?: Account;
}
/** Actor without an account. */
type Party = 'System' | 'CorePass';

export interface AuditQuery {
  /** `user`, `market` and so on. */
  subject?: string | undefined;
  subjectId?: string | undefined;
  kind?: AuditEntryKind | undefined;
  /** A part of how an actor is called, or the id of what it is about; `people` are the accounts that it finds. */
  search?: string | undefined;
  people?: ReadonlySet<string> | undefined;
  /** Reader; acts of others on this account are left out. */
  reader?: string | undefined;
}

/**
 * Acts of staff, and acts of people that staff decide on: one entry for an act, none for one that changed nothing.
 * Besides: looks, files that left the exchange, sign-ins of staff, and refused calls. Entries are added and never
 * changed, and each is chained to the one before. The actor is an account, not a display name.
 */
export class Audit {
  private readonly exchange: Exchange;
  private readonly history: History<'audit'>;
  private seeded: Unchained[] | undefined;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    this.history = new History(exchange, 'audit', auditLists);
  }

  /** `subject` is the person, market, asset or wallet that it is about. */
  add(
    subject: string,
    by: Actor | Party,
    action: string,
    {
      detail = null,
      changes = [],
      kind = usualKind(subject, by),
      time = this.exchange.now(),
    }: {
      detail?: string | null;
      changes?: AuditChange[];
      kind?: AuditEntryKind;
      /** Time at which it happened, if that was not now. */
      time?: number;
    } = {},
  ): void {
    const id = this.exchange.nextId('a');
    const said = { id, subject, time, kind, ...whoIs(by), action, detail, changes };
    if (this.seeded === undefined) this.write(said);
    else this.seeded.push(said);
  }

  /** Writes what a seed adds in the order of its times, as the trail is a chain: a seed adds it in another order. */
  inOrder(seed: () => void): void {
    this.seeded = [];
    seed();
    const all = this.seeded.toSorted((a, b) => a.time - b.time);
    this.seeded = undefined;
    for (const said of all) this.write(said);
  }

  private write(said: Unchained): void {
    const { record, write } = chained(this.exchange.records, said);
    this.history.put(said.id, record);
    this.exchange.write(write);
  }

  /** A file with data of customers that left the exchange: what it was filtered by, and how many rows it had. */
  exported(
    by: Actor,
    list: ExportedList,
    rows: number,
    filter: Readonly<Record<string, string | undefined>>,
  ): void {
    const changes = [
      { field: 'rows', before: null, after: String(rows) },
      ...Object.entries(filter).flatMap(([name, after]) =>
        after === undefined ? [] : [{ field: `filter.${name}`, before: null, after }],
      ),
    ];
    const { subject = list, action } = exported[list];
    this.add(subject, by, action, { changes, kind: 'export' });
  }

  /** The latest about one person, newest first. */
  latestOf(accountId: string): AuditEntry[] {
    return this.history.page(`of:${accountId}`, { limit: maxShown }).items.map(entryView);
  }

  /** Newest first. */
  page(asked: AuditQuery, page: PageQuery): HistoryPage<AuditRecord> {
    const { list, test, matches } = listFor(asked);
    const { items, nextCursor } = this.history.page(list, page, test, matches);
    return {
      items: items.map(recordView),
      nextCursor,
      // Only the first page says so: who reads on knows it.
      ...(page.cursor === undefined && { total: this.count(asked) }),
    };
  }

  /** Counts by the fields that the lists keep of their entries where those are enough, as the trail is long. */
  private count(asked: AuditQuery): ListTotal {
    const { list, test, matches } = listFor(asked);
    const { subject, kind, reader } = asked;
    if (subject !== undefined && kind !== undefined) {
      return this.history.count(list, {}, test, matches);
    }
    const isTold = ([about]: readonly string[]) => about !== reader;
    const about = (facts: readonly string[]) => test?.(facts) ?? true;
    const { count, isMore } = this.history.count(
      list,
      {},
      (facts) => about(facts) && isTold(facts),
    );
    // Entries about the reader are read one by one, as their own acts are among them.
    const own = this.history.count(list, {}, (facts) => about(facts) && !isTold(facts), matches);
    return { count: count + own.count, isMore };
  }

  /** The same by any of its fields. */
  sorted(asked: AuditQuery, query: SortedQuery): HistoryPage<AuditRecord> {
    const { items, ...page } = sortedPage(this.found(asked), auditKeys, query);
    return { items: items.map(recordView), ...page };
  }

  /** All of it, newest first, read piece by piece: for files. */
  *all(asked: AuditQuery): Generator<AuditRecord> {
    for (const record of this.found(asked)) yield recordView(record);
  }

  /** Like `checkChain`. */
  check(after?: number): AuditCheck {
    return checkChain(this.exchange.records, after);
  }

  private found(asked: AuditQuery): Generator<Stored> {
    const { list, test, matches } = listFor(asked);
    return this.history.all(list, {}, test, matches);
  }
}

export const auditLists: HistoryLists<Stored> = {
  time: ({ time }) => time,
  lists: (record) => [
    'all',
    `kind:${subjectOf(record.subject).subject}`,
    `of:${record.subject}`,
    `by:${kindOf(record)}`,
  ],
  facts: ({ subject }) => [subjectOf(subject).subjectId ?? ''],
};

function listFor({ subject, subjectId, kind, reader, search, people }: AuditQuery) {
  const matches = (record: Stored) =>
    (search === undefined || isFound(record, search.trim().toLowerCase(), people)) &&
    (kind === undefined || kindOf(record) === kind) &&
    (record.subject !== reader || record.actorId === reader);
  const isOfId =
    subjectId === undefined ? undefined : (facts: readonly string[]) => facts[0] === subjectId;
  if (subject === undefined) {
    return { list: kind === undefined ? 'all' : `by:${kind}`, test: isOfId, matches };
  }
  const list =
    subjectId === undefined
      ? `kind:${subject}`
      : `of:${subject === 'user' ? subjectId : `${subject}:${subjectId}`}`;
  return { list, test: undefined, matches };
}

/** Searches by the person who acted, by the one whom an entry is about, and by whole ids of the entry and its subject. */
function isFound(record: Stored, search: string, people: ReadonlySet<string> = new Set()): boolean {
  const { subjectId } = subjectOf(record.subject);
  return (
    [record.actorId, subjectId].some((id) => id != null && people.has(id)) ||
    [record.actor, record.actorEmail ?? ''].some((text) => text.toLowerCase().includes(search)) ||
    [record.id, subjectId ?? ''].some((id) => id.toLowerCase() === search)
  );
}

/** Staff who act on themselves act as a customer. */
function usualKind(subject: string, by: Actor | Party): AuditEntryKind {
  if (typeof by === 'string') return 'exchange';
  if (by.playedBy !== undefined) return 'demonstration';
  return highestRole(by.account) === undefined || by.account.id === subject ? 'customer' : 'act';
}

function whoIs(by: Actor | Party) {
  if (typeof by === 'string') return { actor: by };
  const { account, address, requestId, playedBy } = by;
  const who = playedBy ?? account;
  return {
    actor: nameOf(account, playedBy !== undefined),
    actorId: who.id,
    actorEmail: who.email,
    role: highestRole(who) ?? null,
    address,
    requestId,
  };
}

/** Returns the name of an actor for other readers. */
export function nameOf({ displayName }: Account, isPlayed: boolean): string {
  return isPlayed ? `Demonstration, in place of ${displayName}` : displayName;
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
  return { ...unsaid, ...said, kind: kindOf(record), time: isoTime(time) };
}

/** Defaults of entries that a part of the exchange made, or that are older than the fields. */
const unsaid = {
  actorId: null,
  actorEmail: null,
  role: null,
  address: null,
  requestId: null,
  changes: [],
};

/** People are named by their id alone, everything else as `kind:id`. */
function subjectOf(text: string): Pick<AuditRecord, 'subject' | 'subjectId'> {
  if (wholes.has(text)) return { subject: text, subjectId: null };
  const [kind = '', id] = text.split(':');
  return id === undefined ? { subject: 'user', subjectId: kind } : { subject: kind, subjectId: id };
}

import type {
  Announcement,
  announcementStates,
  NewAnnouncement,
  StaffAnnouncement,
} from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Language } from '../../language/language.ts';
import { trail } from '../../language/staff-messages.ts';
import type { Account } from '../../records/people.ts';
import type { AnnouncementRecord } from '../../records/tables.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { livesIn } from '../../accounts.ts';
import { Collection } from '../collection.ts';
import type { Timed } from '../timed-records.ts';
import type { Actor, Audit } from './audit.ts';
import { differences } from './differences.ts';

/** Announcements that are over and kept for staff; what was done to the others is in the trail. */
const mostOver = 200;
/** Announcements that one answer has, as in the contract. */
const mostShown = 500;

/** Announcements of the exchange, each for a while. */
export class Announcements implements Timed {
  private readonly exchange: Exchange;
  private readonly audit: Audit;
  private readonly records: Collection<'announcements'>;
  /** Time of the next release or end, by id. */
  private readonly waiting = new Map<string, number>();

  constructor(exchange: Exchange, store: Store, audit: Audit) {
    this.exchange = exchange;
    this.audit = audit;
    this.records = new Collection(exchange, store, 'announcements');
    for (const record of this.records.values()) {
      const next = nextMoment(record, exchange.now());
      if (next !== undefined) this.waiting.set(record.id, next);
    }
  }

  /** Returns the announcements that are or will be shown to a reader, newest first. */
  current(reader: Account | undefined, now: number): AnnouncementRecord[] {
    return this.records
      .filter((record) => Date.parse(record.expiresAt) > now && isForReader(record, reader))
      .toSorted((a, b) => (a.releasesAt < b.releasesAt ? 1 : -1))
      .slice(0, mostShown);
  }

  /** Returns all that are kept, in no order. */
  all(): Iterable<AnnouncementRecord> {
    return this.records.values();
  }

  /** @throws Refusal for an id that no announcement has */
  find(id: string): AnnouncementRecord {
    const record = this.records.get(id);
    if (record === undefined) throw refuse('announcementNotFound', 'id');
    return record;
  }

  /** Adds one or takes the place of the one with this id. Told now, or when it is released. */
  put(announcement: AnnouncementRecord): void {
    const { id, releasesAt } = announcement;
    const now = this.exchange.now();
    const before = this.records.get(id);
    this.records.put(id, announcement);
    this.wait(announcement, now);
    this.forgetOldest(now);
    const isOut = Date.parse(releasesAt) <= now;
    // Pages know one that is to come, and would show it as it was.
    if (isOut || before !== undefined) this.tell(announcement, before);
  }

  /**
   * Publishes a new announcement, or changes one.
   *
   * @param seenVersion version of the announcement as its author has seen it; 0 for a new one
   */
  publish(
    by: Actor,
    id: string,
    { seenVersion, translations, ...fields }: NewAnnouncement & { seenVersion: number },
  ): AnnouncementRecord {
    const before = this.records.get(id);
    this.checkSeen(before, seenVersion);
    const now = this.exchange.now();
    if (Date.parse(fields.expiresAt) <= now) throw refuse('expiryPast', 'expiresAt');
    if (Date.parse(fields.expiresAt) <= Date.parse(fields.releasesAt)) {
      throw refuse('endNotAfterStart', 'expiresAt');
    }
    const after: AnnouncementRecord = {
      ...fields,
      id,
      language: 'en',
      translations: Object.fromEntries(translations.map(({ language, text }) => [language, text])),
      ...this.act(by, seenVersion),
    };
    this.put(after);
    const action = before ? trail.announcementChanged : trail.announcementPublished;
    this.trail(by, action, before, after);
    return after;
  }

  /** Ends an announcement now, or takes back one that is to come; one that is over stays as it is. */
  withdraw(by: Actor, id: string, seenVersion: number): AnnouncementRecord {
    const before = this.find(id);
    const now = this.exchange.now();
    if (Date.parse(before.expiresAt) <= now) return before;
    this.checkSeen(before, seenVersion);
    const expiresAt = isoTime(now);
    const after: AnnouncementRecord = {
      ...before,
      releasesAt: before.releasesAt < expiresAt ? before.releasesAt : expiresAt,
      expiresAt,
      isWithdrawn: true,
      ...this.act(by, seenVersion),
    };
    this.put(after);
    this.trail(by, trail.announcementWithdrawn, before, after);
    return after;
  }

  due(now: number): string[] {
    return [...this.waiting].filter(([, at]) => at <= now).map(([id]) => id);
  }

  moveOn(id: string, now: number): void {
    const record = this.records.get(id);
    if (record === undefined) return;
    this.wait(record, now);
    // Staff see another state of it from now on.
    this.records.put(id, record);
    if (Date.parse(record.expiresAt) > now) this.tell(record);
  }

  private act({ account }: Actor, seenVersion: number) {
    const time = isoTime(this.exchange.now());
    const changed = { officerId: account.id, officer: account.displayName, time };
    return { version: seenVersion + 1, changed };
  }

  private checkSeen(record: AnnouncementRecord | undefined, seenVersion: number): void {
    if ((record === undefined ? 0 : (record.version ?? 1)) === seenVersion) return;
    if (record === undefined) throw refuse('announcementNotFound', 'id');
    throw refuse('announcementChanged', '', { name: record.changed?.officer ?? record.id });
  }

  private wait(record: AnnouncementRecord, now: number): void {
    const { undo } = this.exchange;
    const next = nextMoment(record, now);
    if (next === undefined) undo.delete(this.waiting, record.id);
    else undo.set(this.waiting, record.id, next);
  }

  private forgetOldest(now: number): void {
    const over = this.records
      .filter(({ expiresAt }) => Date.parse(expiresAt) <= now)
      .toSorted((a, b) => Date.parse(b.expiresAt) - Date.parse(a.expiresAt));
    for (const { id } of over.slice(mostOver)) this.records.remove(id);
  }

  private trail(
    by: Actor,
    action: string,
    was: AnnouncementRecord | undefined,
    is: AnnouncementRecord,
  ): void {
    const changes = differences(was === undefined ? {} : factsOf(was), factsOf(is));
    this.audit.add(`announcement:${is.id}`, by, action, { detail: is.description, changes });
  }

  /** Readers who no longer belong to those whom it is for hear that it is over. */
  private tell(announcement: AnnouncementRecord, before?: AnnouncementRecord): void {
    const expiresAt = isoTime(this.exchange.now());
    const announcements =
      before === undefined ? [announcement] : [announcement, { ...before, expiresAt }];
    this.exchange.tell({ accountId: null, event: 'announcement', content: { announcements } });
  }
}

/** Returns true if an announcement is for a reader. A guest has neither tier nor country. */
export function isForReader(
  { tiers, countries }: AnnouncementRecord,
  reader: Account | undefined,
): boolean {
  const isOfTier = (tier: string) => tier === reader?.information.complianceTier;
  return (
    (tiers?.some(isOfTier) ?? true) &&
    (countries?.some((code) => reader !== undefined && livesIn(reader, countryName(code))) ?? true)
  );
}

/** Returns an announcement as its readers of one language get it: in another one where it has no text in theirs. */
export function announcementIn(record: AnnouncementRecord, language: Language): Announcement {
  const { id, type, description, link, releasesAt, expiresAt, brands } = record;
  const shown = { id, type, link, releasesAt, expiresAt, brands: brands ?? null };
  const translated = record.translations?.[language.code];
  if (translated !== undefined) {
    return { ...shown, description: translated, language: language.code };
  }
  // The exchange's own announcements have a translation, which is no part of the record.
  return language.knows(description)
    ? { ...shown, description: language.translate(description), language: language.code }
    : { ...shown, description, language: record.language ?? null };
}

/** Returns an announcement as staff read it. */
export function staffAnnouncement(record: AnnouncementRecord, now: number): StaffAnnouncement {
  const { id, type, description, language, link, releasesAt, expiresAt } = record;
  const { translations, brands, tiers, countries, changed, version } = record;
  const texts = Object.entries(translations ?? {});
  return {
    id,
    type,
    description,
    language: language ?? null,
    translations: texts.map(([code, text]) => ({ language: code, text })),
    link,
    releasesAt,
    expiresAt,
    tiers: tiers ?? null,
    countries: countries ?? null,
    brands: brands ?? null,
    state: stateOf(record, now),
    version: version ?? 1,
    changed: changed ?? null,
  };
}

export function stateOf(
  { releasesAt, expiresAt, isWithdrawn }: AnnouncementRecord,
  now: number,
): (typeof announcementStates)[number] {
  if (isWithdrawn === true) return 'Withdrawn';
  if (Date.parse(expiresAt) <= now) return 'Over';
  return Date.parse(releasesAt) > now ? 'Scheduled' : 'Live';
}

function nextMoment({ releasesAt, expiresAt }: AnnouncementRecord, now: number) {
  return [Date.parse(releasesAt), Date.parse(expiresAt)].find((time) => time > now);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (code: string): string => countries.of(code) ?? code;

/** Facts of an announcement by the names that the trail has for them. */
function factsOf(record: AnnouncementRecord): Readonly<Record<string, unknown>> {
  const { type, link, releasesAt, expiresAt, tiers, countries: where, brands } = record;
  const texts = Object.entries({ en: record.description, ...record.translations });
  return {
    type,
    ...Object.fromEntries(texts.map(([language, text]) => [`text.${language}`, text])),
    link,
    from: releasesAt,
    to: expiresAt,
    tier: tiers?.join(', '),
    country: where?.join(', '),
    brand: brands?.join(', '),
  };
}

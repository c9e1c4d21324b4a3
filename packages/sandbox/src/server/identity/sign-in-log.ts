// @where Widgets: list of sign-ins, time for which it is kept, and the test for a new device
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { HeldSignIn, KnownDevice, PastSignIn } from '../../core/index.ts';
import { networkOf } from '../http/client-address.ts';

/* One row for each sign-in and each attempt that the provider refused, beside its sessions and tokens. */

const schema = `
  CREATE TABLE IF NOT EXISTS sign_ins (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    grant_id TEXT UNIQUE,
    time INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    browser TEXT,
    system TEXT,
    address TEXT,
    ended INTEGER,
    how TEXT
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sign_ins_account ON sign_ins (account, time);
`;

const day = 24 * 60 * 60_000;
const keptFor = 90 * day;
/** Rows that one answer has at most; refused attempts of one account that are kept. */
const maxListed = 100;
/** Refused sign-ins that are kept of one person. */
const maxRefused = 50;

type Row = Record<string, unknown>;
type Outcome = PastSignIn['outcome'];
type How = NonNullable<PastSignIn['ended']>['how'];

/** Which browsers an account is or was signed in with. Times are milliseconds since 1970. */
export class SignInLog {
  private readonly database: DatabaseSync;
  private readonly lifetimes: { session: number; idle: number };
  /** Times at which grants were last used, if later than what is written. */
  private readonly seenAt = new Map<string, number>();

  /** @param lifetimes in seconds */
  constructor(database: DatabaseSync, lifetimes: { session: number; idle: number }) {
    this.database = database;
    this.lifetimes = lifetimes;
    database.exec(schema);
  }

  /**
   * Notes that tokens were given for a grant. Answers whether that is a sign-in on a device that is new to an account which
   * knows others: another browser, system or network than those of its earlier sign-ins.
   */
  used(grantId: string, account: string, began: number, device: KnownDevice): boolean {
    const { browser, system, address } = device;
    const now = Date.now();
    const known = this.database.prepare(
      'UPDATE sign_ins SET last_seen = ?, browser = ?, system = ?, address = ? WHERE grant_id = ?',
    );
    this.seenAt.delete(grantId);
    if (known.run(now, browser, system, address, grantId).changes > 0) return false;
    const before = this.rows(account).filter(({ outcome }) => outcome === 'SignedIn');
    this.insert({ account, grantId, time: began, outcome: 'SignedIn', device });
    const network = address === null ? null : networkOf(address);
    const isSame = (row: Row) =>
      row['system'] === system &&
      nameOf(row['browser']) === nameOf(browser) &&
      (typeof row['address'] === 'string' ? networkOf(row['address']) : null) === network;
    return before.length > 0 && !before.some(isSame);
  }

  /** Notes that a token of a grant was used; written down a little later. */
  seen(grantId: string): void {
    this.seenAt.set(grantId, Date.now());
  }

  refused(account: string, outcome: Exclude<Outcome, 'SignedIn'>, device: KnownDevice): void {
    this.insert({ account, grantId: null, time: Date.now(), outcome, device });
    this.database
      .prepare(
        `DELETE FROM sign_ins WHERE account = ? AND outcome <> 'SignedIn' AND id NOT IN
          (SELECT id FROM sign_ins WHERE account = ? AND outcome <> 'SignedIn' ORDER BY time DESC LIMIT ?)`,
      )
      .run(account, account, maxRefused);
  }

  ended(grantId: string, how: How): void {
    this.database
      .prepare('UPDATE sign_ins SET ended = ?, how = ? WHERE grant_id = ? AND ended IS NULL')
      .run(Date.now(), how, grantId);
  }

  /** The id under which a grant is listed. */
  idOf(grantId: string): string | undefined {
    const row = this.database.prepare('SELECT id FROM sign_ins WHERE grant_id = ?').get(grantId);
    return row === undefined ? undefined : String(row['id']);
  }

  /** The grants of an account that hold, by the ids under which they are listed. */
  grantsOf(account: string): ReadonlyMap<string, string> {
    return new Map(this.held(account).map((row) => [String(row['id']), String(row['grant_id'])]));
  }

  list(account: string): HeldSignIn[] {
    return this.held(account)
      .map((row) => ({
        id: String(row['id']),
        ...deviceOf(row),
        began: Number(row['time']),
        lastSeen: this.lastSeen(row),
      }))
      .toSorted((a, b) => b.lastSeen - a.lastSeen)
      .slice(0, 500);
  }

  history(account: string): PastSignIn[] {
    const held = new Set(this.held(account).map(({ id }) => id));
    return this.rows(account).map((row) => ({
      id: String(row['id']),
      ...deviceOf(row),
      time: Number(row['time']),
      outcome: row['outcome'] as Outcome,
      ended: row['grant_id'] === null || held.has(row['id']) ? null : this.endOf(row),
    }));
  }

  /** Writes down what was seen, and forgets what is long over. */
  keep(): void {
    const seen = this.database.prepare('UPDATE sign_ins SET last_seen = ? WHERE grant_id = ?');
    for (const [grantId, at] of this.seenAt) seen.run(at, grantId);
    this.seenAt.clear();
    this.database
      .prepare('DELETE FROM sign_ins WHERE coalesce(ended, last_seen) < ?')
      .run(Date.now() - keptFor);
  }

  private insert(of: {
    account: string;
    grantId: string | null;
    time: number;
    outcome: Outcome;
    device: KnownDevice;
  }): void {
    const { browser, system, address } = of.device;
    this.database
      .prepare(
        `INSERT INTO sign_ins (id, account, grant_id, time, last_seen, outcome, browser, system, address)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        randomUUID(),
        of.account,
        of.grantId,
        of.time,
        Date.now(),
        of.outcome,
        browser,
        system,
        address,
      );
  }

  private rows(account: string): Row[] {
    return this.database
      .prepare('SELECT * FROM sign_ins WHERE account = ? ORDER BY time DESC LIMIT ?')
      .all(account, maxListed);
  }

  /** Returns the sign-ins whose tokens hold. */
  private held(account: string): Row[] {
    return this.database
      .prepare(
        `SELECT * FROM sign_ins WHERE account = ? AND ended IS NULL AND grant_id IS NOT NULL AND EXISTS (
          SELECT 1 FROM oidc WHERE oidc.grant_id = sign_ins.grant_id
            AND model IN ('RefreshToken', 'AccessToken') AND expires_at > ?)`,
      )
      .all(account, Math.floor(Date.now() / 1000));
  }

  private lastSeen(row: Row): number {
    return this.seenAt.get(String(row['grant_id'])) ?? Number(row['last_seen']);
  }

  private endOf(row: Row): { time: number; how: How } {
    if (typeof row['ended'] === 'number') return { time: row['ended'], how: row['how'] as How };
    const { session, idle } = this.lifetimes;
    const time = Math.min(this.lastSeen(row) + idle * 1000, Number(row['time']) + session * 1000);
    return { time: Math.min(time, Date.now()), how: 'Expired' };
  }
}

const deviceOf = (row: Row): KnownDevice => ({
  browser: textOf(row['browser']),
  system: textOf(row['system']),
  address: textOf(row['address']),
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A browser without its version, which changes by itself. */
const nameOf = (browser: unknown): string | null =>
  typeof browser === 'string' ? browser.replace(/ \d+$/, '') : null;

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { IdentityUnavailableError } from './unavailable.ts';

/*
 * Table for sessions, codes, grants and tokens of oidc-provider, so that a restart ends no sign-in. Reads ignore
 * expired rows; the provider checks again by itself.
 */

const schema = `
  CREATE TABLE IF NOT EXISTS oidc (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    grant_id TEXT,
    uid TEXT,
    expires_at INTEGER,
    PRIMARY KEY (model, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS oidc_grant ON oidc (grant_id);
  CREATE INDEX IF NOT EXISTS oidc_uid ON oidc (uid);
  CREATE INDEX IF NOT EXISTS oidc_expiry ON oidc (expires_at);
`;

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Makes the adapter factory that `new Provider(…, { adapter })` takes, over an open database. A rotated refresh token
 * is found as its successor for `reuseLeeway` seconds: its answer may have been lost on the way. Not when the successor
 * was used, for then it had arrived.
 */
export function sqliteAdapter(
  database: DatabaseSync,
  reuseLeeway: number,
): (model: string) => Adapter {
  database.exec(schema);
  forgetExpired(database);
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO oidc (model, id, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const byId = database.prepare(
    'SELECT payload FROM oidc WHERE model = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const byUid = database.prepare(
    'SELECT payload FROM oidc WHERE model = ? AND uid = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const consume = database.prepare(
    "UPDATE oidc SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
  );
  const successor = database.prepare(`
    SELECT next.payload FROM oidc AS used JOIN oidc AS next
      ON next.model = used.model AND next.id = json_extract(used.payload, '$.successor')
    WHERE used.model = ? AND used.id = ? AND json_extract(used.payload, '$.consumed') > ?
      AND json_extract(next.payload, '$.consumed') IS NULL AND next.expires_at > ?`);
  const destroy = database.prepare('DELETE FROM oidc WHERE model = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM oidc WHERE model = ? AND grant_id = ?');

  const payloadOf = (row: Record<string, unknown> | undefined): AdapterPayload | undefined =>
    typeof row?.['payload'] === 'string'
      ? (JSON.parse(row['payload']) as AdapterPayload)
      : undefined;

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : seconds() + expiresIn;
      write(
        upsert,
        model,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresAt,
      );
    },
    async find(id) {
      const now = seconds();
      const next = model === 'RefreshToken' && successor.get(model, id, now - reuseLeeway, now);
      return payloadOf(next || byId.get(model, id, now));
    },
    async findByUid(uid) {
      return payloadOf(byUid.get(model, uid, seconds()));
    },
    async findByUserCode() {
      return undefined; // of the device flow, which is off
    },
    async consume(id) {
      write(consume, seconds(), model, id);
    },
    async destroy(id) {
      write(destroy, model, id);
    },
    async revokeByGrantId(grantId) {
      write(revoke, model, grantId);
    },
  });
}

/** Removes rows that can no longer be used. If the database takes nothing they stay for now: no read returns them. */
export function forgetExpired(database: DatabaseSync): void {
  try {
    write(database.prepare('DELETE FROM oidc WHERE expires_at < ?'), seconds());
  } catch (error) {
    if (!(error instanceof IdentityUnavailableError)) throw error;
  }
}

/** @throws IdentityUnavailableError */
function write(statement: StatementSync, ...values: SQLInputValue[]): void {
  try {
    statement.run(...values);
  } catch (cause) {
    console.error('identity provider:', cause instanceof Error ? cause.message : cause);
    throw new IdentityUnavailableError(cause);
  }
}

/** Returns the time at which the newest access token of a sign-in expires, in seconds since 1970. */
export function newestExpiry(database: DatabaseSync, grantId: string): number | undefined {
  const row = database
    .prepare(
      "SELECT max(expires_at) AS newest FROM oidc WHERE model = 'AccessToken' AND grant_id = ?",
    )
    .get(grantId);
  return typeof row?.['newest'] === 'number' ? row['newest'] : undefined;
}

/** Notes which refresh token took the place of a rotated one. */
export function keepSuccessor(database: DatabaseSync, rotated: string, successor: string): void {
  const statement = database.prepare(
    "UPDATE oidc SET payload = json_set(payload, '$.successor', ?) WHERE model = 'RefreshToken' AND id = ?",
  );
  write(statement, successor, rotated);
}

/** Signs an account out of the provider's own pages, in every browser. */
export function endSessions(database: DatabaseSync, account: string): void {
  database
    .prepare(
      `DELETE FROM oidc WHERE model = 'Session' AND json_extract(payload, '$.accountId') = ?`,
    )
    .run(account);
}

/** Ends one sign-in: its tokens, and the provider's own session in that browser, which would give new ones. */
export function endGrant(database: DatabaseSync, grantId: string): void {
  database
    .prepare(
      `DELETE FROM oidc WHERE model = 'Session' AND EXISTS (
        SELECT 1 FROM json_each(payload, '$.authorizations') AS client
          WHERE json_extract(client.value, '$.grantId') = ?)`,
    )
    .run(grantId);
  database
    .prepare("DELETE FROM oidc WHERE grant_id = ? OR (model = 'Grant' AND id = ?)")
    .run(grantId, grantId);
}

/** Ends tokens, of one account or of all. Answers the ids of the grants that ended with them. */
export function endTokens(
  database: DatabaseSync,
  account: string | undefined,
  which: 'all' | 'access',
): string[] {
  const of = `json_extract(payload, '$.accountId') = coalesce(?, json_extract(payload, '$.accountId'))`;
  database.prepare(`DELETE FROM oidc WHERE model = 'AccessToken' AND ${of}`).run(account ?? null);
  if (which === 'access') return [];
  const ended = database
    .prepare(
      `DELETE FROM oidc WHERE model IN ('RefreshToken', 'Grant') AND ${of} RETURNING model, id`,
    )
    .all(account ?? null);
  return ended.filter(({ model }) => model === 'Grant').map(({ id }) => String(id));
}

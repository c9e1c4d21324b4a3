import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { JWK } from 'oidc-provider';

/** Keys that must outlive a restart, or every session and ID token would end with it. */
export interface SigningKeys {
  cookieKeys: string[];
  signingKey: JWK;
}

/** Reads this installation's keys, and makes them the first time. */
export function loadSigningKeys(database: DatabaseSync): SigningKeys {
  database.exec(
    'CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  );
  const read = database.prepare('SELECT value FROM secrets WHERE name = ?');
  const write = database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)');
  const once = <T>(name: string, make: () => T): T => {
    const row = read.get(name);
    if (typeof row?.['value'] === 'string') return JSON.parse(row['value']) as T;
    const value = make();
    write.run(name, JSON.stringify(value));
    return value;
  };
  return {
    cookieKeys: once('cookie-keys', () => [randomBytes(32).toString('base64url')]),
    signingKey: once('signing-key', () => ({
      ...(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
        format: 'jwk',
      }) as JWK),
      kid: randomUUID(),
      alg: 'ES256',
      use: 'sig',
    })),
  };
}

import { errorCodes } from '@agio/api-client/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { refuse } from '../refusal.ts';
import type { Store, Write } from '../store.ts';
import type { IdempotencyRecord } from '../tables.ts';
import { day } from '../market-data/resolution.ts';

/** How long an answer is kept for a repeated call. */
const keptFor = day;
const longestKey = 128;

/** Remembers what was answered to a call with an `Idempotency-Key`, so that a repeat is answered and not done again. */
export class Idempotency {
  private readonly records = new Map<string, IdempotencyRecord>();

  constructor(store: Store) {
    for (const [key, record] of store.read('idempotency')) this.records.set(key, record);
  }

  /** The name under which an answer is kept: keys of different people or calls never meet. */
  static name(accountId: string, routeId: string, key: string): string {
    if (key === '' || key.length > longestKey) {
      throw refuse(400, errorCodes.validation, 'The Idempotency-Key is empty or too long.');
    }
    return `${accountId}/${routeId}/${key}`;
  }

  /** SHA-256 of what was asked for, whichever way it was written: two requests never have the same one. */
  static fingerprint(input: unknown): string {
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify(input, inOrder))));
  }

  /** The earlier answer, if there is one. The same key with another body is refused. */
  find(name: string, fingerprint: string): IdempotencyRecord | undefined {
    const record = this.records.get(name);
    if (record !== undefined && record.fingerprint !== fingerprint) {
      throw refuse(
        422,
        errorCodes.idempotencyMismatch,
        'This Idempotency-Key was used for another request.',
      );
    }
    return record;
  }

  /** Gives an answer to repeats, once `record` is committed with what it answers: what may be lost is not repeated. */
  keep(name: string, record: IdempotencyRecord): void {
    this.records.set(name, record);
  }

  /** Writes that forget answers that are too old to be asked for. */
  prune(now: number): Write[] {
    const writes: Write[] = [];
    for (const [name, record] of this.records) {
      if (record.time > now - keptFor) continue;
      this.records.delete(name);
      writes.push({ table: 'idempotency', key: name, value: undefined });
    }
    return writes;
  }
}

/** For JSON: the keys of an object in one order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

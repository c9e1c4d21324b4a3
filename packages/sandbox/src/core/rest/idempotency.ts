// @where Sandbox: Idempotency-Key: time for which it is remembered, longest key
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { refuse } from '../refusal.ts';
import type { UploadedBytes } from '../services/people/documents.ts';
import type { Store, Write } from '../store/store.ts';
import type { IdempotencyRecord } from '../records/tables.ts';
import { day } from '../market-data/resolution.ts';

/** Time for which an answer is kept for a repeated call. */
const usualTime = day;
/** Maximum number of characters of an idempotency key. */
const longestKey = 128;
/** Answers that are forgotten at a time: more than come in between, and too few to be noticed. */
const maxForgotten = 2000;

/** Remembers what was answered to a call with an `Idempotency-Key`, so that a repeat is answered and not done again. */
export class Idempotency {
  private readonly store: Store;
  private readonly keptFor: number;

  constructor(store: Store, keptFor = usualTime) {
    this.store = store;
    this.keptFor = keptFor;
  }

  /** The name under which an answer is kept: keys of different people or calls never meet. */
  static name(accountId: string, routeId: string, key: string): string {
    if (key === '' || key.length > longestKey) {
      throw refuse('idempotencyKeyInvalid');
    }
    return `${accountId}/${routeId}/${key}`;
  }

  /** SHA-256 of what was asked for, whichever way it was written: two requests never have the same one. */
  static fingerprint(input: unknown, file?: UploadedBytes): string {
    const digest = sha256.create().update(utf8ToBytes(JSON.stringify(input, inOrder)));
    if (file !== undefined) {
      digest.update(utf8ToBytes(JSON.stringify([file.name, file.type]))).update(file.bytes);
    }
    return bytesToHex(digest.digest());
  }

  /** The earlier answer, if there is one. The same key with another body is refused. */
  find(name: string, fingerprint: string, now: number): IdempotencyRecord | undefined {
    const record = this.latest(name, now);
    if (record === undefined || record.time <= now - this.keptFor) return undefined;
    if (record.fingerprint !== fingerprint) {
      throw refuse('idempotencyKeyReused');
    }
    return record;
  }

  /**
   * Returns the write that keeps an answer. It is part of the command, so an answer that may be lost is not repeated.
   */
  write(name: string, record: IdempotencyRecord): Write {
    return { table: 'idempotency', key: idempotencyKey(name, record.time), value: record };
  }

  /** Writes that forget answers that are too old to be asked for, some of them at a time. */
  prune(now: number): Write[] {
    const to = idempotencyKey('', now - this.keptFor);
    return this.store
      .range('idempotency', { to, limit: maxForgotten })
      .map(([key]) => ({ table: 'idempotency', key, value: undefined }));
  }

  /** Returns the latest record of a name in all the days in which one may still hold. */
  private latest(name: string, now: number): IdempotencyRecord | undefined {
    const first = Math.floor((now - this.keptFor) / day);
    for (let each = Math.floor(now / day); each >= first; each -= 1) {
      const record = this.store.get('idempotency', idempotencyKey(name, each * day));
      if (record !== undefined) return record;
    }
    return undefined;
  }
}

/** For JSON: the keys of an object in one order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a key that begins with the day, so that old answers are found without the rest. */
export function idempotencyKey(name: string, time: number): string {
  return `${String(Math.floor(time / day)).padStart(6, '0')}/${name}`;
}

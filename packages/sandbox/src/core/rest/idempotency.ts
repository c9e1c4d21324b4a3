import { errorCodes } from '@agio/api-client/contract';
import { hashText } from '../random.ts';
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

  static fingerprint(body: string): string {
    return `${body.length}:${hashText(body).toString(36)}:${hashText(`${body}\u0000`).toString(36)}`;
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

import { errorCodes, type ApiKey, type apiKeyPermissions } from '@agio/api-client/contract';
import type { Account } from '../accounts.ts';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { apiKeySubject, type Audit } from './audit.ts';
import { Collection } from './collection.ts';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const prefix = { key: 'agk_live_', secret: 'ags_' };
const ipv4 =
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\/(?:3[0-2]|[12]?\d))?$/;
const ipv6 = /^[0-9a-f:]+(?:\/(?:12[0-8]|1[01]\d|\d?\d))?$/i;

export interface NewApiKey {
  name: string;
  permissions: (typeof apiKeyPermissions)[number][];
  allowedAddresses: string[];
  expiresAt: string | null;
}

/** Keys for programs. A secret is told once, when its key is made, and is not kept: the sandbox takes no calls by key. */
export class ApiKeys {
  private readonly exchange: Exchange;
  private readonly audit: Audit;
  private readonly keys: Collection<'apiKeys'>;

  constructor(exchange: Exchange, store: Store, audit: Audit) {
    this.exchange = exchange;
    this.audit = audit;
    this.keys = new Collection(exchange, store, 'apiKeys');
  }

  /** Newest first. */
  list(): ApiKey[] {
    return [...this.keys.values()].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  create(actor: Account, request: NewApiKey): { key: ApiKey; secret: string } {
    for (const [index, range] of request.allowedAddresses.entries()) {
      if (ipv4.test(range) || (ipv6.test(range) && range.includes('::'))) continue;
      throw refuse(
        400,
        errorCodes.validation,
        `${range} is not an address range.`,
        `allowedAddresses.${index}`,
      );
    }
    const now = this.exchange.now();
    if (request.expiresAt !== null && Date.parse(request.expiresAt) <= now) {
      throw refuse(400, errorCodes.validation, 'This is in the past.', 'expiresAt');
    }
    const key: ApiKey = {
      id: this.exchange.nextId('e'),
      name: request.name,
      prefix: `${prefix.key}${randomLetters(4)}`,
      permissions: [...request.permissions],
      allowedAddresses: [...request.allowedAddresses],
      createdAt: isoTime(now),
      expiresAt: request.expiresAt,
      lastUsedAt: null,
      revokedAt: null,
    };
    this.put(key);
    this.audit.add(apiKeySubject, actor.displayName, `created ${key.name}`);
    return { key, secret: prefix.secret + randomLetters(40) };
  }

  revoke(actor: Account, id: string): ApiKey {
    const key = this.keys.get(id);
    if (key === undefined) throw refuse(404, errorCodes.notFound, 'There is no such key.', 'id');
    if (key.revokedAt !== null) {
      throw refuse(409, errorCodes.validation, 'This key was revoked already.', 'id');
    }
    const revoked = { ...key, revokedAt: isoTime(this.exchange.now()) };
    this.put(revoked);
    this.audit.add(apiKeySubject, actor.displayName, `revoked ${key.name}`);
    return revoked;
  }

  /** Keeps a key as it is: what scenarios begin with. */
  put(key: ApiKey): void {
    this.keys.put(key.id, key);
  }
}

/** Secrets come from the platform's secure source, also where everything else is seeded. */
function randomLetters(length: number): string {
  let text = '';
  const limit = 256 - (256 % letters.length);
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += letters[byte % letters.length] ?? '';
    }
  }
  return text;
}

// @where Back office: API keys of staff
import { type ApiKey, type apiKeyPermissions } from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { apiKeySubject, differences, type Actor, type Audit } from './audit.ts';
import { Collection } from '../collection.ts';
import { trail } from '../../language/staff-messages.ts';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const prefix = { key: 'agk_live_', secret: 'ags_' };
/** Keys that may work at a time, and revoked ones that are still shown; what was done to the others is in the trail. */
const maxKeys = 100;
/** A leading zero is octal to some machines and decimal to others. */
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

export interface NewApiKey {
  name: string;
  permissions: (typeof apiKeyPermissions)[number][];
  allowedAddresses: string[];
  expiresAt: string | null;
}

/** Keys for programs. A secret is shown once, when its key is made, and is not stored: the sandbox takes no calls by key. */
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

  create(by: Actor, request: NewApiKey): { key: ApiKey; secret: string } {
    for (const [index, range] of request.allowedAddresses.entries()) {
      if (isRange(range)) continue;
      throw refuse('addressRangeInvalid', `allowedAddresses.${index}`, { range });
    }
    if (this.list().filter(({ revokedAt }) => revokedAt === null).length >= maxKeys) {
      throw refuse('tooManyKeys', 'name', { count: maxKeys });
    }
    const now = this.exchange.now();
    if (request.expiresAt !== null && Date.parse(request.expiresAt) <= now) {
      throw refuse('expiryPast', 'expiresAt');
    }
    const key: ApiKey = {
      id: this.exchange.secretId('e'),
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
    this.trail(by, trail.keyCreated, {}, key);
    return { key, secret: prefix.secret + randomLetters(40) };
  }

  revoke(by: Actor, id: string): ApiKey {
    const key = this.keys.get(id);
    if (key === undefined) throw refuse('keyNotFound', 'id');
    if (key.revokedAt !== null) {
      throw refuse('keyRevoked', 'id');
    }
    const revoked = { ...key, revokedAt: isoTime(this.exchange.now()) };
    this.put(revoked);
    const past = this.list().filter(({ revokedAt }) => revokedAt !== null);
    for (const oldest of past.slice(maxKeys)) this.keys.remove(oldest.id);
    this.trail(by, trail.keyRevoked, key, revoked);
    return revoked;
  }

  /** The name was chosen freely, and so is no part of the sentence. */
  private trail(by: Actor, action: string, before: Partial<ApiKey>, after: ApiKey): void {
    const changes = differences(before, after);
    const detail = `${after.prefix}: ${after.name}`;
    this.audit.add(apiKeySubject, by, action, { detail, changes });
  }

  /** Keeps a key as it is: what scenarios begin with. */
  put(key: ApiKey): void {
    this.keys.put(key.id, key);
  }
}

/** An IP address, or a block of them: `185.12.40.0/28`, `2001:db8::/32`. */
function isRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  if (ipv4.test(address)) return Number(bits) <= 32;
  // In brackets, a URL accepts only an address of version 6 as its host.
  return URL.canParse(`http://[${address}]`) && Number(bits) <= 128;
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

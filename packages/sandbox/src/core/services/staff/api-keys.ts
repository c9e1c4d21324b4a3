// @where Back office: API keys of staff
// @where Sandbox: prefix, letters and number of API keys
import type { ApiKey, ApiKeyPermission } from '@agio/api-client/contract';
import { type Accounts, rankOf } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { trail } from '../../language/staff-messages.ts';
import type { ApiKeyRecord } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { isInRange, isRange } from './address-ranges.ts';
import { apiKeySubject, type Actor, type Audit } from './audit.ts';
import { differences } from './differences.ts';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const keyPrefix = 'agk_live_';
/** Keys that may work at a time, and revoked ones that are still shown; what was done to the others is in the trail. */
const maxKeys = 100;
/** Milliseconds between two notes of a key's use from one address: not every call writes. */
const useSpacing = 60_000;

export interface NewApiKey {
  name: string;
  permissions: ApiKeyPermission[];
  allowedAddresses: string[];
  expiresAt: string | null;
}

/** The halves of a new key. The secret is null if the caller has it. */
export interface KeyPair {
  readonly publicKey: string;
  readonly secret: string | null;
}

/** Keys for programs. A secret is shown once, when its key is made, and only its public half is stored. */
export class ApiKeys {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly audit: Audit;
  private readonly keys: Collection<'apiKeys'>;

  constructor(exchange: Exchange, store: Store, parts: { accounts: Accounts; audit: Audit }) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.audit = parts.audit;
    this.keys = new Collection(exchange, store, 'apiKeys');
  }

  /** Returns the keys that act for an account, newest first. */
  of(ownerId: string): ApiKey[] {
    return this.list((key) => key.ownerId === ownerId);
  }

  /** Returns the keys of staff, newest first: those of customers are their own affair. */
  ofStaff(): ApiKey[] {
    return this.list(({ ownerId }) => this.isStaff(ownerId));
  }

  private list(test: (key: ApiKeyRecord) => boolean): ApiKey[] {
    return this.keys
      .filter(test)
      .map((key) => this.viewOf(key))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  private isStaff(accountId: string): boolean {
    const account = this.accounts.get(accountId);
    return account !== undefined && rankOf(account) > 0;
  }

  find(id: string): ApiKeyRecord | undefined {
    return this.keys.get(id);
  }

  create(by: Actor, request: NewApiKey, pair: KeyPair): { key: ApiKey; secret: string | null } {
    for (const [index, range] of request.allowedAddresses.entries()) {
      if (isRange(range)) continue;
      throw refuse('addressRangeInvalid', `allowedAddresses.${index}`, { range });
    }
    const now = this.exchange.now();
    if (request.expiresAt !== null && Date.parse(request.expiresAt) <= now) {
      throw refuse('expiryPast', 'expiresAt');
    }
    return this.add(by, { ...request, ownerId: by.account.id }, pair);
  }

  /** Replaces a key. Both hold until `endsAt`, or until the former one would have ended anyway. */
  rotate(
    by: Actor,
    { id, endsAt }: { id: string; endsAt: string | null },
    pair: KeyPair,
    ownerId?: string,
  ): { key: ApiKey; secret: string | null } {
    const key = this.standing(id, ownerId);
    const now = this.exchange.now();
    const { createdAt, expiresAt } = key;
    const lasts = expiresAt === null ? null : Date.parse(expiresAt) - Date.parse(createdAt);
    const made = this.add(
      by,
      { ...key, expiresAt: lasts === null ? null : isoTime(now + lasts) },
      pair,
      key,
    );
    const end = Math.min(
      Math.max(now, Date.parse(endsAt ?? isoTime(now))),
      Date.parse(expiresAt ?? '') || Infinity,
    );
    this.put({ ...key, expiresAt: isoTime(end) });
    return made;
  }

  private add(
    by: Actor,
    request: Pick<ApiKeyRecord, keyof NewApiKey | 'ownerId'>,
    pair: KeyPair,
    replaced?: ApiKeyRecord,
  ): { key: ApiKey; secret: string | null } {
    const open = this.ofOwnersLike(request.ownerId).filter(({ revokedAt }) => revokedAt === null);
    if (open.length >= maxKeys) {
      throw refuse('tooManyKeys', 'name', { count: maxKeys });
    }
    const key: ApiKeyRecord = {
      id: this.exchange.secretId('e'),
      name: request.name,
      prefix: `${keyPrefix}${randomLetters(4)}`,
      permissions: [...request.permissions],
      allowedAddresses: [...request.allowedAddresses],
      createdAt: isoTime(this.exchange.now()),
      expiresAt: request.expiresAt,
      lastUsedAt: null,
      lastUsedFrom: null,
      revokedAt: null,
      ownerId: request.ownerId,
      createdById: by.account.id,
      ...(this.isStaff(request.ownerId) &&
        request.permissions.includes('Transfers') && { approvedById: null }),
      publicKey: pair.publicKey,
    };
    this.put(key);
    if (replaced === undefined) this.trail(by, trail.keyCreated, {}, key);
    else this.trail(by, trail.keyRotated, shown(replaced), key);
    return { key: this.viewOf(key), secret: pair.secret };
  }

  /** Lets a key of staff that may make transfers open what it is for. Only a person who has no part in it can. */
  approve(by: Actor, id: string): ApiKey {
    const key = this.standing(id);
    if (key.approvedById !== null) throw refuse('keyApproved', 'id');
    if ([key.createdById, key.ownerId].includes(by.account.id)) {
      throw refuse('anotherMustApprove', 'id');
    }
    const approved = { ...key, approvedById: by.account.id };
    this.put(approved);
    this.trail(by, trail.keyApproved, shown(key), approved, by.account.displayName);
    return this.viewOf(approved);
  }

  revoke(by: Actor, id: string, ownerId?: string): ApiKey {
    const key = this.standing(id, ownerId);
    const revoked = { ...key, revokedAt: isoTime(this.exchange.now()) };
    this.put(revoked);
    const past = this.ofOwnersLike(key.ownerId).filter(({ revokedAt }) => revokedAt !== null);
    for (const oldest of past.slice(maxKeys)) this.keys.remove(oldest.id);
    this.trail(by, trail.keyRevoked, shown(key), revoked);
    return this.viewOf(revoked);
  }

  /**
   * Returns a key that was not revoked.
   *
   * @param ownerId of a customer, whose own it must be; left out: it must be of staff
   */
  private standing(id: string, ownerId?: string): ApiKeyRecord {
    const key = this.keys.get(id);
    const isTheirs =
      ownerId === undefined ? this.isStaff(key?.ownerId ?? '') : key?.ownerId === ownerId;
    if (key === undefined || !isTheirs) throw refuse('keyNotFound', 'id');
    if (key.revokedAt !== null) throw refuse('keyRevoked', 'id');
    return key;
  }

  /** Returns the keys that share a limit: those of a customer, or those of all staff. */
  private ofOwnersLike(ownerId: string): ApiKey[] {
    return this.isStaff(ownerId) ? this.ofStaff() : this.of(ownerId);
  }

  /**
   * Returns the key of a signed request, if it may make the call now, and notes the use.
   *
   * @param needed permission that the call asks; null: no key may make it
   * @throws Refusal
   */
  use(id: string, address: string | null, needed: ApiKeyPermission | null): ApiKeyRecord {
    const key = this.keys.get(id);
    if (key === undefined) throw refuse('apiKeyUnknown');
    if (key.revokedAt !== null) throw refuse('apiKeyRevoked');
    const now = this.exchange.now();
    if (key.expiresAt !== null && Date.parse(key.expiresAt) <= now) throw refuse('apiKeyExpired');
    if (key.approvedById === null) throw refuse('apiKeyUnapproved');
    const { allowedAddresses: ranges } = key;
    if (ranges.length > 0 && !ranges.some((range) => isInRange(address ?? '', range))) {
      throw refuse('apiKeyAddress', '', { address: address ?? '?' });
    }
    if (needed === null) throw refuse('apiKeyNever');
    if (!key.permissions.includes(needed)) {
      throw refuse('apiKeyPermission', '', { permission: needed });
    }
    const isNoted =
      key.lastUsedFrom === address && now - Date.parse(key.lastUsedAt ?? '') < useSpacing;
    if (isNoted) return key;
    const used = { ...key, lastUsedAt: isoTime(now), lastUsedFrom: address };
    this.exchange.command(() => this.put(used));
    return used;
  }

  /** The name was chosen freely, and so is no part of the sentence. */
  private trail(
    by: Actor,
    action: string,
    before: Partial<ApiKey>,
    after: ApiKeyRecord,
    approvedBy?: string,
  ): void {
    const changes = differences<object>(before, { ...shown(after), approvedBy });
    const detail = `${after.prefix}: ${after.name}`;
    const subject = this.isStaff(after.ownerId) ? apiKeySubject : after.ownerId;
    this.audit.add(subject, by, action, { detail, changes });
  }

  private viewOf(key: ApiKeyRecord): ApiKey {
    const person = (id: string) => ({ id, name: this.accounts.get(id)?.displayName ?? id });
    const { ownerId, createdById, approvedById } = key;
    return {
      ...shown(key),
      owner: person(ownerId),
      createdBy: person(createdById),
      ...(approvedById !== undefined && {
        approvedBy: approvedById === null ? null : person(approvedById),
      }),
    };
  }

  /** Keeps a key as it is: what scenarios begin with. */
  put(key: ApiKeyRecord): void {
    this.keys.put(key.id, key);
  }
}

function shown(key: ApiKeyRecord): ApiKey {
  const { publicKey: _publicKey, ownerId: _o, createdById: _c, approvedById: _a, ...rest } = key;
  return rest;
}

/** Letters that look different in every font. */
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

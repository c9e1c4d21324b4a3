import { isSameName } from '@agio/api-client/addresses';
import {
  type AddressBookEntry,
  type AddressImportResult,
  addressLimits,
} from '@agio/api-client/contract';
import type { Accounts } from '../../../accounts.ts';
import { isoTime } from '../../../clock.ts';
import type { AddressChange } from '../../../engine/changes.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import type { AddressRecord } from '../../../records/money.ts';
import type { Account } from '../../../records/people.ts';
import { Refusal, refuse } from '../../../refusal.ts';
import {
  checkMemoOf,
  checkNameOf,
  checkShape,
  isSame,
  type NewAddress,
  formCheckTakes,
} from './address-checks.ts';
import { sameAddress } from './address-format.ts';
import { AddressRules } from './address-rules.ts';

/** The addresses that people send to. */
export class AddressBook {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly rules: AddressRules;

  constructor(exchange: Exchange, parts: { accounts: Accounts; rules: AddressRules }) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.rules = parts.rules;
  }

  /** The same, with what was taken out although its proof is withdrawn or it is blocked. */
  shownToStaff(account: Account): AddressRecord[] {
    const kept = this.rules.addresses.filter(
      (record) =>
        record.accountId === account.id &&
        record.removedAt !== undefined &&
        (record.invalidatedAt !== null || this.rules.blocks.find(record) !== undefined),
    );
    return [...this.rules.of(account), ...kept];
  }

  /** Returns the addresses of all accounts, removed ones included. */
  all(): Iterable<AddressRecord> {
    return this.rules.addresses.values();
  }

  /** Accounts that have an address in their book. */
  holdersOf(address: string): string[] {
    return this.rules.addresses
      .filter(
        (record) =>
          record.removedAt === undefined && sameAddress(record.network, record.address, address),
      )
      .map(({ accountId }) => accountId);
  }

  own(account: Account, id: string, key = 'id'): AddressRecord {
    const record = this.rules.addresses.get(id);
    if (record?.accountId !== account.id || record.removedAt !== undefined) {
      throw refuse('addressNotFound', key);
    }
    return record;
  }

  find(id: string): AddressRecord | undefined {
    return this.rules.addresses.get(id);
  }

  create(account: Account, entry: NewAddress): AddressRecord {
    checkShape(entry.network, entry.address);
    checkMemoOf(entry);
    const own = this.rules.of(account);
    if (own.some((other) => isSame(other, entry))) {
      throw refuse('addressKnown', 'address');
    }
    checkNameOf(entry, own);
    if (own.length >= addressLimits.entries) {
      throw refuse('addressBookFull', 'address');
    }
    const source = this.rules.sourceOf(entry.network, entry.address);
    const isOwnWallet =
      source === 'CorePass' && this.rules.ownerOf(entry.network, entry.address) === account;
    const before = this.removed(account, entry);
    const withdrawn = this.rules.withdrawn(account.id, entry);
    const now = this.exchange.now();
    const record: AddressRecord = {
      id: this.exchange.nextId('w'),
      accountId: account.id,
      name: entry.name,
      asset: entry.asset,
      network: entry.network,
      address: entry.address,
      memo: entry.memo,
      source,
      proof: isOwnWallet ? 'CorePass' : null,
      provenAt: isOwnWallet ? now : null,
      formCheckedAt: null,
      // Taking it out of the book and adding it again, or for another asset, gives it no other standing.
      invalidatedAt: withdrawn?.invalidatedAt ?? null,
      invalidatedReason: withdrawn?.invalidatedReason ?? null,
      withdrawals: withdrawn?.withdrawals ?? before?.withdrawals ?? [],
      createdAt: now,
    };
    if (before !== undefined) this.rules.addresses.remove(before.id);
    return this.put(record);
  }

  /** Creates one of several: a refusal of it is an answer, and the others go on. */
  importOne(account: Account, create: () => AddressRecord): AddressImportResult {
    try {
      return { entry: this.view(account, create()), key: null, message: null, reason: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [reason = null] = error.body().errors;
      return { entry: null, key: reason?.key ?? null, message: error.message, reason };
    }
  }

  /** Another name changes nothing else; with another memo it is another entry, which has to be proven. */
  rename(
    account: Account,
    id: string,
    change: { name?: string; memo?: string | null },
  ): AddressRecord {
    const record = this.own(account, id);
    const next = { ...record, ...change };
    if (change.memo === '') next.memo = null;
    const others = this.rules.of(account).filter((other) => other.id !== id);
    if (change.name !== undefined && !isSameName(change.name, record.name))
      checkNameOf(next, others);
    if (next.memo === record.memo) return this.put(next);
    checkMemoOf(next);
    if (others.some((other) => isSame(other, next))) {
      throw refuse('addressWithMemoKnown', 'memo');
    }
    this.rules.challenges.remove(id);
    const unproven = { proof: null, provenAt: null, formCheckedAt: null, reprovedAt: null };
    return this.put({ ...next, ...unproven });
  }

  /** Out of the book, and kept: what was invalidated stays so. */
  remove(account: Account, id: string): AddressRecord {
    this.rules.challenges.remove(id);
    const record = this.own(account, id);
    return this.put({ ...record, removedAt: this.exchange.now(), formCheckedAt: null });
  }

  private removed(account: Account, entry: NewAddress): AddressRecord | undefined {
    return this.rules.addresses.filter(
      (record) =>
        record.accountId === account.id && record.removedAt !== undefined && isSame(record, entry),
    )[0];
  }

  /** Keeps an entry; of one that is out of the book its owner learns nothing. */
  keep(record: AddressRecord, change: AddressChange = 'Saved'): void {
    if (record.removedAt === undefined) this.put(record, change);
    else this.rules.addresses.put(record.id, record);
  }

  /** @param forStaff says why it is blocked, too */
  view(account: Account, record: AddressRecord, forStaff = false): AddressBookEntry {
    const block = this.rules.blocks.find(record);
    const time = (value: number | null) => (value === null ? null : isoTime(value));
    const { result, replaces } = this.rules.judge(account, record);
    return {
      id: record.id,
      name: record.name,
      asset: record.asset,
      network: record.network,
      address: record.address,
      memo: record.memo,
      source: record.source,
      allowance: result,
      proof: record.proof,
      provenAt: time(record.provenAt),
      formSubmittedAt: time(
        record.formCheckedAt === null ? null : record.formCheckedAt - formCheckTakes,
      ),
      replaces,
      invalidatedAt: time(record.invalidatedAt),
      invalidatedReason: record.invalidatedReason ?? null,
      reproofAt: time(record.reprovedAt ?? null),
      blockedAt: time(block?.since ?? null),
      blockedReason: forStaff ? (block?.reason ?? null) : null,
      createdAt: isoTime(record.createdAt),
    };
  }

  /** Keeps an entry as it is now, and tells its owner by what it changed. */
  put(record: AddressRecord, change: AddressChange = 'Saved'): AddressRecord {
    this.rules.addresses.put(record.id, record);
    const { accountId } = record;
    const owner = this.accounts.get(accountId);
    if (owner !== undefined) {
      const content = { entry: this.view(owner, record), change };
      this.exchange.tell({ accountId, event: 'address', content });
    }
    return record;
  }
}

import {
  addressLimits,
  errorCodes,
  type AddressBookEntry,
  type addressAllowances,
  type AddressImportResult,
  type OwnershipChallenge,
} from '@agio/api-client/contract';
import type { Account, Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { AddressChange } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { hashNumbers, hashText } from '../../random.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { AddressRecord, OwnershipChallengeRecord } from '../../tables.ts';
import { faultOf, sameAddress } from './address-format.ts';
import { Collection } from '../collection.ts';
import type { DepositAddresses } from './deposit-addresses.ts';
import type { Documents } from '../people/documents.ts';
import type { Timed } from '../timed-records.ts';

export type Allowance = (typeof addressAllowances)[number];

/** Compliance blocks these: a stand-in for the lists that a real exchange checks against. */
const blocked = /dead(?:dead|beef)|blocked/i;
const challengeLasts = 30 * 60_000;
/** How long the compliance desk of the sandbox looks at a signed form. */
const formCheckTakes = 20_000;

type NewAddress = Pick<AddressRecord, 'name' | 'asset' | 'network' | 'address' | 'memo'>;

/** The addresses that people send to, and the proof that they own them. */
export class AddressBook implements Timed {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly deposits: DepositAddresses;
  private readonly documents: Documents;
  private readonly addresses: Collection<'addresses'>;
  private readonly challenges: Collection<'ownershipChallenges'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; deposits: DepositAddresses; documents: Documents },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.deposits = parts.deposits;
    this.documents = parts.documents;
    this.addresses = new Collection(exchange, store, 'addresses');
    this.challenges = new Collection(exchange, store, 'ownershipChallenges');
  }

  /** Newest first. */
  of(account: Account): AddressRecord[] {
    return this.addresses
      .filter((record) => record.accountId === account.id && record.removedAt === undefined)
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }

  /** Of everybody, also what was taken out of a book. */
  all(): Iterable<AddressRecord> {
    return this.addresses.values();
  }

  /** Accounts that have an address in their book. */
  holdersOf(address: string): string[] {
    return this.addresses
      .filter(
        (record) =>
          record.removedAt === undefined && sameAddress(record.network, record.address, address),
      )
      .map(({ accountId }) => accountId);
  }

  own(account: Account, id: string, key = 'id'): AddressRecord {
    const record = this.addresses.get(id);
    if (record?.accountId !== account.id || record.removedAt !== undefined) {
      throw refuse(404, errorCodes.notFound, 'Address not found.', key);
    }
    return record;
  }

  find(id: string): AddressRecord | undefined {
    return this.addresses.get(id);
  }

  create(account: Account, entry: NewAddress): AddressRecord {
    checkShape(entry.network, entry.address);
    const own = this.of(account);
    if (own.some((other) => isSame(other, entry))) {
      throw refuse(
        409,
        errorCodes.validation,
        'This address is already in your address book.',
        'address',
      );
    }
    if (own.length >= addressLimits.entries) {
      throw refuse(409, errorCodes.aboveMaximum, 'Your address book is full.', 'address');
    }
    const source = this.sourceOf(entry.network, entry.address);
    const isOwnWallet =
      source === 'CorePass' && this.ownerOf(entry.network, entry.address) === account;
    const before = this.removed(account, entry);
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
      // Taking it out of the book and adding it again gives it no other standing.
      invalidatedAt: before?.invalidatedAt ?? null,
      invalidatedReason: before?.invalidatedReason ?? null,
      createdAt: now,
    };
    if (before !== undefined) this.addresses.remove(before.id);
    return this.put(record);
  }

  /** Creates one of several: a refusal of it is an answer, and the others go on. */
  importOne(account: Account, entry: NewAddress): AddressImportResult {
    try {
      const created = this.create(account, entry);
      return { entry: this.view(account, created), key: null, message: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { entry: null, key: error.reasons[0]?.key ?? null, message: error.message };
    }
  }

  rename(
    account: Account,
    id: string,
    change: { name?: string; memo?: string | null },
  ): AddressRecord {
    return this.put({ ...this.own(account, id), ...change });
  }

  /** Out of the book, and kept: what was invalidated stays so. */
  remove(account: Account, id: string): AddressRecord {
    this.challenges.remove(id);
    const record = this.own(account, id);
    return this.put({ ...record, removedAt: this.exchange.now(), formCheckedAt: null });
  }

  private removed(account: Account, entry: NewAddress): AddressRecord | undefined {
    return this.addresses.filter(
      (record) =>
        record.accountId === account.id && record.removedAt !== undefined && isSame(record, entry),
    )[0];
  }

  /** What the wallet has to sign. A new challenge takes the place of the one before. */
  challenge(account: Account, id: string): OwnershipChallenge {
    const record = this.provable(account, id);
    const expiresAt = this.exchange.now() + challengeLasts;
    const nonce = makeNonce(`${record.id}:${this.exchange.nextId('')}`);
    const message = [
      'I own this address and use it with Agio.',
      `Address ${record.address}`,
      `Nonce ${nonce}, valid until ${isoTime(expiresAt)}`,
    ].join('\n');
    this.challenges.put(record.id, { addressId: record.id, nonce, message, expiresAt });
    return { message, nonce, expiresAt: isoTime(expiresAt) };
  }

  /**
   * Takes a signature as proof. No key is known here, so what is checked is that it is one (65 bytes as hex, or 64
   * bytes and more as base 64) and not one that ends in zeros, which stands for another wallet's.
   */
  prove(account: Account, id: string, signature: string): AddressRecord {
    const record = this.provable(account, id);
    if (record.network === 'litecoin') {
      throw refuse(
        409,
        errorCodes.validation,
        'Litecoin addresses need the signed form.',
        'signature',
      );
    }
    this.takeChallenge(record.id);
    if (!/^(?:0x[0-9a-fA-F]{130}|[A-Za-z0-9+/_-]{86,}={0,2})$/.test(signature)) {
      throw refuse(400, errorCodes.validation, 'This is not a valid signature.', 'signature');
    }
    if (/0{8}$/.test(signature)) {
      throw refuse(
        400,
        errorCodes.validation,
        'This signature was not made by the address above.',
        'signature',
      );
    }
    this.challenges.remove(record.id);
    return this.setProof(record, 'Signature');
  }

  /** A person looks at the form; until then the entry stays without proof. */
  proveByForm(account: Account, id: string, fileId: string): AddressRecord {
    const record = this.provable(account, id);
    this.documents.own(account.id, [fileId], 'SignedForm');
    return this.put({ ...record, formCheckedAt: this.exchange.now() + formCheckTakes });
  }

  /** Once: the first time says since when. */
  invalidate(record: AddressRecord, reason: string): AddressRecord {
    if (record.invalidatedAt !== null) return record;
    const invalidated = {
      ...record,
      invalidatedAt: this.exchange.now(),
      invalidatedReason: reason,
      formCheckedAt: null,
    };
    return this.put(invalidated, 'Invalidated');
  }

  /** Whether its form is being looked at. */
  isUnderWay(id: string): boolean {
    return typeof this.addresses.get(id)?.formCheckedAt === 'number';
  }

  /** Forms that have been looked at by now. */
  due(now: number): string[] {
    return this.addresses
      .filter(({ formCheckedAt }) => formCheckedAt !== null && formCheckedAt <= now)
      .map(({ id }) => id);
  }

  moveOn(id: string): void {
    const record = this.addresses.get(id);
    if (record !== undefined) this.setProof(record, 'SignedForm');
  }

  /** Whether somebody may send to an address, and which entry its proof would replace. */
  check(
    account: Account,
    asset: string,
    network: string,
    address: string,
  ): { result: Allowance; replaces: string | null } {
    checkShape(network, address);
    return this.judge(account, { asset, network, address });
  }

  /** As `check`, of an address that was taken before, whatever it looks like. */
  private judge(
    account: Account,
    { asset, network, address }: Pick<AddressRecord, 'asset' | 'network' | 'address'>,
  ): { result: Allowance; replaces: string | null } {
    const answer = (result: Allowance, replaces: string | null = null) => ({ result, replaces });
    if (this.deposits.isOurs(network, address)) {
      return answer('InternalPingOwnedWalletAddressNotAllowed');
    }
    if (blocked.test(address)) return answer('TargetAddressIsNotAllowed');
    const owner = this.ownerOf(network, address);
    if (owner !== undefined && owner !== account) {
      return answer('ExternalCorePassWalletAddressNotAllowed');
    }
    const book = this.of(account);
    const entry = book.find((own) => isSame(own, { asset, network, address }));
    if (entry !== undefined && entry.invalidatedAt !== null) {
      return answer('InvalidatedWalletAddress');
    }
    if (owner === account || (entry !== undefined && entry.proof !== null)) {
      return answer('IsAllowed');
    }
    if (network === 'litecoin') return answer('VerificationRequiredLtc');
    const replaced = book.find((own) => own !== entry && isReplacedBy(own, asset, network));
    if (replaced !== undefined) return answer('VerificationRequiredWithReplace', replaced.name);
    return answer('VerificationRequired');
  }

  view(account: Account, record: AddressRecord): AddressBookEntry {
    const time = (value: number | null) => (value === null ? null : isoTime(value));
    const { result, replaces } = this.judge(account, record);
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
      createdAt: isoTime(record.createdAt),
    };
  }

  /** Keeps an entry as it is now, and tells its owner by what it changed. */
  put(record: AddressRecord, change: AddressChange = 'Saved'): AddressRecord {
    this.addresses.put(record.id, record);
    const { accountId } = record;
    const owner = this.accounts.get(accountId);
    if (owner !== undefined) {
      const content = { entry: this.view(owner, record), change };
      this.exchange.tell({ accountId, event: 'address', content });
    }
    return record;
  }

  private provable(account: Account, id: string): AddressRecord {
    const record = this.own(account, id, 'addressId');
    if (record.proof !== null && record.invalidatedAt === null) {
      throw refuse(409, errorCodes.validation, 'This address is already verified.', 'addressId');
    }
    const { result } = this.judge(account, record);
    if (result.endsWith('NotAllowed')) {
      throw refuse(
        409,
        errorCodes.forbidden,
        'Withdrawals to this address are not allowed.',
        'addressId',
      );
    }
    return record;
  }

  private takeChallenge(addressId: string): OwnershipChallengeRecord {
    const challenge = this.challenges.get(addressId);
    if (challenge === undefined || challenge.expiresAt <= this.exchange.now()) {
      throw refuse(409, errorCodes.validation, 'The text to sign has expired.', 'signature');
    }
    return challenge;
  }

  /** One proven outside address an asset and network: the new one takes the place of the old one. */
  private setProof(record: AddressRecord, proof: 'Signature' | 'SignedForm'): AddressRecord {
    for (const other of this.addresses.filter(({ accountId }) => accountId === record.accountId)) {
      if (other.id !== record.id && isReplacedBy(other, record.asset, record.network)) {
        this.addresses.remove(other.id);
      }
    }
    const proven = {
      ...record,
      proof,
      provenAt: this.exchange.now(),
      formCheckedAt: null,
      invalidatedAt: null,
      invalidatedReason: null,
    };
    return this.put(proven, 'Proven');
  }

  private sourceOf(network: string, address: string): AddressRecord['source'] {
    if (this.deposits.isOurs(network, address)) return 'Internal';
    return this.ownerOf(network, address) === undefined ? 'External' : 'CorePass';
  }

  /** Whose identity wallet an address is. */
  private ownerOf(network: string, address: string): Account | undefined {
    if (network !== 'core') return undefined;
    for (const account of this.accounts.all()) {
      const { coreId } = account.information;
      if (coreId !== null && sameAddress(network, coreId, address)) return account;
    }
    return undefined;
  }
}

function checkShape(network: string, address: string): void {
  const fault = faultOf(network, address);
  if (fault === undefined) return;
  const message =
    fault === 'format'
      ? 'This is not a valid address on this network.'
      : 'The checksum of this address is wrong.';
  throw refuse(400, errorCodes.validation, message, 'address');
}

function isSame(
  record: AddressRecord,
  other: Pick<AddressRecord, 'asset' | 'network' | 'address'>,
): boolean {
  return (
    record.asset === other.asset &&
    record.network === other.network &&
    sameAddress(record.network, record.address, other.address)
  );
}

function isReplacedBy(record: AddressRecord, asset: string, network: string): boolean {
  return (
    record.asset === asset &&
    record.network === network &&
    record.source === 'External' &&
    record.proof !== null &&
    record.invalidatedAt === null
  );
}

/** Four groups of four hexadecimal digits. */
function makeNonce(name: string): string {
  const seed = hashText(name);
  return [0, 1, 2, 3]
    .map((index) => (hashNumbers(seed, index) & 0xffff).toString(16).padStart(4, '0'))
    .join('-');
}

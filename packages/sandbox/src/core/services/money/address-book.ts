import {
  addressLimits,
  errorCodes,
  type AddressBookEntry,
  type addressAllowances,
  type AddressImportResult,
  type OwnershipChallenge,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Account } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import type { AddressChange } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { hashNumbers, hashText } from '../../random.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { AddressRecord, OwnershipChallengeRecord } from '../../records/money.ts';
import { checkMemo, isSameName, type MemoFault } from '@agio/api-client/addresses';
import { faultOf, sameAddress } from './address-format.ts';
import { BlockedAddresses } from './blocked-addresses.ts';
import { Collection } from '../collection.ts';
import type { DepositAddresses } from './deposit-addresses.ts';
import type { Documents } from '../people/documents.ts';
import type { Audit } from '../staff/audit.ts';
import type { Timed } from '../timed-records.ts';

export type Allowance = (typeof addressAllowances)[number];

/** Compliance blocks these: a stand-in for the lists that a real exchange checks against. */
const blocked = /dead(?:dead|beef)|blocked/i;
const challengeLasts = 30 * 60_000;
/** How long the compliance desk of the sandbox looks at a signed form. */
const formCheckTakes = 20_000;

/** What is proven: an address, and where one stands for many accounts the memo of one of them. */
type Place = Pick<AddressRecord, 'network' | 'address'>;

type NewAddress = Pick<AddressRecord, 'name' | 'asset' | 'network' | 'address' | 'memo'>;

/** The addresses that people send to, and the proof that they own them. */
export class AddressBook implements Timed {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly deposits: DepositAddresses;
  private readonly documents: Documents;
  private readonly audit: Audit;
  readonly blocks: BlockedAddresses;
  private readonly addresses: Collection<'addresses'>;
  private readonly challenges: Collection<'ownershipChallenges'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; deposits: DepositAddresses; documents: Documents; audit: Audit },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.deposits = parts.deposits;
    this.documents = parts.documents;
    this.audit = parts.audit;
    this.blocks = new BlockedAddresses(exchange, store);
    this.addresses = new Collection(exchange, store, 'addresses');
    this.challenges = new Collection(exchange, store, 'ownershipChallenges');
  }

  /** Newest first. */
  of(account: Account): AddressRecord[] {
    return this.addresses
      .filter((record) => record.accountId === account.id && record.removedAt === undefined)
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }

  /** The same, with what was taken out although its proof is withdrawn or it is blocked. */
  shownToStaff(account: Account): AddressRecord[] {
    const kept = this.addresses.filter(
      (record) =>
        record.accountId === account.id &&
        record.removedAt !== undefined &&
        (record.invalidatedAt !== null || this.blocks.find(record) !== undefined),
    );
    return [...this.of(account), ...kept];
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
    checkMemoOf(entry);
    const own = this.of(account);
    if (own.some((other) => isSame(other, entry))) {
      throw refuse(
        409,
        errorCodes.validation,
        'This address is already in your address book.',
        'address',
      );
    }
    checkNameOf(entry, own);
    if (own.length >= addressLimits.entries) {
      throw refuse(409, errorCodes.aboveMaximum, 'Your address book is full.', 'address');
    }
    const source = this.sourceOf(entry.network, entry.address);
    const isOwnWallet =
      source === 'CorePass' && this.ownerOf(entry.network, entry.address) === account;
    const before = this.removed(account, entry);
    const withdrawn = this.withdrawn(account.id, entry);
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

  /** Another name changes nothing else; with another memo it is another entry, which has to be proven. */
  rename(
    account: Account,
    id: string,
    change: { name?: string; memo?: string | null },
  ): AddressRecord {
    const record = this.own(account, id);
    const next = { ...record, ...change };
    if (change.memo === '') next.memo = null;
    const others = this.of(account).filter((other) => other.id !== id);
    if (change.name !== undefined && !isSameName(change.name, record.name))
      checkNameOf(next, others);
    if (next.memo === record.memo) return this.put(next);
    checkMemoOf(next);
    if (others.some((other) => isSame(other, next))) {
      const message = 'This address with this memo is already in your address book.';
      throw refuse(409, errorCodes.validation, message, 'memo');
    }
    this.challenges.remove(id);
    const unproven = { proof: null, provenAt: null, formCheckedAt: null, reprovedAt: null };
    return this.put({ ...next, ...unproven });
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
      ...(record.memo === null ? [] : [`Memo ${record.memo}`]),
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

  /** Once, until it is proven again: the first time says since when. For all assets of the network. */
  invalidate(record: AddressRecord, reason: string): AddressRecord {
    if (record.invalidatedAt !== null && !isReproven(record)) return record;
    const now = this.exchange.now();
    for (const each of this.sharing(record.accountId, record)) {
      const invalidated = {
        ...each,
        ...endedBy(each, now, false),
        invalidatedAt: now,
        invalidatedReason: reason,
        formCheckedAt: null,
      };
      this.keep(invalidated, each.id === record.id ? 'Invalidated' : 'Saved');
    }
    return this.find(record.id) ?? record;
  }

  /** An officer has looked at the new proof: its withdrawal is over, and stays on record. */
  accept(record: AddressRecord): AddressRecord {
    if (!isReproven(record)) {
      const message = 'This address has not been proven again.';
      throw refuse(409, errorCodes.validation, message, 'addressId');
    }
    const now = this.exchange.now();
    for (const each of this.sharing(record.accountId, record)) {
      const accepted = {
        ...each,
        ...endedBy(each, now, true),
        invalidatedAt: null,
        invalidatedReason: null,
      };
      this.keep(accepted, each.id === record.id ? 'Accepted' : 'Saved');
    }
    this.replaceBy(record);
    return this.find(record.id) ?? record;
  }

  /** Tells everybody who has an address that its standing has changed; answers their accounts. */
  retell({ network, address }: Place): string[] {
    const holders = new Set<string>();
    for (const record of this.addresses.values()) {
      if (!isAt(record, network, address)) continue;
      holders.add(record.accountId);
      this.keep(record);
    }
    return [...holders];
  }

  /** All entries of a person with the address, whatever their asset and memo, also those taken out of the book. */
  private sharing(accountId: string, { network, address }: Place): AddressRecord[] {
    return this.addresses.filter(
      (record) => record.accountId === accountId && isAt(record, network, address),
    );
  }

  /** An entry by which the proof of the address is withdrawn. */
  private withdrawn(accountId: string, place: Place): AddressRecord | undefined {
    return this.sharing(accountId, place).find(({ invalidatedAt }) => invalidatedAt !== null);
  }

  /** Keeps an entry; of one that is out of the book its owner learns nothing. */
  private keep(record: AddressRecord, change: AddressChange = 'Saved'): void {
    if (record.removedAt === undefined) this.put(record, change);
    else this.addresses.put(record.id, record);
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
    if (record === undefined) return;
    const { network, address } = this.setProof(record, 'SignedForm');
    const detail = `${address} on ${network}`;
    this.audit.add(record.accountId, 'System', 'read the signed form of an address', { detail });
  }

  /** Whether somebody may send to an address, and which entry its proof would replace. */
  check(
    account: Account,
    asset: string,
    network: string,
    address: string,
    memo?: string | null,
  ): { result: Allowance; replaces: string | null } {
    checkShape(network, address);
    return this.judge(account, { asset, network, address, memo });
  }

  /** As `check`, of an address that was taken before, whatever it looks like. Without a memo it may be any. */
  private judge(
    account: Account,
    {
      asset,
      network,
      address,
      memo,
    }: Pick<AddressRecord, 'asset' | 'network' | 'address'> & { memo?: string | null | undefined },
  ): { result: Allowance; replaces: string | null } {
    const answer = (result: Allowance, replaces: string | null = null) => ({ result, replaces });
    if (this.deposits.isOurs(network, address)) {
      return answer('InternalPingOwnedWalletAddressNotAllowed');
    }
    if (blocked.test(address) || this.blocks.find({ network, address }) !== undefined) {
      return answer('TargetAddressIsNotAllowed');
    }
    const owner = this.ownerOf(network, address);
    if (owner !== undefined && owner !== account) {
      return answer('ExternalCorePassWalletAddressNotAllowed');
    }
    const book = this.of(account);
    const entries = book.filter(
      (own) =>
        own.asset === asset &&
        isAt(own, network, address) &&
        (memo === undefined || own.memo === memo),
    );
    const entry = entries.find(({ proof }) => proof !== null) ?? entries[0];
    if (this.withdrawn(account.id, { network, address }) !== undefined) {
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

  /** @param forStaff says why it is blocked, too */
  view(account: Account, record: AddressRecord, forStaff = false): AddressBookEntry {
    const block = this.blocks.find(record);
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
      reproofAt: time(record.reprovedAt ?? null),
      blockedAt: time(block?.since ?? null),
      blockedReason: forStaff ? (block?.reason ?? null) : null,
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
    if (isReproven(record)) {
      const message = 'The new proof of this address is being looked at.';
      throw refuse(409, errorCodes.validation, message, 'addressId');
    }
    const isWithdrawn = this.withdrawn(account.id, record) !== undefined;
    if (record.proof !== null && !isWithdrawn) {
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

  /** A proof after one that was withdrawn goes to an officer. */
  private setProof(record: AddressRecord, proof: 'Signature' | 'SignedForm'): AddressRecord {
    const now = this.exchange.now();
    const proven = { ...record, proof, provenAt: now, formCheckedAt: null };
    const withdrawn = this.withdrawn(record.accountId, record);
    if (withdrawn !== undefined) {
      const { invalidatedAt, invalidatedReason = null } = withdrawn;
      return this.put({ ...proven, invalidatedAt, invalidatedReason, reprovedAt: now });
    }
    this.replaceBy(record);
    return this.put(proven, 'Proven');
  }

  /** One proven outside address an asset and network: the new one takes the place of the old one. */
  private replaceBy(record: AddressRecord): void {
    for (const other of this.addresses.filter(({ accountId }) => accountId === record.accountId)) {
      if (other.id !== record.id && isReplacedBy(other, record.asset, record.network)) {
        this.addresses.remove(other.id);
      }
    }
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

/** Addresses of one asset on one network have names of their own, as one is chosen by its name when something is sent. */
function checkNameOf(entry: NewAddress, others: readonly NewAddress[]): void {
  const isTaken = others.some(
    ({ asset, network, name }) =>
      asset === entry.asset && network === entry.network && isSameName(name, entry.name),
  );
  if (isTaken)
    throw refuse(
      409,
      errorCodes.nameTaken,
      `Another address for ${entry.asset} on this network has this name. Choose another name.`,
      'name',
    );
}

function checkMemoOf({ network, memo }: Pick<AddressRecord, 'network' | 'memo'>): void {
  const fault = checkMemo(network, memo ?? '');
  if (fault === undefined) return;
  throw refuse(400, errorCodes.validation, memoFaults[fault], 'memo');
}

const memoFaults: Readonly<Record<MemoFault, string>> = {
  unused: 'Payments on this network carry no memo.',
  tooManyBytes: 'This memo is longer than the network carries.',
  notANumber: 'On this network a memo is a number.',
  tooHigh: 'This number is higher than a memo of this network can be.',
};

const isAt = (record: AddressRecord, network: string, address: string): boolean =>
  record.network === network && sameAddress(network, record.address, address);

const isSame = (
  record: AddressRecord,
  other: Pick<AddressRecord, 'asset' | 'network' | 'address' | 'memo'>,
): boolean =>
  record.asset === other.asset &&
  isAt(record, other.network, other.address) &&
  record.memo === other.memo;

const isReproven = ({ reprovedAt }: AddressRecord): boolean => typeof reprovedAt === 'number';

/** What becomes of a withdrawal that was in force; nothing where none was. */
function endedBy(record: AddressRecord, until: number, isAccepted: boolean) {
  const { invalidatedAt, invalidatedReason = null, withdrawals = [] } = record;
  if (invalidatedAt === null) return { reprovedAt: null };
  const ended = { at: invalidatedAt, reason: invalidatedReason, until, isAccepted };
  return { reprovedAt: null, withdrawals: [...withdrawals, ended] };
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

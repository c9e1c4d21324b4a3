// @where Sandbox: proof of ownership of an address: text that the wallet signs, time to sign it
import { type OwnershipChallenge } from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { hashNumbers, hashText } from '../../../random.ts';
import type { AddressRecord, OwnershipChallengeRecord } from '../../../records/money.ts';
import type { Account } from '../../../records/people.ts';
import { refuse } from '../../../refusal.ts';
import type { Documents } from '../../people/documents.ts';
import type { Audit } from '../../staff/audit.ts';
import type { Timed } from '../../timed-records.ts';
import { AddressBook } from './address-book.ts';
import { formCheckTakes, isAt, isReplacedBy } from './address-checks.ts';
import { AddressRules, type Place } from './address-rules.ts';
import { trail } from '../../../language/staff-messages.ts';

/** Time for which the message of a proof of ownership may be signed. */
const challengeLasts = 30 * 60_000;

/** Proofs that people own their addresses: given by them, withdrawn and accepted by officers. */
export class AddressProofs implements Timed {
  private readonly exchange: Exchange;
  private readonly addressBook: AddressBook;
  private readonly rules: AddressRules;
  private readonly documents: Documents;
  private readonly audit: Audit;

  constructor(
    exchange: Exchange,
    parts: { addressBook: AddressBook; rules: AddressRules; documents: Documents; audit: Audit },
  ) {
    this.exchange = exchange;
    this.addressBook = parts.addressBook;
    this.rules = parts.rules;
    this.documents = parts.documents;
    this.audit = parts.audit;
  }

  /** Returns the text that the wallet has to sign. A new challenge replaces the one before. */
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
    this.rules.challenges.put(record.id, { addressId: record.id, nonce, message, expiresAt });
    return { message, nonce, expiresAt: isoTime(expiresAt) };
  }

  /**
   * Takes a signature as proof. No key is known here, so what is checked is that it is one (65 bytes as hex, or 64
   * bytes and more as base 64) and not one that ends in zeros, which stands for another wallet's.
   */
  prove(account: Account, id: string, signature: string): AddressRecord {
    const record = this.provable(account, id);
    if (record.network === 'litecoin') {
      throw refuse('signedFormRequired', 'signature');
    }
    this.takeChallenge(record.id);
    if (!/^(?:0x[0-9a-fA-F]{130}|[A-Za-z0-9+/_-]{86,}={0,2})$/.test(signature)) {
      throw refuse('signatureInvalid', 'signature');
    }
    if (/0{8}$/.test(signature)) {
      throw refuse('signatureOfAnother', 'signature');
    }
    this.rules.challenges.remove(record.id);
    return this.setProof(record, 'Signature');
  }

  /** A person looks at the form; until then the entry stays without proof. */
  proveByForm(account: Account, id: string, fileId: string): AddressRecord {
    const record = this.provable(account, id);
    this.documents.own(account.id, [fileId], 'SignedForm');
    return this.addressBook.put({ ...record, formCheckedAt: this.exchange.now() + formCheckTakes });
  }

  /** Once, until it is proven again: the first time says since when. For all assets of the network. */
  invalidate(record: AddressRecord, reason: string): AddressRecord {
    if (record.invalidatedAt !== null && !isReproven(record)) return record;
    const now = this.exchange.now();
    for (const each of this.rules.sharing(record.accountId, record)) {
      const invalidated = {
        ...each,
        ...endedBy(each, now, false),
        invalidatedAt: now,
        invalidatedReason: reason,
        formCheckedAt: null,
      };
      this.addressBook.keep(invalidated, each.id === record.id ? 'Invalidated' : 'Saved');
    }
    return this.addressBook.find(record.id) ?? record;
  }

  /** An officer has looked at the new proof: its withdrawal is over, and stays on record. */
  accept(record: AddressRecord): AddressRecord {
    if (!isReproven(record)) {
      throw refuse('addressNotReproven', 'addressId');
    }
    const now = this.exchange.now();
    for (const each of this.rules.sharing(record.accountId, record)) {
      const accepted = {
        ...each,
        ...endedBy(each, now, true),
        invalidatedAt: null,
        invalidatedReason: null,
      };
      this.addressBook.keep(accepted, each.id === record.id ? 'Accepted' : 'Saved');
    }
    this.replaceBy(record);
    return this.addressBook.find(record.id) ?? record;
  }

  /** Tells everybody who has an address that its standing has changed; answers their accounts. */
  retell({ network, address }: Place): string[] {
    const holders = new Set<string>();
    for (const record of this.rules.addresses.values()) {
      if (!isAt(record, network, address)) continue;
      holders.add(record.accountId);
      this.addressBook.keep(record);
    }
    return [...holders];
  }

  /** Returns true while the form is reviewed. */
  isUnderWay(id: string): boolean {
    return typeof this.rules.addresses.get(id)?.formCheckedAt === 'number';
  }

  /** Forms that have been looked at by now. */
  due(now: number): string[] {
    return this.rules.addresses
      .filter(({ formCheckedAt }) => formCheckedAt !== null && formCheckedAt <= now)
      .map(({ id }) => id);
  }

  moveOn(id: string): void {
    const record = this.rules.addresses.get(id);
    if (record === undefined) return;
    const { network, address } = this.setProof(record, 'SignedForm');
    const detail = `${address} on ${network}`;
    this.audit.add(record.accountId, 'System', trail.addressFormRead, { detail });
  }

  private provable(account: Account, id: string): AddressRecord {
    const record = this.addressBook.own(account, id, 'addressId');
    if (isReproven(record)) {
      throw refuse('addressProofUnderWay', 'addressId');
    }
    const isWithdrawn = this.rules.withdrawn(account.id, record) !== undefined;
    if (record.proof !== null && !isWithdrawn) {
      throw refuse('addressVerified', 'addressId');
    }
    const { result } = this.rules.judge(account, record);
    if (result.endsWith('NotAllowed')) {
      throw refuse('addressNotAllowed', 'addressId');
    }
    return record;
  }

  private takeChallenge(addressId: string): OwnershipChallengeRecord {
    const challenge = this.rules.challenges.get(addressId);
    if (challenge === undefined || challenge.expiresAt <= this.exchange.now()) {
      throw refuse('signedTextExpired', 'signature');
    }
    return challenge;
  }

  /** A proof after one that was withdrawn goes to an officer. */
  private setProof(record: AddressRecord, proof: 'Signature' | 'SignedForm'): AddressRecord {
    const now = this.exchange.now();
    const proven = { ...record, proof, provenAt: now, formCheckedAt: null };
    const withdrawn = this.rules.withdrawn(record.accountId, record);
    if (withdrawn !== undefined) {
      const { invalidatedAt, invalidatedReason = null } = withdrawn;
      return this.addressBook.put({ ...proven, invalidatedAt, invalidatedReason, reprovedAt: now });
    }
    this.replaceBy(record);
    return this.addressBook.put(proven, 'Proven');
  }

  /** One proven outside address an asset and network: the new one takes the place of the old one. */
  private replaceBy(record: AddressRecord): void {
    for (const other of this.rules.addresses.filter(
      ({ accountId }) => accountId === record.accountId,
    )) {
      if (other.id !== record.id && isReplacedBy(other, record.asset, record.network)) {
        this.rules.addresses.remove(other.id);
      }
    }
  }
}

const isReproven = ({ reprovedAt }: AddressRecord): boolean => typeof reprovedAt === 'number';

/** Returns the end of a withdrawal that was in force; only `reprovedAt` if there was none. */
function endedBy(record: AddressRecord, until: number, isAccepted: boolean) {
  const { invalidatedAt, invalidatedReason = null, withdrawals = [] } = record;
  if (invalidatedAt === null) return { reprovedAt: null };
  const ended = { at: invalidatedAt, reason: invalidatedReason, until, isAccepted };
  return { reprovedAt: null, withdrawals: [...withdrawals, ended] };
}

/** Four groups of four hexadecimal digits. */
function makeNonce(name: string): string {
  const seed = hashText(name);
  return [0, 1, 2, 3]
    .map((index) => (hashNumbers(seed, index) & 0xffff).toString(16).padStart(4, '0'))
    .join('-');
}

// @where Sandbox: addresses that a person may send to
import type { addressAllowances } from '@agio/api-client/contract';
import type { Accounts } from '../../../accounts.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import type { AddressRecord } from '../../../records/money.ts';
import type { Account } from '../../../records/people.ts';
import type { Store } from '../../../store/store.ts';
import { Collection } from '../../collection.ts';
import { checkShape, isAt, isReplacedBy } from './address-checks.ts';
import { sameAddress } from './address-format.ts';
import { BlockedAddresses } from './blocked-addresses.ts';
import type { DepositAddresses } from './deposit-addresses.ts';

export type Allowance = (typeof addressAllowances)[number];

/** Compliance blocks these: a stand-in for the lists that a real exchange checks against. */
const blocked = /dead(?:dead|beef)|blocked/i;

/** A proven address. */
export type Place = Pick<AddressRecord, 'network' | 'address'>;

/** Rules of the addresses that a person may send to. */
export class AddressRules {
  private readonly accounts: Accounts;
  private readonly deposits: DepositAddresses;
  readonly blocks: BlockedAddresses;
  readonly addresses: Collection<'addresses'>;
  readonly challenges: Collection<'ownershipChallenges'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; deposits: DepositAddresses },
  ) {
    this.accounts = parts.accounts;
    this.deposits = parts.deposits;
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

  /** Returns the allowance of an address, and the entry that its proof would replace. */
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

  /** Like `check`, for an accepted address, whatever its form. Without a memo it may be any. */
  judge(
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

  sourceOf(network: string, address: string): AddressRecord['source'] {
    if (this.deposits.isOurs(network, address)) return 'Internal';
    return this.ownerOf(network, address) === undefined ? 'External' : 'CorePass';
  }

  /** Returns the owner of an identity wallet by its address. */
  ownerOf(network: string, address: string): Account | undefined {
    if (network !== 'core') return undefined;
    for (const account of this.accounts.all()) {
      const { coreId } = account.information;
      if (coreId !== null && sameAddress(network, coreId, address)) return account;
    }
    return undefined;
  }

  /** All entries of a person with the address, whatever their asset and memo, also those taken out of the book. */
  sharing(accountId: string, { network, address }: Place): AddressRecord[] {
    return this.addresses.filter(
      (record) => record.accountId === accountId && isAt(record, network, address),
    );
  }

  /** An entry by which the proof of the address is withdrawn. */
  withdrawn(accountId: string, place: Place): AddressRecord | undefined {
    return this.sharing(accountId, place).find(({ invalidatedAt }) => invalidatedAt !== null);
  }
}

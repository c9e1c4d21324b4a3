import type { DepositAddress } from '@agio/api-client/contract';
import type { NetworkDefinition } from '../../../catalog/networks.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { hashText } from '../../../random.ts';
import type { Store } from '../../../store/store.ts';
import type { DepositAddressRecord } from '../../../records/money.ts';
import { makeAddress, sameAddress } from './address-format.ts';
import { Collection } from '../../collection.ts';

/** Addresses that deposits are sent to: one for each person, or on networks with memos one for all and a memo each. */
export class DepositAddresses {
  private readonly exchange: Exchange;
  private readonly addresses: Collection<'depositAddresses'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.addresses = new Collection(exchange, store, 'depositAddresses');
  }

  /** Made on first use; `isNew` tells that this is it. */
  obtain(
    accountId: string,
    network: NetworkDefinition,
  ): { record: DepositAddressRecord; isNew: boolean } {
    const key = `${accountId}/${network.asset}/${network.id}`;
    const existing = this.addresses.get(key);
    if (existing !== undefined) return { record: existing, isNew: false };
    const shared = network.memoLabel !== null;
    const record: DepositAddressRecord = {
      accountId,
      asset: network.asset,
      network: network.id,
      address: shared ? sharedAddress(network.id) : makeAddress(network.id, `deposit:${accountId}`),
      memo: shared ? memoOf(accountId) : null,
      createdAt: this.exchange.now(),
    };
    this.addresses.put(key, record);
    return { record, isNew: true };
  }

  /** Returns true for an address of the exchange, to which no withdrawal goes. */
  isOurs(network: string, address: string): boolean {
    return (
      sameAddress(network, address, sharedAddress(network)) ||
      this.addresses.filter(
        (record) => record.network === network && sameAddress(network, record.address, address),
      ).length > 0
    );
  }

  /** Returns the accounts that receive at an address; none for one that the network shares. */
  holdersOf(address: string): string[] {
    return this.addresses
      .filter(
        (record) => record.memo === null && sameAddress(record.network, record.address, address),
      )
      .map(({ accountId }) => accountId);
  }

  /** Returns the deposit addresses of all accounts. */
  all(): Iterable<DepositAddressRecord> {
    return this.addresses.values();
  }

  /** On one network, of everybody. */
  on(network: string, asset: string): DepositAddressRecord[] {
    return this.addresses.filter((record) => record.network === network && record.asset === asset);
  }
}

/** The exchange's own address on a network: its hot wallet's. */
export function sharedAddress(network: string): string {
  return makeAddress(network, 'exchange');
}

export function depositAddressView(
  record: DepositAddressRecord,
  network: NetworkDefinition,
): DepositAddress {
  return {
    asset: record.asset,
    network: record.network,
    address: record.address,
    memo: record.memo,
    minDeposit: network.minDeposit,
    confirmations: network.confirmations,
  };
}

function memoOf(accountId: string): string {
  return String(1_000_000_000 + (hashText(`memo:${accountId}`) % 9_000_000_000));
}

import type { Exchange } from '../../../engine/exchange.ts';
import type { Store } from '../../../store/store.ts';
import type { BlockedAddressRecord } from '../../../records/money.ts';
import { Collection } from '../../collection.ts';
import { spellingOf } from '@agio/api-client/addresses';

type Place = Pick<BlockedAddressRecord, 'network' | 'address'>;

/** Addresses that compliance has closed: on their network, for every customer and asset, until an officer lifts it. */
export class BlockedAddresses {
  private readonly exchange: Exchange;
  private readonly records: Collection<'blockedAddresses'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.records = new Collection(exchange, store, 'blockedAddresses');
  }

  find(place: Place): BlockedAddressRecord | undefined {
    return this.records.get(keyOf(place));
  }

  /** Once: the first time says since when and why. Answers whether it is new. */
  block({ network, address }: Place, reason: string): boolean {
    if (this.find({ network, address }) !== undefined) return false;
    const record = { network, address, reason, since: this.exchange.now() };
    this.records.put(keyOf(record), record);
    return true;
  }

  /** Answers whether it was blocked. */
  lift(place: Place): boolean {
    const was = this.find(place) !== undefined;
    if (was) this.records.remove(keyOf(place));
    return was;
  }
}

const keyOf = ({ network, address }: Place): string => `${network}/${spellingOf(network, address)}`;

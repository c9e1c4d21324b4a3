import type { AddressBook } from '../money/addresses/address-book.ts';
import { spellingOf } from '@agio/api-client/addresses';
import type { DepositAddresses } from '../money/addresses/deposit-addresses.ts';
import type { TransfersOf } from '../money/transfer-risk.ts';
import type { Transfers } from '../money/transfers.ts';

/** Maximum number of addresses of one person in an answer: more do not help an officer. */
const maxLinks = 100;

interface Place {
  network: string;
  address: string;
  /** Memo. If the address is shared, as on an exchange, another memo is another person. */
  memo: string | null;
}

export interface Link {
  network: string;
  address: string;
  /** Ids of the others who have it. */
  users: string[];
}

/**
 * Addresses that several people have: in their books, also if taken out since, to receive at, or in their transfers. Made
 * for one call: what it has read is kept.
 */
export class LinkedAddresses {
  private readonly addressBook: AddressBook;
  private readonly deposits: DepositAddresses;
  private readonly transfersOf: (accountId: string) => Iterable<Place>;
  private places:
    | { byAccount: Map<string, Place[]>; holders: Map<string, Set<string>> }
    | undefined;

  /** @param ofAccount transfers of an account, oldest first, where they are at hand */
  constructor(
    parts: { addressBook: AddressBook; deposits: DepositAddresses; transfers: Transfers },
    ofAccount?: TransfersOf,
  ) {
    this.addressBook = parts.addressBook;
    this.deposits = parts.deposits;
    this.transfersOf = ofAccount
      ? (accountId) => ofAccount(accountId).toReversed()
      : (accountId) => parts.transfers.all({ accountId });
  }

  of(accountId: string): Link[] {
    const places = new Map<string, Place>();
    for (const place of this.placesOf(accountId)) {
      const key = keyOf(place);
      if (!places.has(key)) places.set(key, place);
    }
    const found = new Map<string, Link>();
    for (const [key, { network, address }] of places) {
      if (found.size >= maxLinks) break;
      const others = [...(this.holdersOf(key) ?? [])].filter((id) => id !== accountId);
      if (others.length === 0) continue;
      const name = `${network}/${spellingOf(network, address)}`;
      const users = [...new Set([...(found.get(name)?.users ?? []), ...others])];
      found.set(name, { network, address, users });
    }
    return [...found.values()];
  }

  private *placesOf(accountId: string): Generator<Place> {
    yield* this.known().byAccount.get(accountId) ?? [];
    yield* this.transfersOf(accountId);
  }

  /** Transfers of the others are not looked at: those of everybody are too many for one call. */
  private *everywhere(): Generator<Place & { accountId: string }> {
    yield* this.addressBook.all();
    yield* this.deposits.all();
  }

  private holdersOf(key: string): ReadonlySet<string> | undefined {
    return this.known().holders.get(key);
  }

  /** Returns all places by their owners, and the owners by the places: one pass, however many people are asked about. */
  private known() {
    if (this.places !== undefined) return this.places;
    const places = {
      byAccount: new Map<string, Place[]>(),
      holders: new Map<string, Set<string>>(),
    };
    for (const place of this.everywhere()) {
      const own = places.byAccount.get(place.accountId);
      if (own === undefined) places.byAccount.set(place.accountId, [place]);
      else own.push(place);
      const holders = places.holders.get(keyOf(place));
      if (holders === undefined) places.holders.set(keyOf(place), new Set([place.accountId]));
      else holders.add(place.accountId);
    }
    this.places = places;
    return places;
  }
}

const keyOf = ({ network, address, memo }: Place): string =>
  `${network}/${spellingOf(network, address)}/${memo ?? ''}`;

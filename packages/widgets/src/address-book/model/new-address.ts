// @where Widgets: faults of a new entry of the address book: name, network, memo, duplicate
import { addressLimits } from '@agio/api-client';
import {
  type AddressFault,
  checkAddress,
  checkMemo,
  isSameName,
  type MemoFault,
  networksOf,
  spellingOf,
} from '@agio/api-client/addresses';
import type { AddressBookEntry, WalletNetwork } from '@agio/api-client/contract';

/** An address as it was typed, before it is sent. */
export interface NewAddress {
  readonly name: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
}

export type NewAddressField = keyof NewAddress;

/** Reason why an address cannot be added, with its field. */
export interface NewAddressFault {
  readonly field: NewAddressField;
  readonly code:
    | 'missing'
    | 'tooLong'
    | 'hidden'
    | 'notAnAsset'
    | 'notItsNetwork'
    | 'duplicate'
    | 'nameTaken'
    | AddressFault
    | MemoFault
    | 'refused';
  /** For `duplicate`, the name of the entry that has the address; for `format`, the network whose address it is. */
  readonly detail?: string | undefined;
}

/** Facts that an address is judged by. */
export interface AddressContext {
  /** Networks of all assets. */
  readonly networks: readonly WalletNetwork[];
  /** Entries that are in the address book already. */
  readonly entries: readonly Pick<
    AddressBookEntry,
    'name' | 'asset' | 'network' | 'address' | 'memo'
  >[];
}

/** Invisible characters, besides the joiners of scripts and emoji: the exchange refuses them in a name. */
const hidden =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/** The faults of an address in the order of its fields; at most one for each. */
export function faultsOf(
  { name, asset, network, address, memo }: NewAddress,
  { networks, entries }: AddressContext,
): NewAddressFault[] {
  const own = networks.find((each) => each.asset === asset && each.id === network);
  const faults: (NewAddressFault | undefined)[] = [
    textFault('name', name, true) ?? nameFault({ name, asset, network }, entries),
    asset === ''
      ? { field: 'asset', code: 'missing' }
      : networks.some((each) => each.asset === asset)
        ? undefined
        : { field: 'asset', code: 'notAnAsset' },
    network === ''
      ? { field: 'network', code: 'missing' }
      : own === undefined
        ? { field: 'network', code: 'notItsNetwork' }
        : undefined,
    addressFault({ asset, network, address, memo }, entries),
    textFault('memo', memo, own?.memoRequired === true) ?? memoFault(network, memo),
  ];
  return faults.filter((fault) => fault !== undefined);
}

/**
 * The fault of a name that another address of the same asset and network has: by its name an address is chosen when
 * something is sent. One wallet may hold several assets under one name.
 */
export function nameFault(
  { name, asset, network }: Pick<NewAddress, 'name' | 'asset' | 'network'>,
  entries: readonly Pick<AddressBookEntry, 'name' | 'asset' | 'network'>[],
): NewAddressFault | undefined {
  const isTaken = entries.some(
    (entry) => entry.asset === asset && entry.network === network && isSameName(entry.name, name),
  );
  return isTaken ? { field: 'name', code: 'nameTaken' } : undefined;
}

/** Returns the fault of a name or a memo. */
export function textFault(
  field: 'name' | 'memo',
  value: string,
  isRequired: boolean,
): NewAddressFault | undefined {
  const text = value.trim();
  if (text === '') return isRequired ? { field, code: 'missing' } : undefined;
  if (text.length > addressLimits[field]) return { field, code: 'tooLong' };
  return hidden.test(text) ? { field, code: 'hidden' } : undefined;
}

/** Returns the fault of a memo in the format of its network. */
export function memoFault(network: string, memo: string): NewAddressFault | undefined {
  const code = checkMemo(network, memo.trim());
  return code && { field: 'memo', code };
}

function addressFault(
  { asset, network, address, memo }: Pick<NewAddress, 'asset' | 'network' | 'address' | 'memo'>,
  entries: AddressContext['entries'],
): NewAddressFault | undefined {
  const field = 'address';
  if (address === '') return { field, code: 'missing' };
  if (address.length > addressLimits.address) return { field, code: 'tooLong' };
  const code = network === '' ? undefined : checkAddress(network, address);
  if (code === 'format') return { field, code, detail: networksOf(address)[0] };
  if (code !== undefined) return { field, code };
  const known = entries.find(
    (entry) =>
      entry.asset === asset &&
      entry.network === network &&
      isSameAddress(network, entry.address, address) &&
      (entry.memo ?? '') === memo.trim(),
  );
  return known && { field, code: 'duplicate', detail: known.name };
}

/** Two spellings of one address are the same where the network does not care about capitals. */
export const isSameAddress = (network: string, a: string, b: string): boolean =>
  spellingOf(network, a) === spellingOf(network, b);

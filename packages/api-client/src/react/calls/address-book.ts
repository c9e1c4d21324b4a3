import type { AddressBookEntry, Transfer } from '../../contract/core.ts';
import type { CallName, InputOf } from '../cache/keys.ts';
import { useDownload, type Download } from '../cache/use-download.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

/** Reads that an added, renamed or proven address changes. */
const addresses: readonly CallName[] = [
  'addressBook.list',
  'addressBook.entry',
  'wallet.checkAllowance',
];

/** Returns the addresses of the user for withdrawals, of all assets and networks or of one. */
export function useAddressBook(
  filter: InputOf<'addressBook.list'> = noInput,
): Query<AddressBookEntry[]> {
  return usePrivateRead('addressBook.list', filter);
}

/** Returns one address. An undefined id loads nothing. */
export function useAddress(id: string | undefined): Query<AddressBookEntry> {
  return usePrivateRead('addressBook.entry', id === undefined ? undefined : { id });
}

/** Returns the newest transfers to one address. An undefined id loads nothing. */
export function useAddressTransfers(id: string | undefined): Query<Transfer[]> {
  return usePrivateRead('addressBook.transfers', id === undefined ? undefined : { id });
}

/** Adds an address; the answer says whether ownership must be proven. */
export function useCreateAddress(): Write<'createAddress', 'addressBook.create'> {
  return useWrite('createAddress', 'addressBook.create', addresses);
}

/** Adds several addresses; the answer has the result of each. */
export function useImportAddresses(): Write<'importAddresses', 'addressBook.import'> {
  return useWrite('importAddresses', 'addressBook.import', addresses);
}

/** Changes the name or the memo of an address. */
export function useRenameAddress(): Write<'renameAddress', 'addressBook.rename'> {
  return useWrite('renameAddress', 'addressBook.rename', addresses);
}

/** Takes an address out of the book. */
export function useRemoveAddress(): Write<'removeAddress', 'addressBook.remove'> {
  return useWrite('removeAddress', 'addressBook.remove', addresses);
}

/** Proves ownership by a signature. If none is given, returns the text to sign. */
export function useVerifyAddress(): Write<'verifyAddress', 'ownership.verify'> {
  return useWrite('verifyAddress', 'ownership.verify', addresses);
}

/** Fetches the form that proves ownership once it is signed. */
export function useOwnershipForm(): Download<'ownership.form'> {
  return useDownload('ownership.form');
}

/** Proves ownership by an uploaded signed form. */
export function useVerifyAddressWithSignedForm(): Write<
  'verifyAddressWithSignedForm',
  'ownership.verifyWithSignedForm'
> {
  return useWrite('verifyAddressWithSignedForm', 'ownership.verifyWithSignedForm', addresses);
}

export { AddressBook, type AddressBookProps } from './address-book.tsx';
export { draftAddress } from './form/address-draft.ts';
export * from './model/index.ts';

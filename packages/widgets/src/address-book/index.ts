export { AddressBook, type AddressBookProps } from './address-book.tsx';
export { draftAddress } from './address-draft.ts';
export * from './model/index.ts';

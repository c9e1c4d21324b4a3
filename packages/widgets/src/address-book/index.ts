/**
 * Addresses for withdrawals, with proof of ownership, import and export; the address of the page keeps the filters.
 *
 * @example
 * ```tsx
 * import { AddressBook, readAddressView } from '@agio/widgets/address-book';
 * import { useState } from 'react';
 *
 * export function Addresses() {
 *   const [view, setView] = useState(() => readAddressView(location.search));
 *   return <AddressBook view={view} onViewChange={setView} />;
 * }
 * ```
 *
 * @module
 */

export { AddressName } from './address-parts.tsx';
export { AddressBook, type AddressBookProps } from './address-book.tsx';
export { draftAddress } from './form/address-draft.ts';
export * from './model/index.ts';

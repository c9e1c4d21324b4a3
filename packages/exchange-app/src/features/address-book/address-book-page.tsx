import { AddressBook, readAddressView, writeAddressView } from '@agio/widgets/address-book';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useInAddress } from '../../shared/use-in-address.ts';

/** `/user/addressbook`: filters, and what is open over the list, are kept in the address. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.addressBook.name'));
  const [view, setView] = useInAddress(readAddressView, writeAddressView);
  return <AddressBook view={view} onViewChange={setView} />;
}

import type { AddressBookEntry } from '@agio/api-client/contract';
import { AddressGroups } from '@agio/ui/address-input';
import { AssetIcon } from '@agio/ui/asset-icon';
import { AddressName } from './address-parts.tsx';

/** The whole of an entry, before something is done with it: its address in groups, never shortened. */
export function AddressSummary({
  entry,
  networkName,
}: {
  entry: AddressBookEntry;
  networkName: string;
}) {
  return (
    <section className="wg:rounded-control wg:border wg:border-line-strong">
      <h3 className="wg:flex wg:items-center wg:gap-2 wg:border-b wg:border-line wg:px-3 wg:py-2 wg:text-base wg:font-semibold">
        <AssetIcon symbol={entry.asset} size="sm" />
        <AddressName name={entry.name} />
        <span className="wg:text-sm wg:font-normal wg:text-fg-muted">{networkName}</span>
      </h3>
      <div className="wg:px-3 wg:py-2">
        <AddressGroups address={entry.address} />
      </div>
    </section>
  );
}

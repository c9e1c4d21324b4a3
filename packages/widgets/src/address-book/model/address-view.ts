// @where Widgets: filters of the address book
import { walletAddressSources } from '@agio/api-client';
import type { AddressBookEntry } from '@agio/api-client/contract';
import { foldText } from '@agio/ui/fold-text';
import { type AddressState, addressStates, stateOf } from './address-state.ts';

type Source = (typeof walletAddressSources)[number];

/** Active filters of the list. A field is absent if the reader set none. */
export interface AddressFilter {
  /** A part of a name, an address, a memo or an asset. */
  readonly search: string;
  /** Id of a network. */
  readonly network?: string | undefined;
  readonly source?: Source | undefined;
  readonly state?: AddressState | undefined;
}

/** Dialog that is open over the list. */
export type AddressTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'import' }
  /** The details of an entry, and the proof of its ownership, by its id. */
  | { readonly kind: 'entry'; readonly id: string }
  | { readonly kind: 'proof'; readonly id: string };

/** View of the address book, as the host keeps it in its address. */
export interface AddressView {
  readonly filter: AddressFilter;
  readonly task?: AddressTask | undefined;
}

export const unfilteredAddresses: AddressFilter = { search: '' };

/** Returns true if the reader filters the list. */
export const isFiltered = ({ search, network, source, state }: AddressFilter): boolean =>
  search.trim() !== '' || network !== undefined || source !== undefined || state !== undefined;

/** The entries that the filter lets through, in their order. */
export function filterAddresses(
  entries: readonly AddressBookEntry[],
  { search, network, source, state }: AddressFilter,
): AddressBookEntry[] {
  const wanted = foldText(search.trim());
  return entries.filter(
    (entry) =>
      (network === undefined || entry.network === network) &&
      (source === undefined || entry.source === source) &&
      (state === undefined || stateOf(entry) === state) &&
      (wanted === '' ||
        [entry.name, entry.address, entry.memo ?? '', entry.asset].some((text) =>
          foldText(text).includes(wanted),
        )),
  );
}

/** The filters in a query: dialogs of a host have an `asset` and a `network` of their own. */
const names = {
  search: 'search',
  network: 'chain',
  source: 'source',
  state: 'state',
} as const satisfies Record<keyof AddressFilter, string>;
const ids = /^[\w-]{1,64}$/;

/** Reads the view from the query of an address; ignores values that it does not know. */
export function readAddressView(query: string): AddressView {
  const params = new URLSearchParams(query);
  const network = params.get(names.network) ?? '';
  return {
    filter: {
      search: (params.get('search') ?? '').slice(0, 200),
      network: ids.test(network) ? network : undefined,
      source: walletAddressSources.find((source) => source === params.get('source')),
      state: addressStates.find((state) => state === params.get('state')),
    },
    task: readTask(params),
  };
}

function readTask(params: URLSearchParams): AddressTask | undefined {
  const kind = params.get('task');
  if (kind === 'add' || kind === 'import') return { kind };
  const id = params.get('entry') ?? '';
  return (kind === 'entry' || kind === 'proof') && ids.test(id) ? { kind, id } : undefined;
}

/** The query that means a view; empty where the list is as it begins. */
export function writeAddressView({ filter, task }: AddressView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(names)) {
    const chosen = filter[name as keyof AddressFilter] ?? '';
    if (chosen !== '') params.set(value, chosen);
  }
  if (task !== undefined) params.set('task', task.kind);
  if (task !== undefined && 'id' in task) params.set('entry', task.id);
  return params.toString();
}

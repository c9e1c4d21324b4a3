import type { AddressBookEntry, WalletNetwork } from '@agio/api-client/contract';
import { useAddressBook, useNetworks } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import type { LoadNotes } from '@agio/ui/loadable';
import { useCallback, useMemo } from 'react';
import { useAccountLoadState, useLoadNotes, type WidgetLoadState } from '../states/index.ts';
import { messages } from './messages.ts';

const noEntries: AddressBookEntry[] = [];
const noNetworks: WalletNetwork[] = [];

/** The address book of the reader, and what its dialogs need. */
export interface AddressBookData {
  readonly entries: AddressBookEntry[];
  /** The networks of all assets. */
  readonly networks: WalletNetwork[];
  /** The name of a network by its id; the id while names are not known. */
  readonly networkName: (id: string) => string;
  /** True while entries or networks are missing. */
  readonly isLoading: boolean;
  /** Combined state of entries and networks, for a dialog. */
  readonly loadState: WidgetLoadState;
  readonly notes: LoadNotes;
  readonly onRetry: () => void;
}

export function useAddressData() {
  const t = useMessages(messages);
  const book = useAddressBook();
  const known = useNetworks();
  const entries = book.data ?? noEntries;
  const networks = known.data ?? noNetworks;
  const { mutate } = book;

  const loadState = useAccountLoadState({
    data: book.data && known.data,
    error: book.error ?? known.error,
  });
  const notes = useLoadNotes(loadState, {
    error: t.loadError,
    loading: t.loading,
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
  });
  const networkName = useCallback(
    (id: string) => networks.find((network) => network.id === id)?.name ?? id,
    [networks],
  );
  const onRetry = useCallback(() => {
    void mutate();
    void known.mutate();
  }, [mutate, known]);
  const data = useMemo(
    (): AddressBookData => ({
      entries,
      networks,
      networkName,
      isLoading: loadState.status !== 'ready' && loadState.status !== 'stale',
      loadState,
      notes,
      onRetry,
    }),
    [entries, networks, networkName, loadState, notes, onRetry],
  );
  return { book, data };
}

import { csvFile } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader } from '@agio/ui/panel';
import { Download, Plus, Upload } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section, useAccountLoadState, useLatch, useLoadNotes } from '../states/index.ts';
import { saveFile } from '../files/save-file.ts';
import { AddressFilters } from './address-filters.tsx';
import { AddressTable } from './address-table.tsx';
import { messages } from './messages.ts';
import { addressRows } from './model/address-file.ts';
import {
  type AddressTask,
  type AddressView,
  filterAddresses,
  isFiltered,
  unfilteredAddresses,
} from './model/address-view.ts';
import { useAddressData } from './use-address-data.ts';

const AddressTasks = lazyPart(() => import('./address-tasks.tsx'), 'AddressTasks');

export interface AddressBookProps extends WidgetPlace {
  /** Filters and open entry, from the host's address; see `readAddressView`. */
  view: AddressView;
  /** With `isStep`, back leads to the view before. */
  onViewChange: (view: AddressView, how?: { isStep?: boolean }) => void;
}

/** The addresses that the reader sends to: to find, add, prove, rename, import and export. */
export function AddressBook({ view, onViewChange, className, style }: AddressBookProps) {
  const t = useMessages(messages);
  const { book, data } = useAddressData();
  const { entries, networkName } = data;
  const { filter, task } = view;
  const shown = useMemo(() => filterAddresses(entries, filter), [entries, filter]);
  const own = useMemo(
    () => [...new Set(entries.map(({ network }) => network))].toSorted(),
    [entries],
  );
  const state = useAccountLoadState(
    book,
    entries.length === 0 || (shown.length === 0 && 'noMatch'),
  );
  const open = (next: AddressTask | undefined) =>
    onViewChange({ filter, task: next }, { isStep: true });
  const notes = useLoadNotes(state, {
    error: t.loadError,
    loading: t.loading,
    stale: t.stale,
    signedOut: { title: t.signedOut },
    notActive: { title: t.notActive },
    empty:
      entries.length > 0 || isFiltered(filter)
        ? {
            title: t.noMatch.title,
            text: t.noMatch.text,
            actions: (
              <Button size="sm" onClick={() => onViewChange({ filter: unfilteredAddresses })}>
                {t.noMatch.clear}
              </Button>
            ),
          }
        : { ...t.empty, actions: <AddButton size="sm" onPress={() => open({ kind: 'add' })} /> },
  });
  const isLoaded = book.data !== undefined && state.status !== 'notAllowed';
  const hasTask = useLatch(task !== undefined);
  const wasOpen = useLatch(hasTask && isLoaded);
  // Typed text stays when the account closes.
  const isTyped = wasOpen && (task?.kind === 'add' || task?.kind === 'proof');
  const showsTask = state.status !== 'notAllowed' || (isTyped && state.reason !== 'signedOut');
  return (
    <div
      data-widget="address-book"
      {...placeOf('wg:mx-auto wg:w-full wg:max-w-page wg:px-4 wg:py-6 wg:md:px-6', {
        className,
        style,
      })}
    >
      <header className="wg:mb-5 wg:flex wg:flex-wrap wg:items-end wg:gap-3">
        <div className="wg:min-w-0 wg:flex-1 wg:basis-64">
          <h1 className="wg:text-2xl wg:font-semibold">{t.title}</h1>
          <p className="wg:mt-1 wg:text-fg-muted">{t.about}</p>
        </div>
        <div className="wg:flex wg:flex-wrap wg:gap-2">
          <Button disabled={!isLoaded} onClick={() => open({ kind: 'import' })}>
            <Upload size={16} strokeWidth={1.5} aria-hidden />
            {t.import}
          </Button>
          <Button
            disabled={shown.length === 0}
            onClick={() => {
              const { header, rows } = addressRows(shown);
              saveFile(csvFile(header, rows), 'addresses.csv');
            }}
          >
            <Download size={16} strokeWidth={1.5} aria-hidden />
            {t.export}
          </Button>
          <AddButton disabled={!isLoaded} onPress={() => open({ kind: 'add' })} />
        </div>
      </header>
      <Panel aria-label={t.title}>
        {state.status === 'loading' || (isLoaded && entries.length > 0) ? (
          <PanelHeader className="wg:flex-wrap wg:gap-x-4 wg:gap-y-2 wg:py-2">
            <AddressFilters
              filter={filter}
              onFilterChange={(next) => onViewChange({ filter: next, task })}
              networks={own.map((id) => ({ id, name: networkName(id) }))}
              count={isLoaded ? shown.length : undefined}
            />
          </PanelHeader>
        ) : null}
        <Section>
          <AddressTable
            entries={shown}
            state={state}
            notes={notes}
            onRetry={data.onRetry}
            networkName={networkName}
            onOpen={open}
          />
        </Section>
      </Panel>
      {hasTask && showsTask ? (
        <Section isQuiet>
          <Suspense>
            <AddressTasks task={task} data={data} onTask={open} />
          </Suspense>
        </Section>
      ) : null}
    </div>
  );
}

function AddButton({ onPress, ...look }: { onPress: () => void; size?: 'sm'; disabled?: boolean }) {
  const t = useMessages(messages);
  return (
    <Button variant="primary" {...look} onClick={onPress}>
      <Plus size={16} strokeWidth={1.5} aria-hidden />
      {t.add}
    </Button>
  );
}

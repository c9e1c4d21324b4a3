import type { ApiError } from '@agio/api-client';
import { useInstruments, useNetworks } from '@agio/api-client/react';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Button } from '@agio/ui/button';
import { Panel } from '@agio/ui/panel';
import { Suspense, useMemo } from 'react';
import { lazyPart, partOf } from '../states/lazy-part.ts';
import { Section, useAccountLoadState, useLatch, useLoadNotes } from '../states/index.ts';
import { ExportButton } from '../lists/csv/export-button.tsx';
import type { CsvExport, ExportJob } from '../lists/csv/use-csv-export.ts';
import { FilterChips, useNoMatch } from '../lists/filters/filter-chips.tsx';
import { useLoadUntilShown, type ListPage, pagingOf } from '../lists/paging.ts';
import { useHost, WidgetLink } from '../host/index.ts';
import { FilterButton } from '../lists/filters/filter-button.tsx';
import { ListSearch } from '../lists/filters/list-search.tsx';
import { HistoryTable } from './history-table.tsx';
import { useAccountClosedNotice } from '../lists/use-account-closed-notice.tsx';
import { common, orderNoticeMessages } from '../words/messages.ts';
import { orderStateMessages } from '../words/order-state-messages.ts';
import { statusMessages } from '../words/status-messages.ts';
import { messages } from './messages.ts';
import {
  chosenFields,
  type HistoryChoice,
  type HistoryFilter,
  type HistoryTab,
} from '../lists/history-choice.ts';
import type { HistoryRow } from './model/history-row.ts';
import type { RowWords } from './model/row-words.ts';
import { useFilterWords } from './use-filter-words.ts';

/** Asked for with the first entry that is looked at. */
const HistoryDetails = lazyPart(() => import('./history-details.tsx'), 'HistoryDetails');
const loadFilters = partOf(() => import('./history-filters.tsx'), 'HistoryFilters');

interface PagedList<Item> {
  data: ListPage<Item> | undefined;
  error: ApiError | undefined;
  mutate: () => Promise<unknown>;
  loadMore: () => void;
  isLoadingMore: boolean;
}

export interface ListFrameProps<Item> {
  tab: HistoryTab;
  filter: HistoryFilter;
  onFilterChange: (filter: HistoryFilter, isStep?: boolean) => void;
  /** Id of the entry whose details are open. */
  entry: string | undefined;
  onEntryChange: (entry: string | undefined, isStep: boolean) => void;
  /** Reads the entries that match an id; without one it makes no call. */
  useLookUp: (id?: string) => Pick<PagedList<Item>, 'data'>;
  /** Shows what belongs to an entry in another list. */
  onElsewhere: (choice: HistoryChoice) => void;
  files: CsvExport;
  list: PagedList<Item>;
  rowOf: (item: Item, words: RowWords) => HistoryRow;
  file: ExportJob<Item>;
}

const noItems: never[] = [];

/** A list with its filters, its search, its export, and the details of an entry. */
export function ListFrame<Item extends { readonly id: string }>({
  tab,
  filter,
  onFilterChange,
  entry,
  onEntryChange,
  useLookUp,
  onElsewhere,
  files,
  list,
  rowOf,
  file,
}: ListFrameProps<Item>) {
  const t = useMessages(messages);
  const words = useRowWords();
  const timeZone = useTimeZone();
  const items = list.data?.items ?? noItems;
  const rows = useMemo(() => items.map((item) => rowOf(item, words)), [items, rowOf, words]);
  const at = rows.findIndex(({ id }) => id === entry);
  const isAlone = at < 0 && list.data !== undefined;
  const found = useLookUp(isAlone ? entry : undefined).data?.items;
  const open = items[at] ?? found?.find(({ id }) => id === entry);
  const hadDetails = useLatch(open !== undefined);
  const wordsOf = useFilterWords(words);
  const clear = () => onFilterChange({});
  const fields = chosenFields(filter);
  const noMatch = useNoMatch(
    fields.map((field) => wordsOf(field, filter)),
    clear,
  );
  const shown = useLoadUntilShown(list, rows.length);
  const state = useAccountLoadState(shown, rows.length === 0 && (noMatch ? 'noMatch' : true));
  const ofOrders = useAccountClosedNotice(state, t.notActive);
  const notes = useLoadNotes(state, {
    error: t.error,
    stale: t.stale,
    empty: noMatch ?? { ...t.empty[tab], actions: <EmptyActions tab={tab} /> },
    signedOut: { title: t.signedOut },
    notActive: tab === 'orders' ? ofOrders : { title: t.notActive },
  });
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Panel aria-label={t.tabs[tab]}>
      {state.status === 'notAllowed' ? null : (
        <div className="wg:flex wg:min-h-14 wg:flex-wrap wg:items-center wg:gap-2 wg:border-b wg:border-line wg:px-4 wg:py-2">
          <FilterButton load={loadFilters} contentProps={{ tab, filter, onFilterChange, words }} />
          <FilterChips
            chips={fields.map((field) => ({
              id: field,
              words: wordsOf(field, filter),
              onRemove: () => onFilterChange({ ...filter, [field]: undefined }),
            }))}
            onClear={clear}
          />
          <span className="wg:flex wg:items-center wg:gap-2 wg:sm:ms-auto wg:max-sm:w-full">
            <ListSearch
              label={t.search}
              maxLength={200}
              className="wg:min-w-0 wg:flex-1 wg:sm:w-60 wg:sm:flex-none"
              value={filter.search ?? ''}
              onChange={(search) =>
                onFilterChange({ ...filter, search: search === '' ? undefined : search }, false)
              }
            />
            <ExportButton file={rows.length === 0 ? undefined : file} files={files} isLabelled />
          </span>
        </div>
      )}
      <HistoryTable
        tab={tab}
        rows={rows}
        state={state}
        notes={notes}
        onRetry={() => void list.mutate()}
        {...pagingOf(list)}
        openId={entry}
        onOpen={({ id }) => onEntryChange(id, true)}
      />
      {rows.length === 0 ? null : (
        <p className="wg:border-t wg:border-line wg:px-4 wg:py-2.5 wg:text-end wg:text-xs wg:text-fg-muted">
          {t.times({ zone })}
        </p>
      )}
      {hadDetails ? (
        <Section isQuiet>
          <Suspense>
            <HistoryDetails
              tab={tab}
              row={rows[at] ?? (open && rowOf(open, words))}
              item={open}
              onMove={(by) => onEntryChange(rows[at + by]?.id, false)}
              canMove={(by) => at >= 0 && rows[at + by] !== undefined}
              onElsewhere={onElsewhere}
              onClose={() => onEntryChange(undefined, false)}
            />
          </Suspense>
        </Section>
      ) : null}
    </Panel>
  );
}

/** Link to the page where the entries of an empty list begin; nothing if the host has none. */
function EmptyActions({ tab }: { tab: HistoryTab }) {
  const t = useMessages(messages);
  const { links } = useHost();
  const href = tab === 'conversions' ? links.convert : links.markets;
  if (href === undefined) return null;
  return (
    <Button asChild size="sm" variant="primary">
      <WidgetLink href={href}>{tab === 'conversions' ? t.convert : t.markets}</WidgetLink>
    </Button>
  );
}

/** Returns the texts and names that rows are written with, in the reader's language. */
function useRowWords(): RowWords {
  const t = useMessages(messages);
  const { side: sides } = useMessages(common);
  const orders = useMessages(orderStateMessages);
  const statuses = useMessages(statusMessages);
  const notices = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { data: instruments = noItems } = useInstruments();
  const { data: networks = noItems } = useNetworks();
  return useMemo(() => {
    const names = new Map(networks.map(({ asset, id, name }) => [`${asset}/${id}`, name]));
    const networkOf = (asset: string, id: string) => names.get(`${asset}/${id}`) ?? id;
    return { t, sides, orders, statuses, notices, locale, instruments, networkOf };
  }, [t, sides, orders, statuses, notices, locale, instruments, networks]);
}

import { isApiError } from '@agio/api-client';
import type { DownloadedFile } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import {
  DataGrid,
  type DataGridActions,
  type DataGridColumn,
  type DataGridLayout,
} from '@agio/ui/data-grid';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Download, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  loadStateOf,
  type Setting,
  useFailureWords,
  useLoadNotes,
  useSetting,
} from '../provider/index.ts';
import { type FilterChip, FilterChips } from '../shared/filters/filter-chips.tsx';
import { useDayText, useFilterChip } from '../shared/filters/use-filter-chip.ts';
import { filterMessages } from '../shared/filters/filter-messages.ts';
import { useNoMatch } from '../shared/filters/use-no-match.tsx';
import { saveFile } from '../shared/save-file.ts';
import { FilterSearch } from './filter-parts.tsx';
import { type ListField, ListFilters } from './list-filters.tsx';
import { type ListView, wholeList, withFilter, writeListView } from './model/list-view.ts';
import { SavedViews } from './saved-views.tsx';
import { tradingMessages } from './trading-messages.ts';
import { useKeys } from './use-keys.ts';
import { useRefreshed } from './use-refreshed.ts';

interface StaffRow {
  readonly id: string;
  readonly userId: string;
}

export interface StaffListProps<Row extends StaffRow> {
  /** Which of the two, for its words. */
  list: 'orders' | 'transfers';
  base: string;
  view: ListView;
  onViewChange: (view: ListView, how?: { isStep?: boolean }) => void;
  /** The answer of the exchange, page by page. */
  answer: {
    data: { items: Row[]; nextCursor: string | null } | undefined;
    error: Parameters<typeof loadStateOf>[0]['error'];
    isValidating: boolean;
    mutate: () => unknown;
    loadMore: () => void;
    isLoadingMore: boolean;
  };
  fields: readonly ListField[];
  /** Names the search; without it there is none. */
  search?: string | undefined;
  columns: readonly DataGridColumn<Row>[];
  layout: Setting<DataGridLayout>;
  /** Asks the server for everything that matches, as a file. */
  download: () => Promise<DownloadedFile>;
  card: (row: Row) => ReactNode;
  canSelect?: ((row: Row) => boolean) | undefined;
  bulkActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  selected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** What was done last, for everybody. */
  said: string;
  onOpen: (row: Row) => void;
}

const idOf = ({ id }: StaffRow) => id;

/** The staff's list of something that everybody has: filters as chips, live, as a file, by keys. */
export function StaffList<Row extends StaffRow>({
  list,
  base,
  view,
  onViewChange,
  answer,
  fields,
  search,
  columns,
  layout: layoutSetting,
  download,
  said,
  ...grid
}: StaffListProps<Row>) {
  const t = useMessages(tradingMessages);
  const words = t[list];
  const [layout, setLayout] = useSetting(layoutSetting);
  const actions = useRef<DataGridActions>(null);
  const chips = useChips(view, fields, onViewChange);
  const clear = () => onViewChange({ ...wholeList, sort: view.sort }, { isStep: true });
  const noMatch = useNoMatch(
    chips.map((chip) => chip.words),
    clear,
  );
  const rows = answer.data?.items ?? noRows;
  const state = loadStateOf(answer, rows.length === 0 && (noMatch ? 'noMatch' : true));
  const notes = useLoadNotes(state, {
    error: words.error,
    loading: words.loading,
    stale: words.stale,
    empty: noMatch ?? { title: words.empty, text: words.emptyText },
  });
  useRefreshed(answer.mutate);
  useKeys({ j: () => actions.current?.moveRow(1), k: () => actions.current?.moveRow(-1) });
  const count = rows.length;
  return (
    <div data-widget={`office-${list}`} className="wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
        <h1 className="wg:display wg:text-2xl">{words.title}</h1>
        <span className="wg:min-h-5 wg:text-sm wg:text-fg-muted">
          {answer.data === undefined
            ? ''
            : answer.data.nextCursor === null
              ? words.count({ count })
              : words.countMore({ count })}
        </span>
        <SavedViews base={base} area={list} query={writeListView(view)} />
        <output className="wg:ms-auto wg:min-h-5 wg:text-sm wg:text-fg">{said}</output>
      </header>
      <Panel aria-label={words.list}>
        <DataGrid
          label={words.list}
          columns={columns}
          rows={rows as readonly Row[]}
          rowId={idOf}
          state={state}
          notes={notes}
          onRetry={() => void answer.mutate()}
          onMore={answer.data?.nextCursor ? answer.loadMore : undefined}
          isLoadingMore={answer.isLoadingMore}
          sort={view.sort}
          manualSort
          onSortChange={(sort) => onViewChange({ ...view, sort })}
          layout={layout}
          onLayoutChange={setLayout}
          height="max(20rem, calc(100dvh - 16rem))"
          cardHeight={6}
          actions={actions}
          toolbar={
            <>
              {search === undefined ? null : (
                <FilterSearch
                  label={search}
                  value={view.filter['search'] ?? ''}
                  onChange={(text) => onViewChange(withFilter(view, { search: text }))}
                />
              )}
              <ListFilters
                fields={fields}
                filter={view.filter}
                onChange={(changes) => onViewChange(withFilter(view, changes), { isStep: true })}
              />
              <div className="wg:max-w-full wg:min-w-0">
                <FilterChips chips={chips} onClear={clear} />
              </div>
              <span className="wg:ms-auto wg:flex wg:items-center wg:gap-1">
                <CsvButton download={download} />
                <IconButton
                  label={t.refresh}
                  aria-busy={answer.isValidating}
                  onClick={() => void answer.mutate()}
                >
                  <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
                </IconButton>
              </span>
            </>
          }
          {...grid}
        />
      </Panel>
    </div>
  );
}

const noRows: never[] = [];

/** What the list is filtered by, each with a way to take it away. */
function useChips(
  view: ListView,
  fields: readonly ListField[],
  onViewChange: StaffListProps<StaffRow>['onViewChange'],
): FilterChip[] {
  const t = useMessages(tradingMessages);
  const filters = useMessages(filterMessages);
  const chip = useFilterChip();
  const dayText = useDayText();
  const named: readonly ListField[] = [
    ...fields,
    { id: 'search', name: filters.search, values: [], nameOf: (text) => text },
    { id: 'userId', name: t.userId, values: [], nameOf: (id) => id },
    { id: 'from', name: filters.from, values: [], nameOf: dayText },
    { id: 'to', name: filters.to, values: [], nameOf: dayText },
  ];
  return named.flatMap(({ id, name, nameOf }) => {
    const value = view.filter[id];
    if (value === undefined) return [];
    return [
      {
        id,
        words: chip(name, nameOf(value)),
        onRemove: () => onViewChange(withFilter(view, { [id]: undefined }), { isStep: true }),
      },
    ];
  });
}

/** Saves the server's file of everything that matches, and says how it went. */
function CsvButton({ download }: { download: () => Promise<DownloadedFile> }) {
  const t = useMessages(tradingMessages);
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async () => {
    setBusy(true);
    setSaid('');
    try {
      const { blob, fileName } = await download();
      saveFile(blob, fileName ?? 'export.csv');
      setSaid(t.exported({ file: fileName ?? 'export.csv' }));
    } catch (error) {
      setSaid(t.exportFailed({ reason: isApiError(error) ? failureWords(error) : String(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <output className="wg:text-sm wg:text-fg-muted">{said}</output>
      <Button size="sm" loading={isBusy} onClick={() => void save()}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
        {isBusy ? t.exporting : t.export}
      </Button>
    </>
  );
}

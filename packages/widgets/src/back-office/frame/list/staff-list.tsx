import { DataGrid, type DataGridActions, type DataGridProps } from '@agio/ui/data-grid';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { loadStateOf, Section, useLoadNotes } from '../../../states/index.ts';
import { FilterChips, useNoMatch } from '../../../lists/filters/filter-chips.tsx';
import { type ListPage, pagingOf } from '../../../lists/paging.ts';
import { ListSearch } from '../../../lists/filters/list-search.tsx';
import { useListLayout } from './grid-setting.ts';
import { FilterButton } from '../../../lists/filters/filter-button.tsx';
import { lazyPart, partOf } from '../../../states/lazy-part.ts';
import type { ListField, ListText } from './filter-choices.tsx';
import { defaultSorts, withSort } from './model/default-sorts.ts';
import { type ListView, defaultListView, withFilter, writeListView } from './model/list-view.ts';
import type { ViewArea } from './model/saved-views.ts';
import { tradingMessages } from '../trading-messages.ts';
import { useKeys } from '../use-keys.ts';
import { useListChips } from './use-list-chips.ts';
import { usePollingFallback } from '../use-polling-fallback.ts';
import type { SavedViewListProps } from './saved-view-list.tsx';

/** Texts of a list. */
interface ListWords {
  title: string;
  /** Under the title. */
  intro?: string;
  list: string;
  error: string;
  loading: string;
  stale: string;
  empty: string;
  emptyText: string;
  /** In place of what all lists say where nothing matches. */
  noMatch?: string;
  noMatchText?: string;
}

export interface StaffListProps<Row> extends Pick<
  DataGridProps<Row>,
  | 'columns'
  | 'rowId'
  | 'rowName'
  | 'card'
  | 'canSelect'
  | 'bulkActions'
  | 'selected'
  | 'onSelectedChange'
  | 'details'
  | 'onOpen'
> {
  area: ViewArea;
  words: ListWords;
  base: string;
  view: ListView;
  onViewChange: (view: ListView, how?: { isStep?: boolean }) => void;
  /** The answer of the exchange, page by page. */
  answer: {
    data: ListPage<Row> | undefined;
    error: Parameters<typeof loadStateOf>[0]['error'];
    isValidating: boolean;
    mutate: () => unknown;
    loadMore: () => void;
    isLoadingMore: boolean;
  };
  fields: readonly ListField[];
  /** Text that is typed to filter it. */
  texts?: readonly ListText[] | undefined;
  /** Label of the days by which it can be filtered, too. */
  days?: string | undefined;
  /** The search; without it there is none. */
  search?: { field: string; label: string } | undefined;
  /** Buttons above the list, such as one that writes everything that matches into a file. */
  buttons?: ReactNode;
  /** Between the heading and the list. */
  lead?: ReactNode;
  /** Announcement of the last act. */
  said?: string | undefined;
}

/**
 * A list of the staff: filters as chips, sorted by the exchange, live, as a file where there is one, by keys. Its view is
 * in the address and can be saved; its columns are the reader's.
 */
export function StaffList<Row>({
  area,
  words,
  base,
  view,
  onViewChange,
  answer,
  fields,
  texts = noTexts,
  days,
  search,
  buttons,
  lead,
  said = '',
  ...grid
}: StaffListProps<Row>) {
  const t = useMessages(tradingMessages);
  const [layout, setLayout] = useListLayout(area);
  const actions = useRef<DataGridActions>(null);
  const chips = useListChips(view, { fields, texts, search }, onViewChange);
  const clear = () => onViewChange({ ...defaultListView, sort: view.sort }, { isStep: true });
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
    empty: noMatch
      ? {
          ...noMatch,
          title: words.noMatch ?? noMatch.title,
          text: words.noMatchText ?? noMatch.text,
        }
      : { title: words.empty, text: words.emptyText },
  });
  usePollingFallback(answer.mutate);
  useKeys({ j: () => actions.current?.moveRow(1), k: () => actions.current?.moveRow(-1) });
  const sort = view.sort.length === 0 ? defaultSorts[area] : view.sort;
  return (
    <div data-widget={`office-${area}`} className="wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
        <h1 className="wg:display wg:text-2xl">{words.title}</h1>
        <SavedViews base={base} area={area} query={writeListView(view)} />
        <output className="wg:ms-auto wg:min-h-5 wg:text-sm wg:text-fg">{said}</output>
        {words.intro === undefined ? null : (
          <p className="wg:w-full wg:text-sm wg:text-fg-muted">{words.intro}</p>
        )}
      </header>
      {lead}
      <Panel aria-label={words.list}>
        <DataGrid
          label={words.list}
          rows={rows as readonly Row[]}
          state={state}
          notes={notes}
          onRetry={() => void answer.mutate()}
          {...pagingOf(answer)}
          sort={sort}
          manualSort
          onSortChange={(next) => onViewChange(withSort(view, area, next))}
          layout={layout}
          onLayoutChange={setLayout}
          height="max(20rem, calc(100dvh - 16rem))"
          cardHeight={6}
          actions={actions}
          toolbar={
            <>
              {search === undefined ? null : (
                <ListSearch
                  maxLength={100}
                  className="wg:w-full wg:sm:w-80"
                  label={search.label}
                  value={view.filter[search.field] ?? ''}
                  onChange={(text) => onViewChange(withFilter(view, { [search.field]: text }))}
                />
              )}
              <FilterButton
                load={loadChoices}
                contentProps={{
                  fields,
                  texts,
                  days,
                  filter: view.filter,
                  onChange: (changes) => onViewChange(withFilter(view, changes), { isStep: true }),
                }}
              />
              <div className="wg:max-w-full wg:min-w-0 wg:empty:hidden">
                <FilterChips chips={chips} onClear={clear} />
              </div>
              <span className="wg:ms-auto wg:flex wg:flex-wrap wg:items-center wg:justify-end wg:gap-1 wg:max-sm:contents">
                {buttons}
                <IconButton
                  label={t.refresh}
                  aria-busy={answer.isValidating}
                  className="wg:max-sm:ms-auto"
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

const loadChoices = partOf(() => import('./filter-choices.tsx'), 'FilterChoices');
const noRows: never[] = [];
const noTexts: never[] = [];

const SavedViewList = lazyPart(() => import('./saved-view-list.tsx'), 'SavedViewList');

/** The saved views of a list, at the end of its heading. Their code comes after the list. */
function SavedViews(props: SavedViewListProps) {
  return (
    <Section isQuiet>
      <Suspense>
        <SavedViewList {...props} />
      </Suspense>
    </Section>
  );
}

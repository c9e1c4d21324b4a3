import { ChoiceMenu, type ChoiceMenuProps } from '@agio/ui/choice-menu';
import { SearchField } from '@agio/ui/search-field';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { ShortText } from '@agio/ui/short-text';
import { Star } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '@agio/ui/language';
import { isShortcut, useHost } from '../host/index.ts';
import {
  categories,
  countCategory,
  type MarketFilter,
  type MarketRow,
  quotesOf,
  sortIdOf,
  sortOf,
  sorts,
} from './model/market-rows.ts';
import { messages } from './messages.ts';

/** The filters of the list: category, quote asset, search. `/` focuses the search, Enter in it opens the first hit. */
export function MarketTools({
  filter,
  onFilterChange,
  onOpenFirst,
  rows,
  favourites,
}: {
  filter: MarketFilter;
  onFilterChange: (filter: MarketFilter) => void;
  onOpenFirst: () => void;
  rows: readonly MarketRow[] | undefined;
  favourites: readonly string[];
}) {
  const t = useMessages(messages);
  const { categories: own } = useHost().markets;
  const shown = useMemo(() => {
    // The host's own follow "All".
    const [all, ...others] = categories.map((id) => ({ id, label: t.filter[id] }));
    return [...(all ? [all] : []), ...own, ...others].map(({ id, label }) => ({
      id,
      label,
      count: rows && countCategory(rows, id, favourites, own),
    }));
  }, [t, own, rows, favourites]);
  const quotes = useMemo(() => quotesOf(rows ?? []), [rows]);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/')) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className="wg:mb-3 wg:flex wg:flex-wrap wg:items-center wg:gap-3 wg:max-md:px-4">
      <div className="wg:max-w-full wg:overflow-x-auto wg:[scrollbar-width:none] wg:max-md:order-2">
        <Segmented
          label={t.filter.category}
          value={filter.category}
          onValueChange={(category) => onFilterChange({ ...filter, category })}
          className="wg:w-max"
        >
          {shown.map(({ id, label, count }) => (
            <SegmentedItem key={id} value={id} className="wg:h-8">
              {id === 'favourites' ? (
                <Star size={14} strokeWidth={1.5} aria-hidden className="wg:max-sm:hidden" />
              ) : null}
              {label}
              <span className="wg:num wg:min-w-4 wg:text-xs wg:text-fg-faint wg:max-lg:hidden">
                {count}
              </span>
            </SegmentedItem>
          ))}
        </Segmented>
      </div>
      <span className="wg:max-md:hidden">
        <Choice
          label={t.filter.quote}
          choices={[
            { value: '', label: t.filter.anyQuote },
            ...quotes.map((symbol) => ({
              value: symbol,
              label: <ShortText text={symbol} length={24} />,
            })),
          ]}
          value={filter.quote ?? ''}
          onChange={(quote) =>
            onFilterChange({ ...filter, quote: quote === '' ? undefined : quote })
          }
        />
      </span>
      {/* Cards have no heads to press, nor to say which hours their figures are of. */}
      <div className="wg:-my-1 wg:-ms-2.5 wg:flex wg:min-w-full wg:flex-wrap wg:items-center wg:justify-between wg:gap-x-3 wg:md:hidden wg:max-md:order-3">
        <Choice
          label={t.sort.label}
          choices={sorts
            .filter((id) => id !== 'own' || own.length > 0)
            .map((id) => ({ value: id, label: t.sort[id] }))}
          value={sortIdOf(filter.sort, own.length > 0) ?? ''}
          onChange={(id) => onFilterChange({ ...filter, sort: sortOf(id) })}
        />
        <span className="wg:text-xs wg:text-fg-muted">{t.sort.span}</span>
      </div>
      <div className="wg:relative wg:ms-auto wg:w-70 wg:max-lg:w-60 wg:max-md:order-1 wg:max-md:w-full">
        <SearchField
          ref={search}
          label={t.filter.search}
          placeholder={t.filter.placeholder}
          labels={{ clear: t.filter.clear }}
          value={filter.search}
          onValueChange={(text) => onFilterChange({ ...filter, search: text })}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && filter.search.trim() !== '') onOpenFirst();
          }}
          aria-keyshortcuts="/"
        />
        {filter.search === '' ? (
          <kbd
            aria-hidden
            className="wg:pointer-events-none wg:absolute wg:end-3 wg:top-1/2 wg:grid wg:size-5 wg:-translate-y-1/2 wg:place-items-center wg:rounded-sm wg:bg-surface-3 wg:font-text wg:text-xs wg:font-medium wg:text-fg-muted wg:max-md:hidden"
          >
            /
          </kbd>
        ) : null}
      </div>
    </div>
  );
}

/** A choice of one, with its subject. */
const Choice = <T extends string>(props: ChoiceMenuProps<T>) => (
  <ChoiceMenu
    {...props}
    showLabel
    className="wg:hit-area wg:h-8 wg:gap-1.5 wg:rounded-control wg:px-2.5 wg:hover:bg-surface-2"
  />
);

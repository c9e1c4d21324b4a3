import { Button } from '@agio/ui/button';
import { SearchField } from '@agio/ui/search-field';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { ShortText } from '@agio/ui/short-text';
import { ChevronDown, Star } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { isTyping } from '../../shared/is-typing.ts';
import { LazyMenu } from '../../shared/lazy-menu.tsx';
import {
  categories,
  countCategories,
  type Category,
  type MarketFilter,
  type MarketRow,
  quotesOf,
} from './market-rows.ts';

/** Narrows the list: category, quote asset, search. `/` leads to the search. */
export function MarketTools({
  filter,
  onFilterChange,
  rows,
  favourites,
}: {
  filter: MarketFilter;
  onFilterChange: (filter: MarketFilter) => void;
  rows: readonly MarketRow[] | undefined;
  favourites: readonly string[];
}) {
  const t = useTranslate('markets');
  const counts = useMemo(() => countCategories(rows ?? [], favourites), [rows, favourites]);
  const quotes = useMemo(() => quotesOf(rows ?? []), [rows]);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
        return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 max-md:px-4">
      <div className="max-w-full overflow-x-auto [scrollbar-width:none] max-md:order-2">
        <Segmented
          label={t('filter.category')}
          value={filter.category}
          onValueChange={(category) =>
            onFilterChange({ ...filter, category: category as Category })
          }
        >
          {categories.map((category) => (
            <SegmentedItem key={category} value={category} className="h-8">
              {category === 'favourites' ? (
                <Star size={14} strokeWidth={1.5} aria-hidden className="max-sm:hidden" />
              ) : null}
              {t(`filter.${category}`)}
              <span className="num min-w-4 text-xs text-fg-faint max-lg:hidden">
                {rows ? counts[category] : null}
              </span>
            </SegmentedItem>
          ))}
        </Segmented>
      </div>
      <span className="max-md:hidden">
        <LazyMenu
          load={loadQuoteMenu}
          contentProps={{
            quotes,
            quote: filter.quote,
            anyLabel: t('filter.anyQuote'),
            onQuoteChange: (quote) => onFilterChange({ ...filter, quote }),
          }}
        >
          {(button) => (
            <Button {...button} variant="ghost" size="sm" className="h-8">
              {t('filter.quote')}
              <ShortText
                className="text-fg"
                text={filter.quote ?? t('filter.anyQuote')}
                length={16}
              />
              <ChevronDown size={12} strokeWidth={2} aria-hidden />
            </Button>
          )}
        </LazyMenu>
      </span>
      <div className="relative ms-auto w-70 max-lg:w-60 max-md:order-1 max-md:w-full">
        <SearchField
          ref={search}
          label={t('filter.search')}
          placeholder={t('filter.placeholder')}
          labels={{ clear: t('filter.clear') }}
          value={filter.search}
          onValueChange={(text) => onFilterChange({ ...filter, search: text })}
          aria-keyshortcuts="/"
        />
        {filter.search === '' ? (
          <kbd
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 grid size-5 -translate-y-1/2 place-items-center rounded-sm bg-surface-3 font-text text-xs font-medium text-fg-muted max-md:hidden"
          >
            /
          </kbd>
        ) : null}
      </div>
    </div>
  );
}

const loadQuoteMenu = async () => ({ default: (await import('./quote-menu.tsx')).QuoteMenu });

import { Button } from '@agio/ui/button';
import type { LoadNote } from '@agio/ui/loadable';
import { RotateCw, Star } from 'lucide-react';
import type { MarketsWords } from './messages.ts';
import type { MarketFilter, MarketRow } from './model/market-rows.ts';

/** In place of the list: why it is empty, and what to do. */
export function emptyNote({
  t: { state: t },
  rows,
  filter,
  onShowAll,
  onRetry,
}: {
  t: MarketsWords;
  rows: readonly MarketRow[] | undefined;
  filter: MarketFilter;
  onShowAll: () => void;
  onRetry: () => void;
}): LoadNote {
  const action = (label: string, onClick: () => void) => (
    <Button size="sm" onClick={onClick}>
      {label}
    </Button>
  );
  if (!rows || rows.length === 0)
    return {
      title: t.empty,
      text: t.emptyText,
      actions: (
        <Button
          size="sm"
          icon={<RotateCw size={14} strokeWidth={1.5} aria-hidden />}
          onClick={onRetry}
        >
          {t.reload}
        </Button>
      ),
    };
  if (filter.category === 'favourites' && filter.search === '')
    return {
      icon: <Star size={16} strokeWidth={1.5} aria-hidden />,
      title: t.noFavourites,
      text: t.noFavouritesText,
      actions: action(t.showAll, onShowAll),
    };
  return {
    title: filter.search === '' ? t.noneOfCategory : t.noMatch({ search: filter.search }),
    text: t.noMatchText,
    actions: action(t.clear, onShowAll),
  };
}

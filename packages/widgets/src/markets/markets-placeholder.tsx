import type { ApiError } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { StatePanel } from '@agio/ui/state-panel';
import { RotateCw, Star } from 'lucide-react';
import { useMessages } from '@agio/ui/language';
import { useFailureWords } from '../provider/index.ts';
import { common } from '../shared/messages.ts';
import { messages } from './messages.ts';
import type { MarketFilter } from './model/market-rows.ts';

/** In place of the list: why it is empty, and the way on. */
export function MarketsPlaceholder({
  error,
  hasMarkets,
  filter,
  onShowAll,
  onRetry,
}: {
  error: ApiError | undefined;
  hasMarkets: boolean;
  filter: MarketFilter;
  onShowAll: () => void;
  onRetry: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failureWords = useFailureWords();
  const retry = (label: string) => (
    <Button size="sm" icon={<RotateCw size={14} strokeWidth={1.5} aria-hidden />} onClick={onRetry}>
      {label}
    </Button>
  );
  if (error)
    return (
      <StatePanel state="error" title={t.state.error} actions={retry(words.retry)} className={tall}>
        {failureWords(error)}
      </StatePanel>
    );
  if (!hasMarkets)
    return (
      <StatePanel
        state="empty"
        title={t.state.empty}
        actions={retry(t.state.reload)}
        className={tall}
      >
        {t.state.emptyText}
      </StatePanel>
    );
  if (filter.category === 'favourites' && filter.search === '')
    return (
      <StatePanel
        state="empty"
        icon={<Star size={16} strokeWidth={1.5} aria-hidden />}
        title={t.state.noFavourites}
        actions={
          <Button size="sm" onClick={onShowAll}>
            {t.state.showAll}
          </Button>
        }
        className={tall}
      >
        {t.state.noFavouritesText}
      </StatePanel>
    );
  return (
    <StatePanel
      state="no-match"
      title={
        filter.search === '' ? t.state.noneOfCategory : t.state.noMatch({ search: filter.search })
      }
      actions={
        <Button size="sm" onClick={onShowAll}>
          {t.state.clear}
        </Button>
      }
      className={tall}
    >
      {t.state.noMatchText}
    </StatePanel>
  );
}

/** As high as a few rows: the panel does not fold up. */
const tall = 'wg:min-h-90';

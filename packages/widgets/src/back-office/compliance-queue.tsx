import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader } from '@agio/ui/panel';
import { RefreshCw } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { loadStateOf, useLoadNotes } from '../provider/index.ts';
import { caseAddress } from './model/case-address.ts';
import { isNarrowed, type QueueView, wholeQueue, writeQueueView } from './model/queue-view.ts';
import { QueueFilters } from './queue-filters.tsx';
import { queueMessages } from './queue-messages.ts';
import { QueueTable } from './queue-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { useNow } from './use-now.ts';
import { useQueue } from './use-queue.ts';
import { useRefreshed } from './use-refreshed.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface ComplianceQueueProps {
  base: string;
  view: QueueView;
  onViewChange: (view: QueueView, how?: { isStep?: boolean }) => void;
}

/** The requests that wait for a decision: to find, to sort, and to open one after the other by keys. */
export function ComplianceQueue({ base, view, onViewChange }: ComplianceQueueProps) {
  const t = useMessages(queueMessages);
  const queue = useQueue(view);
  const now = useNow();
  const root = useRef<HTMLDivElement>(null);
  const cases = queue.data?.items ?? [];
  const state = loadStateOf(queue, cases.length === 0 && (isNarrowed(view) ? 'noMatch' : true));
  useRefreshed(queue.mutate);
  useRowKeys(root, 'data-case');
  const addressOf = useCallback((userId: string) => caseAddress(base, userId, view), [base, view]);
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    stale: t.stale,
    empty: isNarrowed(view)
      ? {
          title: t.noMatch,
          text: t.noMatchText,
          actions: (
            <Button size="sm" onClick={() => onViewChange({ ...wholeQueue, sort: view.sort })}>
              {t.clear}
            </Button>
          ),
        }
      : { title: t.empty, text: t.emptyText },
  });
  const count = cases.length;
  return (
    <div ref={root} className="wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <output className="wg:min-h-5 wg:text-sm wg:text-fg-muted">
          {queue.data === undefined
            ? ''
            : queue.data.nextCursor === null
              ? t.count({ count })
              : t.countMore({ count })}
        </output>
        <SavedViews base={base} area="compliance" query={writeQueueView(view)} />
      </header>
      <Panel aria-label={t.list}>
        <PanelHeader className="wg:gap-x-4">
          <QueueFilters view={view} onViewChange={onViewChange} />
          <IconButton
            label={t.refresh}
            className="wg:ms-auto"
            aria-busy={queue.isValidating}
            onClick={() => void queue.mutate()}
          >
            <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </PanelHeader>
        <QueueTable
          cases={cases}
          state={state}
          notes={notes}
          now={now}
          addressOf={addressOf}
          sort={view.sort}
          onSortChange={(sort) => onViewChange({ ...view, sort })}
          onRetry={() => void queue.mutate()}
          onMore={queue.data?.nextCursor ? queue.loadMore : undefined}
          isLoadingMore={queue.isLoadingMore}
        />
      </Panel>
    </div>
  );
}

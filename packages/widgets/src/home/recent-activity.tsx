// @where Widgets: recent activity of the home page: kinds and number of rows
import {
  useInstruments,
  useOpenOrders,
  useOrderHistory,
  useSwaps,
  useTransfers,
} from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { MissingStrip, useAccountLoadState, useLoadNotes } from '../states/index.ts';
import { ActivityRow } from './activity-row.tsx';
import { HistoryLink } from '../lists/history-link.tsx';
import { messages } from './messages.ts';
import { activityId, recentActivity } from './model/activity.ts';

/** Rows at most. */
const maxRows = 6;
const newest = { limit: maxRows };
const noInstruments: never[] = [];

/** The newest orders, transfers and conversions of the reader. What of it cannot be loaded leaves the rest standing. */
export function RecentActivity() {
  const { activity: t } = useMessages(messages);
  const open = useOpenOrders();
  const past = useOrderHistory(newest);
  const transfers = useTransfers(newest);
  const swaps = useSwaps(newest);
  const { data: instruments = noInstruments } = useInstruments();
  const answers = [open, past, transfers, swaps];
  const missing = answers.find(({ data, error }) => data === undefined && error);
  const isWaiting = answers.some(({ data, error }) => data === undefined && !error);
  const hasSome = answers.some(({ data }) => data !== undefined);
  const items = recentActivity(
    {
      openOrders: open.data,
      pastOrders: past.data?.items,
      transfers: transfers.data?.items,
      swaps: swaps.data?.items,
    },
    maxRows,
  );
  const state = useAccountLoadState(
    {
      data: isWaiting || !hasSome ? undefined : items,
      error: isWaiting ? undefined : (missing ?? answers.find(({ error }) => error))?.error,
    },
    items.length === 0,
  );
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    empty: { title: t.empty, text: t.emptyMore },
  });
  const retry = () => {
    for (const { mutate } of answers) void mutate();
  };
  // The strip below reports the missing part.
  const isPartial = state.status === 'stale' && missing?.error !== undefined;
  return (
    <Panel aria-label={t.title} className="wg:flex wg:flex-col">
      <PanelHeader>
        <PanelTitle className="wg:flex-1">{t.title}</PanelTitle>
        <HistoryLink query="list=all" />
      </PanelHeader>
      <Loadable
        state={isPartial ? { status: 'ready' } : state}
        notes={notes}
        onRetry={retry}
        skeleton={<Rows />}
        // Height of its rows, so that the panel keeps its height.
        className="wg:min-h-84 wg:flex-1"
      >
        <ul>
          {items.map((each) => (
            <ActivityRow key={activityId(each)} activity={each} instruments={instruments} />
          ))}
        </ul>
      </Loadable>
      {missing?.error && (isPartial || state.status === 'empty') ? (
        <MissingStrip error={missing.error} onRetry={retry}>
          {t.partial}
        </MissingStrip>
      ) : null}
    </Panel>
  );
}

function Rows() {
  return (
    <div aria-hidden>
      {Array.from({ length: maxRows }, (_, row) => (
        <div key={row} className="wg:flex wg:h-14 wg:items-center wg:gap-3 wg:px-4">
          <Skeleton className="wg:size-6 wg:rounded-full" />
          <Skeleton className="wg:w-48" />
        </div>
      ))}
    </div>
  );
}

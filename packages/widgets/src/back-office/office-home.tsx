import { useComplianceQueue } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Elapsed } from '@agio/ui/countdown';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import type { ReactNode } from 'react';
import { loadStateOf, useLoadNotes, WidgetLink } from '../provider/index.ts';
import { AuditLatest } from './audit-latest.tsx';
import { ClosedMarkets } from './closed-markets.tsx';
import { messages } from './messages.ts';
import { queueAddress } from './model/case-address.ts';
import { wholeQueue } from './model/queue-view.ts';
import { type QueueSummary, summaryOf } from './model/summary.ts';
import { useNow } from './use-now.ts';
import { useRefreshed } from './use-refreshed.ts';

/** Most that one call of the exchange answers. */
const most = { limit: 500 };

type TypeRow = QueueSummary['byType'][number];

/** What waits for a person: how much, how long, and of which type. */
export function OfficeHome({ base }: { base: string }) {
  const { home: t, type: types } = useMessages(messages);
  const queue = useComplianceQueue(most);
  const now = useNow();
  useRefreshed(queue.mutate);
  const state = loadStateOf(queue, queue.data?.items.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    empty: { title: t.empty, text: t.emptyText },
  });
  const summary = summaryOf(queue.data?.items ?? [], now);
  const isWhole = !queue.data?.nextCursor;
  const count = (value: number) => (isWhole ? String(value) : t.atLeast({ count: value }));
  const columns: DataTableColumn<TypeRow>[] = [
    {
      id: 'type',
      header: t.type,
      rowHeader: true,
      cell: ({ type }) => (
        <WidgetLink
          href={queueAddress(base, { ...wholeQueue, type })}
          className="wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
        >
          {types[type]}
        </WidgetLink>
      ),
    },
    {
      id: 'waiting',
      header: t.count,
      align: 'figures',
      width: '7rem',
      className: 'wg:num',
      cell: ({ waiting }) => count(waiting),
    },
    {
      id: 'late',
      header: t.late,
      align: 'figures',
      width: '7rem',
      className: 'wg:num',
      cell: ({ late }) => (
        <span className={late > 0 ? 'wg:text-danger' : 'wg:text-fg-muted'}>{count(late)}</span>
      ),
    },
  ];
  return (
    <div className="wg:flex wg:max-w-240 wg:flex-col wg:gap-5 wg:px-4 wg:py-5 wg:md:px-6">
      <h1 className="wg:display wg:text-2xl">{t.title}</h1>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void queue.mutate()}
        skeleton={<Skeleton className="wg:h-80 wg:rounded-panel" />}
        className="wg:gap-5"
      >
        <Panel aria-label={t.waiting}>
          <PanelHeader>
            <PanelTitle>{t.waiting}</PanelTitle>
            <Button asChild size="sm" variant="primary" className="wg:ms-auto">
              <WidgetLink href={queueAddress(base, wholeQueue)}>{t.open}</WidgetLink>
            </Button>
          </PanelHeader>
          <dl className="wg:grid wg:grid-cols-2 wg:gap-4 wg:p-4 wg:sm:grid-cols-4">
            <Stat term={t.waiting}>{count(summary.waiting)}</Stat>
            <Stat term={t.late} tone={summary.late > 0 ? 'wg:text-danger' : ''}>
              {count(summary.late)}
            </Stat>
            <Stat term={t.asked}>{count(summary.asked)}</Stat>
            <Stat term={t.oldest}>
              {summary.oldest === undefined ? t.none : <Elapsed since={summary.oldest} />}
            </Stat>
          </dl>
        </Panel>
        {summary.byType.length === 0 ? null : (
          <Panel aria-label={t.byType}>
            <DataTable
              label={t.byType}
              columns={columns}
              rows={summary.byType}
              rowId={({ type }) => type}
            />
          </Panel>
        )}
      </Loadable>
      {/* How much waits is not known before: what stands below would move. */}
      {state.status === 'loading' ? null : (
        <>
          <ClosedMarkets base={base} />
          <AuditLatest base={base} />
        </>
      )}
    </div>
  );
}

function Stat({ term, tone = '', children }: { term: string; tone?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="wg:text-xs wg:text-fg-muted">{term}</dt>
      <dd className={`wg:num wg:mt-1 wg:text-xl wg:font-semibold ${tone}`}>{children}</dd>
    </div>
  );
}

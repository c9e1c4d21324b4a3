import type { Overview } from '@agio/api-client/contract';
import { useHotWallets, useInstruments } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Elapsed } from '@agio/ui/countdown';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { StatePanel } from '@agio/ui/state-panel';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccount, WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import { mayOpen } from '../frame/model/areas.ts';
import { queueAddress } from '../frame/model/case-address.ts';
import { type WaitingRow, waitingRows } from './model/overview-rows.ts';
import { defaultQueueView } from '../compliance/model/queue-view.ts';
import { overviewMessages } from './overview-messages.ts';

/** Waiting work, each figure with a link to its list. */
export function OverviewWaiting({ base, waiting }: { base: string; waiting: Overview['waiting'] }) {
  const { waiting: t } = useMessages(overviewMessages);
  const { type: types } = useMessages(messages);
  const { kind: reader } = useAccount();
  const { data: instruments = [], isLoading: marketsLoading } = useInstruments();
  const { data: wallets, isLoading: walletsLoading } = useHotWallets();
  const rows = waitingRows(waiting, {
    base,
    wallets,
    closedMarkets: instruments.flatMap(({ status, statusSince }) =>
      status === 'Open' ? [] : [statusSince],
    ),
    mayOpenMarkets: mayOpen('markets', reader),
  });
  const nameOf = ({ kind, type }: WaitingRow) =>
    kind === 'request' ? t.request({ type: types[type ?? 'Unknown'] }) : t[kind];
  const columns: DataTableColumn<WaitingRow>[] = [
    {
      id: 'what',
      header: t.task,
      rowHeader: true,
      cell: (row) => <Name row={row} name={nameOf(row)} />,
    },
    {
      id: 'count',
      header: t.count,
      align: 'figures',
      width: '5.5rem',
      className: 'wg:num wg:font-semibold',
      cell: ({ count }) => count,
    },
    {
      id: 'late',
      header: t.late,
      align: 'figures',
      width: '6rem',
      className: 'wg:num',
      cell: (row) =>
        row.late === 0 ? (
          <span className="wg:text-fg-muted">0</span>
        ) : (
          <Late row={row} name={nameOf(row)}>
            <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
            {row.late}
          </Late>
        ),
    },
    {
      id: 'oldest',
      header: t.oldest,
      align: 'figures',
      width: '9rem',
      className: 'wg:num wg:text-fg-muted',
      cell: ({ oldest }) => (oldest === undefined ? '—' : <Elapsed since={oldest} />),
    },
  ];
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        <Button asChild size="sm" variant="primary" className="wg:ms-auto">
          <WidgetLink href={queueAddress(base, defaultQueueView)}>{t.queue}</WidgetLink>
        </Button>
      </PanelHeader>
      {rows.length === 0 && (marketsLoading || walletsLoading) ? (
        // Markets and wallets may need a person, too: until they are here it is not said that nothing waits.
        <Skeleton className="wg:m-4 wg:h-72" />
      ) : rows.length === 0 ? (
        <StatePanel state="empty" title={t.quiet} className="wg:min-h-80">
          {t.quietText}
        </StatePanel>
      ) : (
        <DataTable
          label={t.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          cardsBelow={38}
          cardHeight={4}
          card={(row) => (
            <div className="wg:flex wg:min-h-14 wg:items-center wg:gap-3 wg:px-4 wg:py-2 wg:text-sm">
              <span className="wg:min-w-0 wg:flex-1">
                <Name row={row} name={nameOf(row)} />
                <span className="wg:flex wg:flex-wrap wg:gap-x-3 wg:text-xs wg:text-fg-muted">
                  {row.oldest === undefined ? null : <Elapsed since={row.oldest} />}
                  {row.late === 0 ? null : (
                    <Late row={row} name={nameOf(row)}>
                      {t.lateCount({ count: row.late })}
                    </Late>
                  )}
                </span>
              </span>
              <span className="wg:num wg:text-lg wg:font-semibold">{row.count}</span>
            </div>
          )}
        />
      )}
    </Panel>
  );
}

/** Number of late ones, as a link to the list with these alone. */
function Late({
  row: { late, lateHref },
  name,
  children,
}: {
  row: WaitingRow;
  name: string;
  children: ReactNode;
}) {
  const { waiting: t } = useMessages(overviewMessages);
  const look = 'wg:inline-flex wg:items-center wg:gap-1 wg:text-danger';
  return lateHref === undefined ? (
    <span className={look}>{children}</span>
  ) : (
    <WidgetLink
      href={lateHref}
      aria-label={`${name}, ${t.lateCount({ count: late })}`}
      className={`${look} wg:hover:underline wg:focus-ring`}
    >
      {children}
    </WidgetLink>
  );
}

function Name({ row: { href }, name }: { row: WaitingRow; name: string }) {
  return href === undefined ? (
    <span className="wg:font-medium">{name}</span>
  ) : (
    <WidgetLink
      href={href}
      className="wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
    >
      {name}
    </WidgetLink>
  );
}

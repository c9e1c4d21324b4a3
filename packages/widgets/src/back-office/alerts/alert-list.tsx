import type { Alert } from '@agio/api-client';
import { DataTable, type DataTableColumn, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatePanel } from '@agio/ui/state-panel';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { happenedMessages } from '../../words/happened-messages.ts';
import { overviewMessages } from '../overview/overview-messages.ts';
import { alertMessages } from './alert-messages.ts';

/** The alerts, those that last first. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const t = useMessages(alertMessages);
  const columns: DataTableColumn<Alert>[] = [
    { id: 'alert', header: t.alert, rowHeader: true, cell: (alert) => <Name alert={alert} /> },
    {
      id: 'value',
      header: t.value,
      width: '16rem',
      hideBelow: 54,
      className: 'wg:text-fg-muted',
      cell: (alert) => <FigureText {...alert} />,
    },
    {
      id: 'since',
      header: t.since,
      width: '11.5rem',
      className: 'wg:text-fg-muted',
      cell: ({ since }) => <TimeText iso={since} />,
    },
    {
      id: 'ended',
      header: t.ended,
      width: '11.5rem',
      className: 'wg:text-fg-muted',
      cell: ({ endedAt }) => (endedAt === null ? t.lasting : <TimeText iso={endedAt} />),
    },
  ];
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      {alerts.length === 0 ? (
        <StatePanel state="empty" title={t.none}>
          {t.noneText}
        </StatePanel>
      ) : (
        <DataTable
          label={t.title}
          columns={columns}
          rows={alerts}
          rowId={({ id }) => id}
          cardsBelow={44}
          cardHeight={5}
          card={(alert) => (
            <div className="wg:flex wg:min-h-18 wg:flex-col wg:justify-center wg:gap-1 wg:px-4 wg:py-2 wg:text-sm">
              <Name alert={alert} />
              <span className="wg:text-xs wg:text-fg-muted">
                <FigureText {...alert} />
              </span>
              <span className="wg:flex wg:flex-wrap wg:gap-x-2 wg:text-xs wg:text-fg-muted">
                <TimeText iso={alert.since} short />
                {alert.endedAt === null ? null : (
                  <span>
                    {t.ended}: <TimeText iso={alert.endedAt} short />
                  </span>
                )}
              </span>
            </div>
          )}
        />
      )}
    </Panel>
  );
}

/** A figure of a rule with its unit. */
export function FigureText({ rule, value }: Pick<Alert, 'rule' | 'value'>) {
  const { figure } = useMessages(alertMessages);
  return <>{rule === 'Unknown' ? value : figure[rule]({ value: String(value) })}</>;
}

function Name({ alert: { rule, subject, endedAt } }: { alert: Alert }) {
  const { alert: names } = useMessages(happenedMessages);
  const Icon = endedAt === null ? TriangleAlert : CircleCheck;
  return (
    <span className="wg:inline-flex wg:min-w-0 wg:items-center wg:gap-2 wg:font-medium">
      <Icon
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className={`wg:flex-none ${endedAt === null ? 'wg:text-warning' : 'wg:text-fg-muted'}`}
      />
      <span className="wg:break-words">
        {names[rule]}
        {subject === null ? null : (
          <>
            {': '}
            <Subject subject={subject} />
          </>
        )}
      </span>
    </span>
  );
}

/** A wallet by its name, or a service by that in the list of services. */
function Subject({ subject }: { subject: string }) {
  const { services } = useMessages(overviewMessages);
  const [kind, network] = subject.split(':');
  if (kind === 'network') return <bdi>{services.kind.Network({ network: network ?? '' })}</bdi>;
  const names: Readonly<Record<string, unknown>> = services.kind;
  const name = names[subject];
  return <bdi>{typeof name === 'string' ? name : subject}</bdi>;
}

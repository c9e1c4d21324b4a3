import type { ComplianceCase } from '@agio/api-client/contract';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type LoadNotes,
  type LoadState,
} from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { WidgetLink } from '../provider/index.ts';
import { messages } from './messages.ts';
import { waitsSince } from './model/urgency.ts';
import { queueMessages } from './queue-messages.ts';
import {
  ApprovalsLine,
  ApprovalsPill,
  Assignee,
  RequestPill,
  RiskBars,
  Waiting,
} from './queue-parts.tsx';

export interface QueueTableProps {
  cases: readonly ComplianceCase[];
  state: LoadState;
  notes: LoadNotes;
  now: number;
  addressOf: (userId: string) => string;
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort) => void;
  onRetry: () => void;
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The requests of the queue, each a link to its case; cards on a phone. */
export function QueueTable({ cases, now, addressOf, ...rest }: QueueTableProps) {
  const t = useMessages(queueMessages);
  const { type: types } = useMessages(messages);
  const columns = useMemo(
    (): DataTableColumn<ComplianceCase>[] => [
      {
        id: 'user',
        header: t.user,
        rowHeader: true,
        skeleton: 'two-lines',
        sortBy: ({ displayName }) => displayName,
        cell: (row) => <Person row={row} addressOf={addressOf} />,
      },
      {
        id: 'type',
        header: t.request,
        width: '13rem',
        hideBelow: 50,
        sortBy: ({ request }) => types[request.requestType],
        cell: ({ request }) => types[request.requestType],
      },
      {
        id: 'status',
        header: t.status,
        width: '10.5rem',
        cell: ({ request }) => (
          <>
            <RequestPill status={request.statusType} />
            <ApprovalsLine request={request} />
          </>
        ),
      },
      {
        id: 'assignee',
        header: t.assignee,
        width: '11rem',
        hideBelow: 71,
        cell: ({ request }) => <Assignee request={request} />,
      },
      {
        id: 'risk',
        header: t.risk,
        width: '5.5rem',
        hideBelow: 58,
        sortBy: ({ risk }) => risk,
        sortFirst: 'descending',
        cell: ({ risk }) => <RiskBars risk={risk} />,
      },
      {
        id: 'files',
        header: t.files,
        align: 'figures',
        width: '5rem',
        hideBelow: 58,
        sortBy: ({ fileCount }) => fileCount,
        sortFirst: 'descending',
        className: 'wg:num',
        cell: ({ fileCount }) => fileCount,
      },
      {
        id: 'waiting',
        header: t.waiting,
        align: 'figures',
        width: '10rem',
        // Who waits longest has waited since the earliest moment.
        sortBy: ({ request }) => {
          const since = waitsSince(request);
          return since === undefined ? undefined : -since;
        },
        sortFirst: 'descending',
        cell: ({ request }) => <Waiting request={request} now={now} />,
      },
    ],
    [t, types, addressOf, now],
  );
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={cases}
      rowId={({ request }) => request.id}
      density="tall"
      skeletonRows={10}
      cardHeight={6}
      card={(row) => <Card row={row} now={now} addressOf={addressOf} />}
      {...rest}
    />
  );
}

/** Who it is about; a press anywhere on the row or card is one on the link. */
function Person({
  row: { userId, displayName, coreId, request },
  addressOf,
}: {
  row: ComplianceCase;
  addressOf: (userId: string) => string;
}) {
  const t = useMessages(queueMessages);
  const { type: types } = useMessages(messages);
  return (
    <>
      <WidgetLink
        data-case={userId}
        href={addressOf(userId)}
        aria-label={t.open({ name: displayName, type: types[request.requestType] })}
        className="wg:block wg:truncate wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
      >
        <bdi>{displayName}</bdi>
      </WidgetLink>
      {coreId === null ? null : (
        <ShortText
          text={coreId}
          length={16}
          className="wg:num wg:block wg:text-xs wg:text-fg-muted"
        />
      )}
    </>
  );
}

function Card({
  row,
  now,
  addressOf,
}: {
  row: ComplianceCase;
  now: number;
  addressOf: (userId: string) => string;
}) {
  const { type: types } = useMessages(messages);
  return (
    <div className="wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
      <div className="wg:min-w-0 wg:flex-1">
        <Person row={row} addressOf={addressOf} />
        <span className="wg:block wg:text-sm wg:text-fg-muted">
          {types[row.request.requestType]}
        </span>
      </div>
      <div className="wg:flex wg:flex-none wg:flex-col wg:items-end wg:gap-1 wg:text-sm">
        <RequestPill status={row.request.statusType} />
        <ApprovalsPill request={row.request} />
        <Waiting request={row.request} now={now} />
      </div>
    </div>
  );
}

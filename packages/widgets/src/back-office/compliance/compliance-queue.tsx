import {
  approvalStates,
  assignments,
  dueStates,
  requestStatuses,
  requestTypes,
} from '@agio/api-client';
import type { ComplianceCase } from '@agio/api-client/contract';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useCallback, useMemo } from 'react';
import { messages } from '../messages.ts';
import { caseAddress } from '../frame/model/case-address.ts';
import type { QueueView } from './model/queue-view.ts';
import { queueMessages } from './queue-messages.ts';
import { ApprovalsPill, Assignee, RequestPill, RiskBars, Waiting } from './request-cells.tsx';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sorted, sortedDown, useStaffColumns } from '../frame/list/staff-columns.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { useMinuteClock } from '../frame/use-minute-clock.ts';
import { useQueue } from './use-queue.ts';
import { useCaseWork } from './case-work/use-case-work.tsx';

export interface ComplianceQueueProps {
  base: string;
  view: QueueView;
  onViewChange: (view: QueueView, how?: { isStep?: boolean }) => void;
  onGo: (address: string) => void;
}

const idOf = ({ request }: ComplianceCase) => request.id;
const nameOf = ({ displayName }: ComplianceCase) => displayName;

/** The requests that wait for a decision: to find, to sort, and to open one after the other by keys. */
export function ComplianceQueue({ base, view, onViewChange, onGo }: ComplianceQueueProps) {
  const t = useMessages(queueMessages);
  const { status: statuses, type: types } = useMessages(messages);
  const queue = useQueue(view);
  const now = useMinuteClock();
  const addressOf = useCallback((userId: string) => caseAddress(base, userId, view), [base, view]);
  const columns = useColumns(addressOf, now);
  const work = useCaseWork((userId) => onGo(addressOf(userId)));
  return (
    <>
      <div className="wg:flex wg:flex-col wg:gap-2 wg:px-4 wg:pt-4 wg:empty:hidden wg:md:px-6">
        {work.status}
      </div>
      <StaffList
        area="compliance"
        words={t}
        base={base}
        view={view}
        onViewChange={onViewChange}
        answer={queue}
        search={{ field: 'search', label: t.search }}
        fields={[
          {
            id: 'status',
            name: t.status,
            all: t.undecided,
            values: requestStatuses,
            nameOf: (status) => statuses[status as 'Open'],
          },
          {
            id: 'type',
            name: t.type,
            values: requestTypes,
            nameOf: (type) => types[type as 'Downgrade'],
          },
          {
            id: 'assigned',
            name: t.assigned,
            all: t.allAssigned,
            values: assignments,
            nameOf: (each) => t.assignedTo[each as 'Mine'],
          },
          {
            id: 'due',
            name: t.waiting,
            values: dueStates,
            nameOf: (each) => t.dueOf[each as 'Overdue'],
          },
          {
            id: 'approvals',
            name: t.approvals,
            all: t.allApprovals,
            values: approvalStates,
            nameOf: (each) => t.approvalsOf[each as 'OneOfTwo'],
          },
        ]}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        card={(row) => (
          <RowCard
            title={<CaseLink row={row} href={addressOf(row.userId)} />}
            more={types[row.request.requestType]}
            end={
              <>
                <RequestPill status={row.request.statusType} />
                <ApprovalsPill request={row.request} />
              </>
            }
            endMore={<Waiting request={row.request} now={now} />}
          />
        )}
        lead={work.lead}
        buttons={work.button}
        {...work.list}
        onOpen={({ userId }) => onGo(addressOf(userId))}
      />
      {work.dialog}
    </>
  );
}

function useColumns(
  addressOf: (userId: string) => string,
  now: number,
): readonly DataGridColumn<ComplianceCase>[] {
  const t = useMessages(queueMessages);
  const { type: types } = useMessages(messages);
  const { user, core } = useStaffColumns();
  return useMemo(
    (): DataGridColumn<ComplianceCase>[] => [
      {
        ...user,
        rowHeader: true,
        size: 170,
        cell: (row) => <CaseLink row={row} href={addressOf(row.userId)} inGrid />,
      },
      { ...core, size: 110 },
      {
        id: 'type',
        header: t.request,
        size: 176,
        ...sorted,
        cell: ({ request }) => types[request.requestType],
      },
      {
        id: 'status',
        header: t.status,
        size: 240,
        sortable: true,
        cell: ({ request }) => (
          <span className="wg:flex wg:gap-1">
            <RequestPill status={request.statusType} />
            <ApprovalsPill request={request} />
          </span>
        ),
      },
      {
        id: 'waiting',
        header: t.waiting,
        align: 'figures',
        size: 168,
        sortable: true,
        sortFirst: 'descending',
        cell: ({ request }) => <Waiting request={request} now={now} />,
      },
      {
        id: 'assignee',
        header: t.assignee,
        size: 132,
        optional: true,
        cell: ({ request }) => <Assignee request={request} />,
      },
      {
        id: 'risk',
        header: t.risk,
        size: 74,
        ...sortedDown,
        cell: ({ risk }) => <RiskBars risk={risk} />,
      },
      {
        id: 'files',
        header: t.files,
        align: 'figures',
        size: 72,
        ...sortedDown,
        className: 'wg:num',
        cell: ({ fileCount }) => fileCount,
      },
    ],
    [t, types, user, core, addressOf, now],
  );
}

/** Subject of a request, as a link to the case. */
function CaseLink({
  row: { userId, displayName, request },
  href,
  inGrid = false,
}: {
  row: ComplianceCase;
  href: string;
  inGrid?: boolean;
}) {
  const t = useMessages(queueMessages);
  const { type: types } = useMessages(messages);
  return (
    <RowLink
      data-case={userId}
      href={href}
      label={t.open({ name: displayName, type: types[request.requestType] })}
      inGrid={inGrid}
    >
      <ShortText className="wg:block wg:truncate" text={displayName} />
    </RowLink>
  );
}

import type { ComplianceRequest } from '@agio/api-client/contract';
import { useComplianceDetails } from '@agio/api-client/react';
import { type DataTableColumn, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { CaseAnswers } from '../compliance/case-answers.tsx';
import { messages } from '../messages.ts';
import { RequestPill } from '../compliance/request-cells.tsx';
import { profileMessages } from './profile-messages.ts';
import { ProfileTable } from './profile-table.tsx';

/** The tiers that one user asked for, newest first, and what they answered. */
export function UserRequests({ userId }: { userId: string }) {
  const details = useComplianceDetails(userId);
  const { data } = details;
  // An exchange without the list still tells the last one.
  const rows = data?.requests ?? (data?.request ? [data.request] : []);
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      <ProfileTable
        tab="requests"
        query={details}
        columns={useColumns()}
        rows={rows}
        rowId={({ id }) => id}
        skeletonRows={3}
      />
      {data && rows.length > 0 ? (
        <CaseAnswers answers={data.answers} currency={data.currency} />
      ) : null}
    </div>
  );
}

function useColumns(): DataTableColumn<ComplianceRequest>[] {
  const t = useMessages(profileMessages);
  const { type: types } = useMessages(messages);
  return useMemo(() => {
    const time = (iso: string | null | undefined) =>
      iso === null || iso === undefined ? t.facts.none : <TimeText iso={iso} short />;
    return [
      {
        id: 'request',
        header: t.request,
        rowHeader: true,
        cell: ({ requestType }) => types[requestType],
      },
      {
        id: 'status',
        header: t.status,
        width: '10.5rem',
        cell: ({ statusType }) => <RequestPill status={statusType} />,
      },
      {
        id: 'sent',
        header: t.sent,
        width: '9rem',
        hideBelow: 50,
        cell: ({ readyToReviewAt }) => time(readyToReviewAt),
      },
      {
        id: 'decided',
        header: t.decided,
        width: '9rem',
        hideBelow: 50,
        cell: ({ decidedAt }) => time(decidedAt),
      },
      {
        id: 'comment',
        header: t.comment,
        hideBelow: 71,
        cell: ({ comment }) =>
          comment === null ? t.facts.none : <ShortText text={comment} length={80} />,
      },
    ];
  }, [t, types]);
}

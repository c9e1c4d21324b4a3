import type { ComplianceRequest } from '@agio/api-client/contract';
import { useComplianceDetails } from '@agio/api-client/react';
import { DataTable, type DataTableColumn, TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { hasContent } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { CaseAnswers } from '../compliance/case-answers.tsx';
import { messages } from '../messages.ts';
import { RequestPill } from '../compliance/request-cells.tsx';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { profileMessages } from './profile-messages.ts';

/** The tiers that one user asked for, newest first, and what they answered. */
export function UserRequests({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  const details = useComplianceDetails(userId);
  usePollingFallback(details.mutate);
  const { data } = details;
  // An exchange without the list still tells the last one.
  const rows = data?.requests ?? (data?.request ? [data.request] : []);
  const state = loadStateOf(details, rows.length === 0);
  const notes = useLoadNotes(state, {
    error: t.requestsError,
    empty: { title: t.requestsEmpty, text: t.requestsEmptyText },
  });
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      <Panel aria-label={t.tab.requests}>
        <DataTable
          label={t.tab.requests}
          columns={useColumns()}
          rows={rows}
          rowId={({ id }) => id}
          state={state}
          notes={notes}
          skeletonRows={3}
          onRetry={() => void details.mutate()}
        />
      </Panel>
      {data && hasContent(state) ? (
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

import { useAudit } from '@agio/api-client/react';
import { ListEnd } from '@agio/ui/list-end';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { HistoryEntries } from '../audit/history-entries.tsx';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { profileMessages } from './profile-messages.ts';
import { pageRows, pagingOf } from '../../lists/paging.ts';

/** Acts of staff on one account, newest first. */
export function UserAudit({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  const audit = useAudit({ subject: 'user', subjectId: userId, limit: pageRows.staff });
  usePollingFallback(audit.mutate);
  const entries = audit.data?.items ?? [];
  const state = loadStateOf(audit, entries.length === 0);
  const notes = useLoadNotes(state, {
    error: t.auditError,
    empty: { title: t.auditEmpty, text: t.auditEmptyText },
  });
  return (
    <Panel aria-label={t.tab.audit}>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void audit.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-60" />}
      >
        <HistoryEntries entries={entries} isTraced />
        <ListEnd shown={entries.length} {...pagingOf(audit)} />
      </Loadable>
    </Panel>
  );
}

import { useAudit } from '@agio/api-client/react';
import type { auditSubjects } from '@agio/api-client/contract';
import { ListEnd } from '@agio/ui/list-end';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { pageRows, pagingOf } from '../../lists/paging.ts';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { auditMessages } from './audit-messages.ts';
import { HistoryEntries } from './history-entries.tsx';

/** Acts on one subject, such as an account or an announcement, newest first. */
export function SubjectHistory({
  subject,
  id,
  empty: nothing,
  fieldName,
  isTraced = false,
}: {
  subject: (typeof auditSubjects)[number];
  id: string;
  /** Words where there is no entry; those of the whole trail by default. */
  empty?: { title: string; text: string };
  /** Names of fields that only this subject has. */
  fieldName?: (field: string) => string | undefined;
  /** Says from where, too. */
  isTraced?: boolean;
}) {
  const t = useMessages(auditMessages);
  const audit = useAudit({ subject, subjectId: id, limit: pageRows.staff });
  usePollingFallback(audit.mutate);
  const entries = audit.data?.items ?? [];
  const state = loadStateOf(audit, entries.length === 0);
  const notes = useLoadNotes(state, {
    error: t.error,
    empty: nothing ?? { title: t.empty, text: t.emptyText },
  });
  return (
    <Loadable
      state={state}
      notes={notes}
      onRetry={() => void audit.mutate()}
      skeleton={<Skeleton className="wg:m-4 wg:h-60" />}
    >
      <HistoryEntries entries={entries} fieldName={fieldName} isTraced={isTraced} />
      <ListEnd shown={entries.length} {...pagingOf(audit)} />
    </Loadable>
  );
}

import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { SubjectHistory } from '../audit/subject-history.tsx';
import { profileMessages } from './profile-messages.ts';

/** Acts of staff on one account, newest first. */
export function UserAudit({ userId }: { userId: string }) {
  const t = useMessages(profileMessages);
  return (
    <Panel aria-label={t.tab.audit}>
      <SubjectHistory
        subject="user"
        id={userId}
        empty={{ title: t.auditEmpty, text: t.auditEmptyText }}
        isTraced
      />
    </Panel>
  );
}

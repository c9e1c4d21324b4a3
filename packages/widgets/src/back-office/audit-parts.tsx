import type { AuditChange, AuditRecord } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { auditMessages } from './audit-messages.ts';

/** What an entry is about: `Wallet btc`. A kind that this version does not know is written as it is. */
export function AuditSubject({ entry: { subject, subjectId } }: { entry: AuditRecord }) {
  const { kind: kinds } = useMessages(auditMessages);
  return (
    <>
      {(kinds as Readonly<Record<string, string>>)[subject] ?? subject}
      {subjectId === null ? null : (
        <>
          {' '}
          <ShortText text={subjectId} length={24} />
        </>
      )}
    </>
  );
}

/** The role that somebody had when they acted. */
export function AuditRole({ entry: { role } }: { entry: AuditRecord }) {
  const t = useMessages(auditMessages);
  return <>{role === null ? t.notStaff : t.role[role]}</>;
}

/** The first of the changes, and how many more there are. */
export function FirstChange({ changes: [first, ...rest] }: { changes: readonly AuditChange[] }) {
  const t = useMessages(auditMessages);
  if (first === undefined) return <span className="wg:text-fg-muted">—</span>;
  return (
    <span className="wg:text-sm">
      <bdi className="wg:text-fg-muted">{first.field}</bdi> <Value text={first.before} />{' '}
      <span aria-hidden>→</span> <Value text={first.after} />
      {rest.length === 0 ? null : (
        <span className="wg:text-fg-muted"> {t.more({ count: rest.length })}</span>
      )}
    </span>
  );
}

function Value({ text }: { text: string | null }) {
  const t = useMessages(auditMessages);
  return text === null ? (
    <span className="wg:text-fg-muted">{t.nothing}</span>
  ) : (
    <ShortText text={text} length={24} />
  );
}

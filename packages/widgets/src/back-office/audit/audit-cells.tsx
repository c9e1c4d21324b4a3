import type { AuditChange, AuditEntry, AuditRecord } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { auditMessages } from './audit-messages.ts';
import { useChangeText } from './use-change-text.ts';

/** Subject of an entry, such as `Wallet btc`. A kind unknown to this version is shown as it is. */
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

/** Role that the actor had at that time. */
export function AuditRole({ entry: { role, actorId } }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  return <>{role !== null ? t.role[role] : actorId === null ? t.exchange : t.customer}</>;
}

/**
 * Actor of an entry. A customer is marked as one: customers choose their names, and might take that of the exchange.
 */
export function AuditActor({ entry: { actor, kind } }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  return <bdi>{kind === 'customer' ? t.customerNamed({ name: actor }) : actor}</bdi>;
}

/** The first of the changes, and how many more there are. */
export function FirstChange({ changes: [first, ...rest] }: { changes: readonly AuditChange[] }) {
  const t = useMessages(auditMessages);
  const words = useChangeText();
  if (first === undefined) return <span className="wg:text-fg-muted">—</span>;
  return (
    <span className="wg:text-sm">
      <bdi className="wg:text-fg-muted">{words.field(first.field)}</bdi>{' '}
      <Value text={words.value(first.before)} /> <span aria-hidden>→</span>{' '}
      <Value text={words.value(first.after)} />
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

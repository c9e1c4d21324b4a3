import type { AuditRecord } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { LongText } from '@agio/ui/long-text';
import { IdValue } from '../../details/id-value.tsx';
import { auditMessages } from './audit-messages.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditActor, AuditRole, AuditSubject } from './audit-cells.tsx';

/** Content of an entry: actor, origin, and each field before and after. */
export function AuditDetails({ entry }: { entry: AuditRecord }) {
  const { details: t } = useMessages(auditMessages);
  return (
    <>
      <Facts entry={entry} />
      <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{t.changes}</h3>
      <AuditChanges entry={entry} />
    </>
  );
}

function Facts({ entry }: { entry: AuditRecord }) {
  const t = useMessages(auditMessages);
  const { details } = t;
  const id = (term: string, value: string | null) =>
    value === null ? null : (
      <IdValue term={term} copy={details.copy({ name: term })} value={value} />
    );
  return (
    <>
      <TimeText iso={entry.time} className="wg:text-sm wg:text-fg-muted" />
      <KeyValueList className="wg:mt-3">
        <KeyValue term={t.about}>
          <AuditSubject entry={entry} />
        </KeyValue>
        <KeyValue term={t.actor} className="wg:wrap-anywhere">
          <AuditActor entry={entry} />
        </KeyValue>
        <KeyValue term={details.role}>
          <AuditRole entry={entry} />
        </KeyValue>
        {id(details.email, entry.actorEmail)}
        {id(details.account, entry.actorId)}
        {entry.address === null ? (
          <KeyValue term={details.from}>{t.nowhere}</KeyValue>
        ) : (
          id(details.from, entry.address)
        )}
        {id(details.request, entry.requestId)}
        {id(details.entry, entry.id)}
        {entry.number === undefined ? null : (
          <KeyValue term={details.number}>{entry.number}</KeyValue>
        )}
        {id(details.hash, entry.hash ?? null)}
      </KeyValueList>
      {entry.detail === null ? null : (
        <>
          <h3 className="wg:mt-4 wg:mb-1 wg:text-sm wg:font-semibold">{details.detail}</h3>
          <LongText text={entry.detail} className="wg:text-sm" />
        </>
      )}
    </>
  );
}

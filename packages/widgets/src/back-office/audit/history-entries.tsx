import type { AuditEntry } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { AuditActor } from './audit-cells.tsx';
import { auditMessages } from './audit-messages.ts';
import { caseMessages } from '../compliance/case-messages.ts';
import { useChangeText } from './use-change-text.ts';

/** Acts with their actors, in the order given, with the changes. */
export function HistoryEntries({
  entries,
  fieldName,
  isTraced = false,
}: {
  entries: readonly AuditEntry[];
  /** Names of fields that the trail has no words for. */
  fieldName?: ((field: string) => string | undefined) | undefined;
  /** Says from where, too. */
  isTraced?: boolean;
}) {
  const { history: t } = useMessages(caseMessages);
  const words = useChangeText();
  return (
    <ol className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="wg:flex wg:flex-wrap wg:gap-x-4">
          <TimeText iso={entry.time} className="wg:w-44 wg:flex-none wg:text-fg-muted" />
          <div className="wg:min-w-0 wg:flex-1 wg:basis-48 wg:wrap-anywhere">
            <span className="wg:font-medium">
              <AuditActor entry={entry} />
            </span>{' '}
            {entry.action}
            {entry.detail === null ? null : (
              <div className="wg:text-fg-muted">{t.quote({ text: entry.detail })}</div>
            )}
            {entry.changes.map(({ field, before, after }) => (
              <div key={field} className="wg:text-xs wg:text-fg-muted">
                {t.changed({
                  field: fieldName?.(field) ?? words.field(field),
                  before: words.value(before) ?? t.nothing,
                  after: words.value(after) ?? t.nothing,
                })}
              </div>
            ))}
            {isTraced ? <Trace entry={entry} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Trace({ entry: { actorEmail, role, address, requestId } }: { entry: AuditEntry }) {
  const { role: roles } = useMessages(auditMessages);
  const known = [actorEmail, role === null ? null : roles[role], address, requestId].filter(
    (fact) => fact !== null,
  );
  return known.length === 0 ? null : (
    <div className="wg:num wg:text-xs wg:text-fg-muted">
      {known.map((fact, at) => (
        <span key={fact}>
          {at === 0 ? '' : ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </div>
  );
}

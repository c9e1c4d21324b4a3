import type { AuditEntry } from '@agio/api-client/contract';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { caseMessages } from './case-messages.ts';

/** Who did what, in the order given, with what it changed. */
export function HistoryEntries({
  entries,
  isTraced = false,
}: {
  entries: readonly AuditEntry[];
  /** Says from where, too. */
  isTraced?: boolean;
}) {
  const { history: t } = useMessages(caseMessages);
  return (
    <ol className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="wg:flex wg:flex-wrap wg:gap-x-4">
          <TimeText iso={entry.time} className="wg:w-44 wg:flex-none wg:text-fg-muted" />
          <div className="wg:min-w-0 wg:flex-1 wg:basis-48 wg:wrap-anywhere">
            <bdi className="wg:font-medium">{entry.actor}</bdi> {entry.action}
            {entry.detail === null ? null : (
              <div className="wg:text-fg-muted">{t.quote({ text: entry.detail })}</div>
            )}
            {entry.changes.map(({ field, before, after }) => (
              <div key={field} className="wg:text-xs wg:text-fg-muted">
                {t.changed({ field, before: before ?? t.nothing, after: after ?? t.nothing })}
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
  const known = [actorEmail, role, address, requestId].filter((fact) => fact !== null);
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

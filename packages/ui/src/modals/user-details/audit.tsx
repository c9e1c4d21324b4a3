import { formatDateTime } from '@agio/money';
import type { FormatProps } from '../shared/modal.tsx';
import type { AuditEntry } from './user.ts';

interface AuditProps extends FormatProps {
  entries: readonly AuditEntry[];
  label: string;
}

/** The audit trail of a user. */
export function Audit({ entries, label, locale, timeZone }: AuditProps) {
  return (
    <ol data-slot="audit" aria-label={label} className="ui:flex ui:flex-col ui:gap-3 ui:text-sm">
      {entries.map(({ id, time, actor, actorId, actorEmail, action, detail, changes = [] }) => (
        <li data-slot="audit-entry" key={id}>
          <div className="ui:text-xs ui:text-fg-muted">
            {formatDateTime(time, { locale, timeZone })}
          </div>
          <b className="ui:font-semibold">
            <bdi>{actor}</bdi>
          </b>{' '}
          {/* Names change; the account id identifies the actor. */}
          {actorId ? (
            <span className="ui:text-fg-muted">
              (<bdi>{actorEmail ? `${actorId}, ${actorEmail}` : actorId}</bdi>)
            </span>
          ) : null}{' '}
          {action}
          {detail === null ? null : <div className="ui:text-fg-muted">{detail}</div>}
          {changes.length > 0 ? (
            <ul data-slot="audit-changes" className="ui:text-xs ui:text-fg-muted">
              {changes.map(({ field, before, after }) => (
                <li data-slot="audit-change" key={field}>
                  <bdi>{field}</bdi>: <bdi>{before ?? '–'}</bdi> → <bdi>{after ?? '–'}</bdi>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

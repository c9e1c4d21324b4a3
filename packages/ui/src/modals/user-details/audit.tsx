import { formatDateTime } from '@agio/money';
import type { FormatProps } from '../shared/modal.tsx';
import type { AuditEntry } from './user.ts';

interface AuditProps extends FormatProps {
  entries: readonly AuditEntry[];
  label: string;
}

/** What was done to the user, and by whom. */
export function Audit({ entries, label, locale, timeZone }: AuditProps) {
  return (
    <ol data-slot="audit" aria-label={label} className="ui:flex ui:flex-col ui:gap-3 ui:text-sm">
      {entries.map(({ id, time, actor, action, detail }) => (
        <li key={id}>
          <div className="ui:text-xs ui:text-fg-muted">
            {formatDateTime(time, { locale, timeZone })}
          </div>
          <b className="ui:font-semibold">
            <bdi>{actor}</bdi>
          </b>{' '}
          {action}
          {detail === null ? null : <div className="ui:text-fg-muted">{detail}</div>}
        </li>
      ))}
    </ol>
  );
}

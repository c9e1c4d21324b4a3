import type { AuditRecord } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { auditMessages } from './audit-messages.ts';
import { useChangeText } from './use-change-text.ts';

/** Each field that an act changed, before and after. */
export function AuditChanges({ entry: { changes } }: { entry: AuditRecord }) {
  const { nothing, details: t } = useMessages(auditMessages);
  const words = useChangeText();
  const value = (text: string | null) =>
    text === null ? (
      <span className="wg:text-fg-muted">{nothing}</span>
    ) : (
      <bdi>{words.value(text)}</bdi>
    );
  return changes.length === 0 ? (
    <p className="wg:text-sm wg:text-fg-muted">{t.noChanges}</p>
  ) : (
    <dl className="wg:flex wg:flex-col wg:gap-3 wg:text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="wg:rounded-control wg:border wg:border-line-overlay">
          <dt className="wg:border-b wg:border-line-overlay wg:px-3 wg:py-1.5 wg:text-xs wg:font-medium wg:wrap-anywhere wg:text-fg-muted">
            {words.field(field)}
          </dt>
          {[[t.before, before] as const, [t.after, after] as const].map(([term, text]) => (
            <dd key={term} className="wg:flex wg:gap-3 wg:px-3 wg:py-1.5">
              <span className="wg:min-w-14 wg:flex-none wg:text-fg-muted">{term}</span>
              <span className="wg:num wg:min-w-0 wg:flex-1 wg:wrap-anywhere wg:whitespace-pre-wrap!">
                {value(text)}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

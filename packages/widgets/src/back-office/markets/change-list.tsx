import { useMessages } from '@agio/ui/language';
import { ArrowRight } from 'lucide-react';
import { marketsMessages } from './markets-messages.ts';

/** One rule that becomes another. */
export interface Change {
  readonly id: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** The change in words, where it is a leap. */
  readonly leap?: string | undefined;
}

/** Each change as what holds now and what will hold. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { review: t } = useMessages(marketsMessages);
  if (changes.length === 0) return null;
  return (
    <dl
      aria-label={t.changes}
      className="wg:divided wg:rounded-control wg:border wg:border-line wg:text-sm"
    >
      {changes.map(({ id, name, before, after, leap }) => (
        <div
          key={id}
          className="wg:flex wg:flex-wrap wg:items-baseline wg:justify-between wg:gap-x-4 wg:px-3 wg:py-2"
        >
          <dt className="wg:text-fg-muted">{name}</dt>
          <dd className="wg:num wg:flex wg:min-w-0 wg:items-center wg:gap-2 wg:wrap-anywhere">
            <span className="wg:sr-only">{t.before}</span>
            <span className="wg:text-fg-muted">{before}</span>
            <ArrowRight
              size={14}
              strokeWidth={1.5}
              aria-hidden
              className="wg:flex-none wg:text-fg-muted wg:rtl:-scale-x-100"
            />
            <span className="wg:sr-only">{t.after}</span>
            <span className="wg:font-medium">{after}</span>
          </dd>
          {leap === undefined ? null : (
            <dd className="wg:w-full wg:text-end wg:font-medium wg:text-danger">{leap}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

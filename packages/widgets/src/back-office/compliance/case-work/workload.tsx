import type { OfficerLoad } from '@agio/api-client/contract';
import { Avatar } from '@agio/ui/avatar';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { workMessages } from './work-messages.ts';

/** Officers and the number of cases that each has; overdue ones in red, and in words. */
export function Workload({ loads }: { loads: readonly OfficerLoad[] | undefined }) {
  const t = useMessages(workMessages);
  return (
    <section aria-label={t.workload} className="wg:mb-3 wg:min-h-6 wg:text-sm">
      <ul className="wg:flex wg:flex-wrap wg:gap-x-4 wg:gap-y-1">
        {(loads ?? []).map(({ officerId, officer, ...load }) => (
          <li key={officerId} className="wg:flex wg:min-w-0 wg:items-center wg:gap-2">
            <Avatar name={officer} />
            <ShortText text={officer} />
            <span className={load.overdue === 0 ? 'wg:text-fg-muted' : 'wg:text-danger'}>
              {t.load(load)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

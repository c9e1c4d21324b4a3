import { TimeText } from '@agio/ui/data-table';
import type { ReactNode } from 'react';

/** Events of an order or a transfer, oldest first. */
export function Timeline({
  label,
  events,
}: {
  label: string;
  /** `time` in ISO 8601. Events are only added behind. */
  events: readonly { readonly time: string; readonly words: ReactNode }[];
}) {
  return (
    <ol
      aria-label={label}
      className="wg:ms-1 wg:flex wg:flex-col wg:gap-3 wg:border-s wg:border-line-strong wg:text-sm"
    >
      {events.map(({ time, words }, at) => (
        <li key={at} className="wg:relative wg:ps-4">
          <span
            aria-hidden
            className={`wg:absolute wg:-start-1 wg:top-1.5 wg:size-2 wg:rounded-full ${at === events.length - 1 ? 'wg:bg-accent' : 'wg:bg-line-strong'}`}
          />
          <div className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3">
            {words}
            <TimeText iso={time} className="wg:text-fg-muted" />
          </div>
        </li>
      ))}
    </ol>
  );
}

import { type ComponentProps, useEffect, useState } from 'react';
import { durationParts } from '../../feedback/countdown/countdown.tsx';
import { cn } from '../../foundations/cn/cn.ts';

/** How often the waiting time is looked at again, in milliseconds (spec §4, Approval request flow). */
const EVERY = 60_000;

const english = {
  waitingFor: 'Waiting for',
  days: (count: number): string => (count === 1 ? 'day' : 'days'),
  hours: (count: number): string => (count === 1 ? 'hour' : 'hours'),
  minutes: (count: number): string => (count === 1 ? 'minute' : 'minutes'),
  seconds: (count: number): string => (count === 1 ? 'second' : 'seconds'),
};
export type WaitingTimeLabels = typeof english;

export interface WaitingTimeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** ISO 8601. */
  since: string;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<WaitingTimeLabels> | undefined;
}

/** How long a request has been waiting: days, hours, minutes and seconds, looked at again every minute. */
export function WaitingTime({
  since,
  now = Date.now,
  labels,
  className,
  ...rest
}: WaitingTimeProps) {
  const words = { ...english, ...labels };
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), EVERY);
    return () => clearInterval(timer);
  }, [now]);

  const began = Date.parse(since);
  if (Number.isNaN(began)) return null;
  // Whole seconds that have passed; a clock behind the server's counts as none.
  const passed = durationParts(Math.floor((current - began) / 1000) * 1000);
  return (
    <div data-slot="waiting-time" className={className} {...rest}>
      <div aria-hidden className="ui:mb-1.5 ui:text-xs ui:font-medium ui:text-fg-muted">
        {words.waitingFor}
      </div>
      <div
        role="timer"
        aria-label={words.waitingFor}
        className="ui:grid ui:grid-cols-4 ui:overflow-hidden ui:rounded-panel ui:border ui:border-line-strong/50 ui:bg-surface-1 ui:text-center"
      >
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit, index) => (
          <span
            key={unit}
            className={cn(
              'ui:flex ui:min-w-0 ui:flex-col ui:px-1 ui:py-2.5',
              index > 0 && 'ui:border-s ui:border-line-strong/50',
            )}
          >
            <span className="ui:num ui:text-3xl ui:font-semibold">
              {index === 0 ? passed[unit] : String(passed[unit]).padStart(2, '0')}
            </span>{' '}
            <span className="ui:truncate ui:text-xs ui:text-fg-muted">
              {words[unit](passed[unit])}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

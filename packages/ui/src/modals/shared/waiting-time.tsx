import { type ComponentProps, useEffect, useState } from 'react';
import { durationParts } from '../../feedback/countdown/countdown.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';

/** Update interval of the waiting time in milliseconds. */
const EVERY = 60_000;

const messages = defineMessages('waitingTime', {
  waitingFor: 'Waiting for',
  /** Unit below a figure. */
  days_one: 'day',
  days_other: 'days',
  /** Unit below a figure. */
  hours_one: 'hour',
  hours_other: 'hours',
  /** Unit below a figure. */
  minutes_one: 'minute',
  minutes_other: 'minutes',
  /** Unit below a figure. */
  seconds_one: 'second',
  seconds_other: 'seconds',
});
export type WaitingTimeLabels = MessagesOf<typeof messages>;

export interface WaitingTimeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** ISO 8601. */
  since: string;
  /** Milliseconds since 1970; the reader's clock by default. */
  now?: (() => number) | undefined;
  labels?: Partial<WaitingTimeLabels> | undefined;
}

/** The waiting time of a request in days, hours, minutes and seconds, updated every minute. */
export function WaitingTime({
  since,
  now = Date.now,
  labels,
  className,
  ...rest
}: WaitingTimeProps) {
  const words = useMessages(messages, labels);
  const locale = useLocale();
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), EVERY);
    return () => clearInterval(timer);
  }, [now]);

  const began = Date.parse(since);
  if (Number.isNaN(began)) return null;
  // Whole seconds; zero if the reader's clock is behind the server's.
  const passed = durationParts(Math.floor((current - began) / 1000) * 1000);
  return (
    <div data-slot="waiting-time" className={cn('ui:block', className)} {...rest}>
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
              'ui:flex ui:min-w-0 ui:flex-col ui:px-px ui:py-2.5',
              index > 0 && 'ui:border-s ui:border-line-strong/50',
            )}
          >
            <span className="ui:num ui:text-3xl ui:font-semibold">
              {new Intl.NumberFormat(locale, { minimumIntegerDigits: index === 0 ? 1 : 2 }).format(
                passed[unit],
              )}
            </span>{' '}
            <span className="ui:text-xs ui:[overflow-wrap:anywhere] ui:text-fg-muted">
              {words[unit]({ count: passed[unit] })}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

// @where Looks: countdown (published only; a held price has a ring), and time since a start
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { useHydrated } from '../../foundations/use-hydrated.ts';
import {
  clockText,
  type DurationFormat,
  durationMessages,
  type DurationParts,
  durationParts,
  waitText,
} from './duration.ts';

export {
  clockText,
  type DurationFormat,
  durationMessages,
  type DurationParts,
  durationParts,
  waitText,
} from './duration.ts';

const useDurationFormat = (): DurationFormat => ({
  locale: useLocale(),
  words: useMessages(durationMessages),
});

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** End in milliseconds since 1970. */
  until: number;
  /** Called once, when the time is over. */
  onEnd?: (() => void) | undefined;
  /** Formats the time left; `4:59` by default. */
  format?: ((left: DurationParts, language: DurationFormat) => string) | undefined;
}

/**
 * The time left, updated every second. A screen reader reads it on demand; it is not announced, so announce what happens
 * at the end. A server renders it empty, because it does not know the reader's clock. Published for hosts: no page of the
 * exchange uses it.
 */
export function Countdown({
  until,
  onEnd,
  format = clockText,
  className,
  ...rest
}: CountdownProps) {
  const language = useDurationFormat();
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Ticks are aligned to the end, so that the countdown ends on time and skips no second.
    const tick = () => {
      const current = Date.now();
      setNow(current);
      const left = until - current;
      if (left <= 0) end();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  const left = until - now;
  const isHydrated = useHydrated();
  return (
    <time
      data-slot="countdown"
      dateTime={isHydrated ? `PT${Math.max(0, Math.ceil(left / 1000))}S` : undefined}
      className={cn('ui:num', className)}
      {...rest}
    >
      {isHydrated ? format(durationParts(left), language) : null}
    </time>
  );
}

export interface ElapsedProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** Start in milliseconds since 1970. */
  since: number;
  /**
   * Update interval in milliseconds; a minute by default.
   * @default 60_000
   */
  every?: number | undefined;
  /** Formats the time passed; `1 d 4 h` by default. */
  format?: ((passed: DurationParts, language: DurationFormat) => string) | undefined;
}

/** The time since a start, such as that of a review. A server renders it empty, because it does not know the reader's clock. */
export function Elapsed({
  since,
  every = 60_000,
  format = waitText,
  className,
  ...rest
}: ElapsedProps) {
  const language = useDurationFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return (
    <time data-slot="elapsed" className={cn('ui:num', className)} {...rest}>
      {useHydrated() ? format(durationParts(now - since), language) : null}
    </time>
  );
}

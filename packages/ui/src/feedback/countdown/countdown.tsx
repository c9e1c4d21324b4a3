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
  type DurationParts,
  durationParts,
  waitText,
} from './duration.ts';

const useDurationFormat = (): DurationFormat => ({
  locale: useLocale(),
  words: useMessages(durationMessages),
});

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** When it ends, in milliseconds since 1970. */
  until: number;
  /** Called once, when the time is over. */
  onEnd?: (() => void) | undefined;
  /** Reads the time left; `4:59` by default. */
  format?: ((left: DurationParts, language: DurationFormat) => string) | undefined;
}

/**
 * Time left, second by second. Not announced: a screen reader reads it when asked; say in words what happens at the end,
 * and announce that. A server sends it empty, as it does not know the reader's clock.
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
    // Aligned to the end, so that it ends on time and no second is skipped.
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
  /** When it began, in milliseconds since 1970. */
  since: number;
  /** How often it is looked at again, in milliseconds. A minute by default. */
  every?: number | undefined;
  /** Reads the time passed; `1 d 4 h 12 min` by default. */
  format?: ((passed: DurationParts, language: DurationFormat) => string) | undefined;
}

/** How long something has been going on, such as a review. A server sends it empty, as it does not know the reader's clock. */
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

import { dateFormat } from '@agio/money';
import type { ValueShape } from './value-shape.ts';

/** Round values beside the chart; none while they are masked. */
export function ValueScale({ shape, locale }: { shape: ValueShape | undefined; locale: string }) {
  const axis = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 });
  return (
    <div
      aria-hidden
      className="ui:relative ui:w-14 ui:flex-none ui:text-xs ui:text-fg-muted ui:num"
    >
      {shape?.ticks.map(({ value, y }) => (
        <span
          key={value}
          style={{ top: y }}
          className="ui:absolute ui:start-2 ui:-translate-y-1/2 ui:whitespace-nowrap"
        >
          {axis.format(value)}
        </span>
      ))}
    </div>
  );
}

const day = 86_400_000;

/** Moments under the chart, as exact as its span needs. */
export function ValueTimes({
  shape,
  locale,
  timeZone,
}: {
  shape: ValueShape | undefined;
  locale: string;
  timeZone: string | undefined;
}) {
  const parts: Intl.DateTimeFormatOptions =
    (shape?.span ?? 0) < 2 * day
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : (shape?.span ?? 0) < 200 * day
        ? { day: 'numeric', month: 'short' }
        : { month: 'short', year: 'numeric' };
  const axis = dateFormat(locale, { ...parts, timeZone });
  return (
    <div
      aria-hidden
      className="ui:relative ui:me-14 ui:h-7 ui:flex-none ui:text-xs ui:text-fg-muted ui:num"
    >
      {shape?.times.map(({ time, x }) => (
        <span
          key={time}
          style={{ left: Math.max(x, 8) }}
          className="ui:absolute ui:top-1.5 ui:whitespace-nowrap"
        >
          {axis.format(time)}
        </span>
      ))}
    </div>
  );
}

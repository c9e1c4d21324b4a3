import { dateFormat } from '@agio/money';
import type { ValueShape } from './value-shape.ts';

/** Round values beside the chart; none while they are masked. */
export function ValueScale({ shape, locale }: { shape: ValueShape | undefined; locale: string }) {
  const axis = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 });
  return (
    <div
      aria-hidden
      className="ui:relative ui:h-0 ui:min-w-14 ui:ps-2 ui:text-xs ui:text-fg-muted ui:num"
    >
      {shape?.ticks.map(({ value, y }) => (
        // Moved and not placed: the longest one makes the width, as languages shorten figures in words.
        <span key={value} style={{ top: y }} className="ui:relative ui:block ui:h-0">
          <span className="ui:block ui:-translate-y-1/2">{axis.format(value)}</span>
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
    <div aria-hidden className="ui:relative ui:h-7 ui:text-xs ui:text-fg-muted ui:num">
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

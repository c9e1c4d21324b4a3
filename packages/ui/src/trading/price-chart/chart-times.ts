import { dateFormat } from '@agio/money';
import { TickMarkType, type Time } from 'lightweight-charts';

export interface ChartTimes {
  /** Under the crosshair. */
  full: (time: Time) => string;
  /** On the time axis. */
  tick: (time: Time, type: TickMarkType) => string;
}

/**
 * Formats of times in the reader's zone. The library counts in UTC, so a mark at a new day in UTC may be an ordinary hour
 * in the zone: then it shows the hour.
 */
export function chartTimes(
  locale: string,
  timeZone: string | undefined,
  isIntraday: boolean,
): ChartTimes {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone });
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const seconds = format({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const day = format({ day: 'numeric', month: 'short' });
  const month = format({ month: 'short' });
  const year = format({ year: 'numeric' });
  const full = isIntraday
    ? format({
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
    : format({ day: 'numeric', month: 'short', year: 'numeric' });
  const isMidnight = (ms: number) => clock.format(ms) === clock.format(midnightOf(ms, clock));
  return {
    full: (time) => full.format(milliseconds(time)),
    tick: (time, type) => {
      const ms = milliseconds(time);
      if (type === TickMarkType.TimeWithSeconds) return seconds.format(ms);
      if (type === TickMarkType.Time || (isIntraday && !isMidnight(ms))) return clock.format(ms);
      if (type === TickMarkType.DayOfMonth || isIntraday) return day.format(ms);
      return type === TickMarkType.Year ? year.format(ms) : month.format(ms);
    },
  };
}

/** A time that this zone's clock shows as 00:00, for comparing texts. */
function midnightOf(ms: number, clock: Intl.DateTimeFormat): number {
  const parts = clock.formatToParts(ms);
  const part = (type: string) =>
    Number.parseInt(parts.find((each) => each.type === type)?.value ?? '0', 10);
  return ms - (part('hour') * 60 + part('minute')) * 60_000;
}

function milliseconds(time: Time): number {
  return typeof time === 'number' ? time * 1000 : 0;
}

import type { DayString } from '../date-field/date-field.tsx';

/** Two ISO dates, both included; `''` leaves a side open. */
export interface DateRange {
  from: DayString;
  to: DayString;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns true if `from` is after `to`. ISO dates compare as text. */
export function isReversed({ from, to }: DateRange): boolean {
  return DAY.test(from) && DAY.test(to) && from > to;
}

/** The last `days` days, `today` included. */
export function lastDays(days: number, today: DayString): DateRange {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days + 1);
  return { from: date.toISOString().slice(0, 10), to: today };
}

/** The current day in the reader's time zone, as an ISO date. */
export function dayOf(time: Date): DayString {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

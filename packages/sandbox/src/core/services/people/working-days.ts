// @where Back office: working days in which a request is decided, and its due date
import { day, hour } from '../../market-data/resolution.ts';

/**
 * Returns the moment at which so many working days, Monday to Friday (UTC), have passed since another one. The only place
 * that counts them: what is late follows for staff and customers alike.
 */
export function afterWorkingDays(start: number, days: number): number {
  let time = start;
  for (let left = days; left > 0;) {
    time += day;
    if (!isWeekend(time)) left -= 1;
  }
  return time;
}

/** Returns the same for hours, of which a working day has 24; what would end in a weekend ends on the Monday after it. */
export function afterWorkingHours(start: number, hours: number): number {
  const days = Math.floor(hours / 24);
  let time = afterWorkingDays(start, days) + (hours - days * 24) * hour;
  // A number of whole days never ends in a weekend, and a time of no days ends where it began.
  while (hours > 0 && isWeekend(time)) time += day;
  return time;
}

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay());

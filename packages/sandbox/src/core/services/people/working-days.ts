// @where Back office: working days in which a request is decided, and its due date
import { day } from '../../market-data/resolution.ts';

/**
 * Returns the moment at which so many working days, Monday to Friday (UTC), have passed since another one. The only place
 * that counts them: what is late follows for staff and customers alike.
 */
export function afterWorkingDays(start: number, days: number): number {
  let time = start;
  for (let left = days; left > 0;) {
    time += day;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return time;
}

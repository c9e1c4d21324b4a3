// @where Trading: end of an order that is good till a date
/** Returns the end of a day in the reader's time, as the contract writes it. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map((part) => Number.parseInt(part, 10));
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}

/** Returns the day of a moment in the reader's time, as date fields write it. */
export function dayOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Longest time for which an order is good till a date, as the exchange has it. */
export const longestMs = 365 * 24 * 60 * 60 * 1000;

/** Returns true if an order may be good till the end of a day. */
export function isGoodDay(day: string, now: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const end = Date.parse(endOfDay(day));
  return end > now && end <= now + longestMs;
}

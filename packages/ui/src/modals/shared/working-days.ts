const day = 24 * 60 * 60 * 1000;

/** Whole days from Monday to Friday (UTC) between two moments, in milliseconds since 1970. */
export function workingDays(from: number, to: number): number {
  const passed = Math.max(0, Math.floor((to - from) / day));
  const weeks = Math.floor(passed / 7);
  // The days of the last, unfinished week.
  const rest = Array.from({ length: passed % 7 }, (_, index) => {
    const weekday = new Date(from + (weeks * 7 + index + 1) * day).getUTCDay();
    return weekday !== 0 && weekday !== 6;
  });
  return weeks * 5 + rest.filter(Boolean).length;
}

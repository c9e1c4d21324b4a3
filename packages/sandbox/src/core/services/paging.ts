// @where Client: page sizes: maximum, default, and pages of an exported file
/** Returns true if a time lies in a range; either end may be open. */
export function isWithin(
  time: number,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): boolean {
  return (
    (from === undefined || time >= Date.parse(from)) && (to === undefined || time <= Date.parse(to))
  );
}

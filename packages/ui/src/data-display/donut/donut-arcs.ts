export interface DonutArc {
  /** In hundredths of the ring, like `length`. */
  start: number;
  length: number;
}

/** Gap between two segments, in hundredths of the ring. */
const gap = 0.8;

/** Start and length of each part on the ring. A part that is zero or no number has no length. */
export function donutArcs(shares: readonly number[]): DonutArc[] {
  const parts = shares.map((share) => (Number.isFinite(share) && share > 0 ? share : 0));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const between = parts.filter((part) => part > 0).length > 1 ? gap : 0;
  let start = 0;
  return parts.map((part) => {
    const whole = total === 0 ? 0 : (part / total) * 100;
    const arc = { start, length: Math.max(0, whole - between) };
    start += whole;
    return arc;
  });
}

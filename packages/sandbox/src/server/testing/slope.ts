export interface Slope {
  /** Change of y for one of x, by least squares. */
  slope: number;
  /** Standard error of the slope: what chance alone makes of it. */
  noise: number;
}

/** The straight line through measurements. Its noise is that of the measurements around the line. */
export function slopeOf(points: readonly { x: number; y: number }[]): Slope {
  const count = points.length;
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / count;
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)];
  let spread = 0;
  let together = 0;
  for (const { x, y } of points) {
    spread += (x - middleX) ** 2;
    together += (x - middleX) * (y - middleY);
  }
  if (count < 3 || spread === 0) return { slope: 0, noise: Infinity };
  const slope = together / spread;
  const left = points.reduce(
    (sum, { x, y }) => sum + (y - middleY - slope * (x - middleX)) ** 2,
    0,
  );
  return { slope, noise: Math.sqrt(left / (count - 2) / spread) };
}

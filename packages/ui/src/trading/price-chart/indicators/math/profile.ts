import type { PlottedCandles } from './rules.ts';

/** Volume between two prices. */
interface ProfileRow {
  readonly from: number;
  readonly to: number;
  /** In rising candles. */
  readonly up: number;
  readonly down: number;
}

/** The volume of some candles by price. */
export interface VolumeProfile {
  /** Lowest first, equally high. */
  readonly rows: readonly ProfileRow[];
  /** Middle of the row with the most volume. */
  readonly control: number;
  /** The prices around it between which the given share was traded. */
  readonly high: number;
  readonly low: number;
}

/**
 * The volume by price of the candles from an index to another, both included. A candle does not say at which of its prices
 * was traded: its volume is spread over its range evenly.
 */
export function volumeProfile(
  { open, high, low, close, volume }: PlottedCandles,
  first: number,
  last: number,
  count: number,
  /** In percent. */
  share: number,
): VolumeProfile | undefined {
  let [top, bottom] = [-Infinity, Infinity];
  for (let index = first; index <= last; index += 1) {
    top = Math.max(top, high[index] ?? -Infinity);
    bottom = Math.min(bottom, low[index] ?? Infinity);
  }
  if (top < bottom) return undefined;
  const height = (top - bottom) / count;
  const [ups, downs] = [
    Array.from({ length: count }, () => 0),
    Array.from({ length: count }, () => 0),
  ];
  for (let index = first; index <= last; index += 1) {
    const [from, to, amount] = [low[index] ?? 0, high[index] ?? 0, volume[index] ?? 0];
    const side = (close[index] ?? 0) >= (open[index] ?? 0) ? ups : downs;
    const rowOf = (price: number) =>
      height === 0 ? 0 : Math.min(count - 1, Math.floor((price - bottom) / height));
    for (let row = rowOf(from); row <= rowOf(to); row += 1) {
      const start = Math.max(from, bottom + row * height);
      const end = Math.min(to, bottom + (row + 1) * height);
      const part = to === from ? 1 : Math.max(0, end - start) / (to - from);
      side[row] = (side[row] ?? 0) + amount * part;
    }
  }
  const totals = ups.map((up, row) => up + (downs[row] ?? 0));
  const sum = totals.reduce((before, each) => before + each, 0);
  if (sum === 0) return undefined;
  const middle = totals.indexOf(Math.max(...totals));
  // The larger neighbour is added until there is enough.
  let [lowest, highest, inside] = [middle, middle, totals[middle] ?? 0];
  while (inside < (sum * share) / 100 && (lowest > 0 || highest < count - 1)) {
    const [above, below] = [totals[highest + 1] ?? -1, totals[lowest - 1] ?? -1];
    if (above >= below) highest += 1;
    else lowest -= 1;
    inside += Math.max(above, below);
  }
  return {
    rows: ups.map((up, row) => ({
      from: bottom + row * height,
      to: bottom + (row + 1) * height,
      up,
      down: downs[row] ?? 0,
    })),
    control: bottom + (middle + 0.5) * height,
    high: bottom + (highest + 1) * height,
    low: bottom + lowest * height,
  };
}

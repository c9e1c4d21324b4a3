/** A candle as the exchange keeps it: prices in ticks, volume in lots. */
export interface TickCandle {
  /** Start, milliseconds since 1970. */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: bigint;
}

/** One candle of those that follow each other in it; there must be at least one. */
export function mergeCandles(time: number, parts: readonly TickCandle[]): TickCandle {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) {
    throw new Error('A candle needs at least one part.');
  }
  const merged: TickCandle = { ...first, time, close: last.close, volume: 0n };
  for (const part of parts) {
    if (part.high > merged.high) merged.high = part.high;
    if (part.low < merged.low) merged.low = part.low;
    merged.volume += part.volume;
  }
  return merged;
}

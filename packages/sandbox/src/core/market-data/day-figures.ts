import type { CandleSeries } from './candle-series.ts';
import { day, minute } from './resolution.ts';

const block = 5 * minute;

export interface DayFigures {
  /** Price 24 h ago, then the extremes since, in ticks. */
  open: number;
  high: number;
  low: number;
  /** Lots. */
  volume: bigint;
}

/** The figures of the last 24 hours of one market, kept in blocks of five minutes so that asking often is cheap. */
export class RollingDay {
  private readonly series: CandleSeries;
  private readonly blocks = new Map<number, { high: number; low: number; volume: bigint }>();

  constructor(series: CandleSeries) {
    this.series = series;
  }

  figures(now: number): DayFigures {
    const current = Math.floor(now / block);
    const first = current - day / block + 1;
    const open = this.series.priceAt(now - day, now);
    const figures: DayFigures = { open, high: open, low: open, volume: 0n };
    for (let index = first; index <= current; index += 1) {
      let part = this.blocks.get(index);
      if (part === undefined) {
        part = this.series.interval(index * block, block, now);
        if (index < current) this.blocks.set(index, part);
      }
      if (part.high > figures.high) figures.high = part.high;
      if (part.low < figures.low) figures.low = part.low;
      figures.volume += part.volume;
    }
    for (const index of this.blocks.keys()) {
      if (index >= first) break;
      this.blocks.delete(index);
    }
    return figures;
  }
}

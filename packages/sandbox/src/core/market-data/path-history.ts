import type { Market } from '../engine/market.ts';
import { nearestTicks } from '../engine/market-rules.ts';
import { hashText, unitAt } from '../random.ts';
import type { PricePath } from './price-path.ts';
import { hour, minute } from './resolution.ts';
import type { TickCandle } from './tick-candle.ts';

/** Maximum reach of a wick beyond the prices at both ends of a minute, as a part of a day's usual move. */
const wickShare = 0.024;
/** A day's usual move of a market whose price follows from others'. */
const followersMove = 0.016;

/** A market's past by its price path: minutes without trades that look as if there were some. */
export class PathHistory {
  private readonly market: Market;
  private readonly path: PricePath;
  private readonly seed: number;
  /** Lots of an ordinary minute. */
  private readonly minuteLots: number;
  private readonly wick: number;
  private activityHour = Number.NaN;
  private activityFactor = 0;
  private lastIndex = Number.NaN;
  private lastClose = 0;

  constructor(market: Market, path: PricePath) {
    this.path = path;
    this.seed = hashText(`volume:${market.id}`);
    this.market = market;
    const { model } = market.definition;
    this.wick = wickShare * ('volatility' in model ? model.volatility : followersMove);
    this.minuteLots = market.definition.dailyVolume / 1440 / market.rules.lot;
  }

  ticksAt(time: number): number {
    return nearestTicks(this.market.rules, this.path(time));
  }

  /** `index` counts minutes since 1970. */
  minute(index: number): TickCandle {
    const candle = { time: index * minute, open: 0, high: 0, low: Infinity, close: 0 };
    const lots = this.addMinute(candle, index);
    return { ...candle, volume: BigInt(lots) };
  }

  /** The same as its sixty minutes together, in one go. `index` counts hours since 1970. */
  hour(index: number): TickCandle {
    const candle = { time: index * hour, open: 0, high: 0, low: Infinity, close: 0 };
    let lots = 0;
    for (let part = 0; part < 60; part += 1) {
      const { open } = candle;
      lots += this.addMinute(candle, index * 60 + part);
      if (part > 0) candle.open = open;
    }
    return { ...candle, volume: BigInt(lots) };
  }

  /** Extends a candle by a minute and makes it begin there; answers the lots of that minute. */
  private addMinute(candle: Omit<TickCandle, 'volume'>, index: number): number {
    // Minutes are mostly asked for one after the other: the end of one is the beginning of the next.
    const open = this.lastIndex === index - 1 ? this.lastClose : this.ticksAt(index * minute);
    const close = this.ticksAt((index + 1) * minute);
    this.lastIndex = index;
    this.lastClose = close;
    const wick = open * this.wick;
    const up = unitAt(this.seed ^ 1, index);
    const down = unitAt(this.seed ^ 2, index);
    const high = Math.max(open, close) + Math.round(wick * up ** 3);
    const low = Math.max(1, Math.min(open, close) - Math.round(wick * down ** 3));
    candle.open = open;
    candle.close = close;
    if (high > candle.high) candle.high = high;
    if (low < candle.low) candle.low = low;
    return Math.round(this.minuteLots * this.share(index, Math.abs(close - open) / wick));
  }

  /** More where the price moved, irregular from minute to minute. */
  private share(index: number, move: number): number {
    const own = 0.2 + 2.1 * unitAt(this.seed, index) ** 3 + 0.22 * Math.min(move, 4);
    return own * this.activity(Math.floor(index / 60));
  }

  /** More in the European afternoon than at night and at weekends; busy and quiet hours, days and weeks. */
  private activity(hourIndex: number): number {
    if (hourIndex !== this.activityHour) {
      const calendar = Math.floor(hourIndex / 24);
      const fromThree = Math.abs((hourIndex % 24) - 15);
      const distance = Math.min(fromThree, 24 - fromThree) / 12;
      // 1970 began on a Thursday.
      const weekend = calendar % 7 === 2 || calendar % 7 === 3 ? 0.62 : 1.15;
      this.activityHour = hourIndex;
      this.activityFactor =
        (1.45 - 0.9 * distance) *
        weekend *
        (0.5 + 1.5 * unitAt(this.seed ^ 3, hourIndex) ** 2) *
        (0.45 + 1.65 * unitAt(this.seed ^ 4, calendar) ** 2) *
        (0.7 + 0.9 * unitAt(this.seed ^ 5, Math.floor(calendar / 7)) ** 2);
    }
    return this.activityFactor;
  }
}

import type { CandleResolution } from '@agio/api-client/contract';
import type { Trade } from '../engine/changes.ts';
import type { Market } from '../engine/market.ts';
import type { CandleRecord } from '../records/trading.ts';
import { PathHistory } from './path-history.ts';
import type { PricePath } from './price-path.ts';
import { hour, intervalStart, minute, resolutionLength } from './resolution.ts';
import { mergeCandles, type TickCandle } from './tick-candle.ts';

/** Hours that the open day and week are made of again and again. Older ones are asked for as whole candles. */
const hoursKeptFor = 8 * 24 * hour;
/** Whole candles of one resolution that are remembered; they are worked out again after that. */
const maxKept = 4000;
/** A Monday: the first interval of every resolution. The markets did not exist before. */
const listedAt = Date.UTC(2019, 0, 7);

/**
 * One market's candles. Minutes in which there were trades are made of those trades. All other minutes of the past
 * follow the price path, so that a chart reaches back years on the first day and has no hole where the exchange was
 * off. While the exchange runs, a minute without trades is flat at the last price.
 */
export class CandleSeries {
  private readonly market: Market;
  private readonly history: PathHistory;
  private readonly runningSince: number;
  private readonly live = new Map<number, TickCandle>();
  private readonly liveHours = new Set<number>();
  /** Earlier minutes of this run come from the price path again. */
  private forgottenBefore = 0;
  /** Minutes that changed since the store last got them. */
  private readonly unsaved = new Set<number>();
  /** Candles of an hour and longer that are over, by length and start. */
  private readonly kept = new Map<number, Map<number, TickCandle>>();
  /** Counts what changed the open candles, and the rarer changes of what is over. */
  version = 0;
  pastVersion = 0;
  /** Price of minutes of this run that ended without a trade. */
  private readonly flats = new Map<number, number>();

  constructor(market: Market, path: PricePath, runningSince: number) {
    this.market = market;
    this.history = new PathHistory(market, path);
    this.runningSince = Math.floor(runningSince / minute);
  }

  add(trade: Trade): void {
    const index = Math.floor(trade.time / minute);
    const candle = this.live.get(index);
    this.version += 1;
    this.unsaved.add(index);
    if (candle === undefined) {
      this.liveHours.add(Math.floor(index / 60));
      const { ticks, lots } = trade;
      const time = index * minute;
      this.live.set(index, {
        time,
        open: ticks,
        high: ticks,
        low: ticks,
        close: ticks,
        volume: lots,
      });
      return;
    }
    candle.high = Math.max(candle.high, trade.ticks);
    candle.low = Math.min(candle.low, trade.ticks);
    candle.close = trade.ticks;
    candle.volume += trade.lots;
  }

  restore(records: readonly CandleRecord[]): void {
    for (const [index, open, high, low, close, volume] of records) {
      this.liveHours.add(Math.floor(index / 60));
      this.live.set(index, {
        time: index * minute,
        open,
        high,
        low,
        close,
        volume: BigInt(volume),
      });
    }
  }

  /** The hours (counted since 1970) with minutes that the store does not have yet, each with all its minutes. */
  unsavedHours(): Map<number, CandleRecord[]> {
    const hours = new Set([...this.unsaved].map((index) => Math.floor(index / 60)));
    return new Map([...hours].map((number) => [number, this.recordsOf(number)]));
  }

  /** The store has everything now. */
  saved(): void {
    this.unsaved.clear();
  }

  /** Forgets trades of before a time; the price path tells of them from then on. Answers the hours that are gone. */
  forgetBefore(time: number): number[] {
    this.forgottenBefore = Math.floor(time / hour) * 60;
    this.pastVersion += 1;
    const gone = [...this.liveHours].filter((index) => (index + 1) * hour <= time);
    for (const index of gone) {
      this.liveHours.delete(index);
      for (let part = index * 60; part < (index + 1) * 60; part += 1) this.live.delete(part);
    }
    for (const index of this.flats.keys()) {
      if (index < this.forgottenBefore) this.flats.delete(index);
    }
    return gone;
  }

  private recordsOf(hourIndex: number): CandleRecord[] {
    const records: CandleRecord[] = [];
    for (let index = hourIndex * 60; index < (hourIndex + 1) * 60; index += 1) {
      const candle = this.live.get(index);
      if (candle === undefined) continue;
      const { open, high, low, close, volume } = candle;
      records.push([index, open, high, low, close, String(volume)]);
    }
    return records;
  }

  /** Candles that start before `end`, at most `limit`, oldest first. The last one may still be open at `now`. */
  range(resolution: CandleResolution, end: number, limit: number, now: number): TickCandle[] {
    const length = resolutionLength[resolution];
    let start = intervalStart(resolution, Math.min(end - 1, now));
    const candles: TickCandle[] = [];
    for (; candles.length < limit && start >= listedAt; start -= length) {
      candles.push(this.interval(start, length, now));
    }
    return candles.reverse();
  }

  /** The candle of the interval that `now` lies in. */
  current(resolution: CandleResolution, now: number): TickCandle {
    const start = intervalStart(resolution, now);
    return this.interval(start, resolutionLength[resolution], now);
  }

  /** Returns the last price at a moment of the past. */
  priceAt(time: number, now: number): number {
    return this.minuteCandle(Math.floor(time / minute), now).open;
  }

  interval(start: number, length: number, now: number): TickCandle {
    if (length < hour) return this.fromMinutes(start, length, now);
    const kept = this.kept.get(length)?.get(start);
    if (kept !== undefined) return kept;
    const candle =
      length === hour ? this.hourCandle(start, now) : this.fromHours(start, length, now);
    const isOver = start + length <= now;
    if (isOver && (length > hour || start > now - hoursKeptFor)) this.keep(length, start, candle);
    return candle;
  }

  private fromHours(start: number, length: number, now: number): TickCandle {
    const parts: TickCandle[] = [];
    for (let time = start; time < start + length && time <= now; time += hour) {
      parts.push(this.interval(time, hour, now));
    }
    return mergeCandles(start, parts);
  }

  private fromMinutes(start: number, length: number, now: number): TickCandle {
    if (length === minute) return this.minuteCandle(start / minute, now);
    const parts: TickCandle[] = [];
    for (let time = start; time < start + length && time <= now; time += minute) {
      parts.push(this.minuteCandle(time / minute, now));
    }
    return mergeCandles(start, parts);
  }

  private hourCandle(start: number, now: number): TickCandle {
    return this.isPath(start)
      ? this.history.hour(start / hour)
      : this.fromMinutes(start, hour, now);
  }

  private keep(length: number, start: number, candle: TickCandle): void {
    let ofLength = this.kept.get(length);
    if (ofLength === undefined) this.kept.set(length, (ofLength = new Map()));
    if (ofLength.size >= maxKept) ofLength.clear();
    ofLength.set(start, candle);
  }

  /** Returns true if there was no trade in an hour that ended before this run. */
  private isPath(start: number): boolean {
    const index = start / hour;
    return (index + 1) * 60 <= this.runningSince && !this.liveHours.has(index);
  }

  private minuteCandle(index: number, now: number): TickCandle {
    const live = this.live.get(index);
    if (live !== undefined) return live;
    if (index < this.runningSince || index < this.forgottenBefore)
      return this.history.minute(index);
    return this.flat(index, Math.floor(now / minute));
  }

  /** A minute of this run without trades: flat at what was paid last before it. */
  private flat(index: number, nowIndex: number): TickCandle {
    const price =
      index >= nowIndex
        ? (this.market.lastTicks ?? this.history.ticksAt(index * minute))
        : this.lastBefore(index);
    return { time: index * minute, open: price, high: price, low: price, close: price, volume: 0n };
  }

  private lastBefore(index: number): number {
    let earlier = index - 1;
    while (earlier >= this.runningSince && !this.live.has(earlier) && !this.flats.has(earlier)) {
      earlier -= 1;
    }
    const price =
      this.live.get(earlier)?.close ??
      this.flats.get(earlier) ??
      this.history.ticksAt(this.runningSince * minute);
    for (let quiet = earlier + 1; quiet <= index; quiet += 1) this.flats.set(quiet, price);
    return price;
  }
}

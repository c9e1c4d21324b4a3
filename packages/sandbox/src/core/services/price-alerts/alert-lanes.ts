import type { PriceAlertCondition } from '@agio/api-client/contract';
import type { Trade } from '../../engine/changes.ts';
import { divideUp, exactAtoms, fractionDigits } from '../../fixed.ts';
import type { MarketFeed } from '../../market-data/market-data.ts';
import { day, hour } from '../../market-data/resolution.ts';
import type { UndoLog } from '../../engine/undo-log.ts';

/** Alerts that are reached by the same figure of a market: it rises to the level of each. */
export type Lane =
  | 'Price/Rise'
  | 'Price/Fall'
  | `Change/${'Rise' | 'Fall' | 'Either'}/${'1h' | '24h'}`
  | 'Volume';

/** Place of an alert: it is reached once the figure of its lane is `level` or more. */
export interface LanePlace {
  readonly market: string;
  readonly lane: Lane;
  readonly level: bigint;
}

interface Entry {
  readonly id: string;
  readonly level: bigint;
}

const windowLength = { '1h': hour, '24h': day } as const;
const percentDigits = 2;

/**
 * Returns the place of a condition. Levels are ticks, hundredths of a percent, and units of the last digit of an amount;
 * the price that falls is negated, so that every figure reaches its levels from below.
 */
export function placeOf({ market }: MarketFeed, condition: PriceAlertCondition): LanePlace {
  const { rules, id } = market;
  switch (condition.kind) {
    case 'Price': {
      const ticks = exactAtoms(condition.price, rules.priceDigits) / rules.tickUnits;
      const { direction } = condition;
      const level = direction === 'Rise' ? ticks : -ticks;
      return { market: id, lane: `Price/${direction}`, level };
    }
    case 'Change': {
      const { direction, window, percent } = condition;
      const level = exactAtoms(percent, percentDigits);
      return { market: id, lane: `Change/${direction}/${window}`, level };
    }
    case 'Volume': {
      const digits = Math.max(rules.amountDigits, fractionDigits(condition.volume));
      const units = exactAtoms(condition.volume, digits);
      const finer = 10n ** BigInt(digits - rules.amountDigits);
      return { market: id, lane: 'Volume', level: divideUp(units, finer) };
    }
  }
}

/** Returns the figure of a lane after these trades of a command that is not written yet; undefined where there is none. */
export function figureOf(
  { market, series, day: lastDay }: MarketFeed,
  lane: Lane,
  { trades, now }: { trades: readonly Trade[]; now: number },
): bigint | undefined {
  const last = market.lastTicks;
  if (last === undefined) return undefined;
  const ticks = trades.length === 0 ? [last] : trades.map((trade) => trade.ticks);
  if (lane === 'Price/Rise') return BigInt(Math.max(...ticks));
  if (lane === 'Price/Fall') return BigInt(-Math.min(...ticks));
  if (lane === 'Volume') {
    const lots = trades.reduce((sum, trade) => sum + trade.lots, lastDay.figures(now).volume);
    return lots * market.rules.lotUnits;
  }
  const [, direction, window] = lane.split('/') as ['Change', 'Rise' | 'Fall' | 'Either', '1h'];
  const before = series.priceAt(now - windowLength[window], now);
  const change = BigInt(last - before);
  const moved = direction === 'Rise' ? change : direction === 'Fall' ? -change : abs(change);
  // The part that is cut off is less than the step of a level.
  return (moved * 100n * 10n ** BigInt(percentDigits)) / BigInt(before);
}

const abs = (figure: bigint) => (figure < 0n ? -figure : figure);

/** The watched alerts, by market and lane, each lane in the order of its levels: only the first can be reached next. */
export class AlertLanes {
  private readonly undo: UndoLog;
  private readonly byMarket = new Map<string, ReadonlyMap<Lane, readonly Entry[]>>();

  constructor(undo: UndoLog) {
    this.undo = undo;
  }

  lanesOf(market: string): Iterable<Lane> {
    return this.byMarket.get(market)?.keys() ?? [];
  }

  add(id: string, { market, lane, level }: LanePlace): void {
    const entries = this.entries(market, lane);
    const at = firstAbove(entries, level);
    this.set(market, lane, entries.toSpliced(at, 0, { id, level }));
  }

  remove(id: string, { market, lane }: LanePlace): void {
    const left = this.entries(market, lane).filter((entry) => entry.id !== id);
    this.set(market, lane, left);
  }

  /** Returns the alerts of a lane that a figure reaches. */
  reachedBy(market: string, lane: Lane, figure: bigint): string[] {
    const entries = this.entries(market, lane);
    const [first] = entries;
    if (first === undefined || figure < first.level) return [];
    return entries.slice(0, firstAbove(entries, figure)).map(({ id }) => id);
  }

  private entries(market: string, lane: Lane): readonly Entry[] {
    return this.byMarket.get(market)?.get(lane) ?? [];
  }

  private set(market: string, lane: Lane, entries: readonly Entry[]): void {
    const lanes = new Map(this.byMarket.get(market));
    if (entries.length === 0) lanes.delete(lane);
    else lanes.set(lane, entries);
    if (lanes.size === 0) this.undo.delete(this.byMarket, market);
    else this.undo.set(this.byMarket, market, lanes);
  }
}

/** Returns the place of the first entry above a level. */
function firstAbove(entries: readonly Entry[], level: bigint): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entries[middle]?.level ?? level) <= level) from = middle + 1;
    else to = middle;
  }
  return from;
}

// @where Trading: number of candles that are loaded at once
import type { Candle } from '../../contract/core.ts';

/** Candles of one request: a few screens of them. */
export const candlesPerPage = 500;

/** State of the candles before the first one: not loaded yet, loading, failed, or there are none. */
export type OlderCandles = 'more' | 'loading' | 'error' | 'none';

/** The settled candles of one market and resolution: the latest page, and older pages put before it. */
export interface SettledCandles {
  /** Market and resolution. What is said of another series changes nothing here. */
  series: string;
  /** The latest page, as it was loaded. */
  latest: readonly Candle[];
  /** Oldest first. */
  candles: readonly Candle[];
  older: OlderCandles;
}

export type CandleAction = { series: string } & (
  | { type: 'latest'; page: readonly Candle[] }
  /** Candles that have closed since they were loaded. */
  | { type: 'closed'; candles: readonly Candle[] }
  | { type: 'olderAsked' }
  | { type: 'olderFailed' }
  /** The answer to what was asked with the time of the first candle. */
  | { type: 'older'; to: string; page: readonly Candle[] }
);

export function nextCandles(
  before: SettledCandles | undefined,
  action: CandleAction,
): SettledCandles | undefined {
  const { series } = action;
  const known = before?.series === series ? before : undefined;
  if (action.type === 'latest') {
    const { page } = action;
    return known && doMeet(known.candles, page)
      ? { ...known, latest: page, candles: joinCandles(known.candles, page) }
      : { series, latest: page, candles: page, older: restAfter(page) };
  }
  // An answer for another series, or for a start that is none any more.
  if (!known) return before;
  switch (action.type) {
    case 'closed':
      return doMeet(known.candles, action.candles)
        ? { ...known, candles: joinCandles(known.candles, action.candles) }
        : known;
    case 'olderAsked':
      return { ...known, older: 'loading' };
    case 'olderFailed':
      return { ...known, older: 'error' };
    case 'older': {
      if (known.candles[0]?.time !== action.to) return known;
      // An exchange may count the end in.
      const older = action.page.filter(({ time }) => Date.parse(time) < Date.parse(action.to));
      return {
        ...known,
        candles: [...older, ...known.candles],
        older: older.length === 0 ? 'none' : restAfter(action.page),
      };
    }
  }
}

/**
 * The history with what changed since laid over it: a live candle replaces the one of its time, later ones follow.
 * Settled candles stay the same objects, so that only what moved is drawn again. Without a history there is nothing to
 * lay it over, and the answer is empty.
 */
export function joinCandles(
  history: readonly Candle[],
  live: readonly Candle[],
): readonly Candle[] {
  const [first] = live;
  if (!first || history.length === 0) return history;
  const start = Date.parse(first.time);
  let settled = history.length;
  while (settled > 0 && Date.parse(history[settled - 1]?.time ?? '') >= start) settled -= 1;
  return [...history.slice(0, settled), ...live];
}

/** The later candles reach back to what is known: put together they have no hole. */
function doMeet(known: readonly Candle[], later: readonly Candle[]): boolean {
  const [first] = later;
  const last = known.at(-1);
  return (
    first !== undefined && last !== undefined && Date.parse(first.time) <= Date.parse(last.time)
  );
}

/** A page that is not full is the last one. */
function restAfter(page: readonly Candle[]): OlderCandles {
  return page.length < candlesPerPage ? 'none' : 'more';
}

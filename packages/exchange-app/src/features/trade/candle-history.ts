import type { Candle } from '@agio/api-client/contract';
import type { OlderCandles } from '@agio/ui/price-chart';
import { joinCandles } from './candles.ts';

/** Candles asked for at once: a few screens of them. */
export const pageLength = 500;

/** The settled candles of one market and resolution: the latest page, and older ones put before it a page at a time. */
export interface CandleHistory {
  /** Which market and resolution. */
  of: string;
  /** Oldest first. */
  candles: readonly Candle[];
  older: OlderCandles;
}

export type HistoryNews = { of: string } & (
  | { type: 'latest'; page: readonly Candle[] }
  | { type: 'asked' }
  | { type: 'failed' }
  /** The answer to what was asked with the start of the first candle. */
  | { type: 'older'; to: string; page: readonly Candle[] }
);

export function nextHistory(
  before: CandleHistory | undefined,
  news: HistoryNews,
): CandleHistory | undefined {
  const { of } = news;
  const known = before?.of === of ? before : undefined;
  if (news.type === 'latest') {
    const { page } = news;
    return known && doMeet(known.candles, page)
      ? { ...known, candles: joinCandles(known.candles, page) }
      : { of, candles: page, older: restAfter(page) };
  }
  // An answer for another market, or for a start that is none any more.
  if (!known) return before;
  if (news.type === 'asked') return { ...known, older: 'loading' };
  if (news.type === 'failed') return { ...known, older: 'error' };
  const [first] = known.candles;
  if (first?.time !== news.to) return known;
  // An exchange may count the end in.
  const older = news.page.filter(({ time }) => Date.parse(time) < Date.parse(news.to));
  return {
    of,
    candles: [...older, ...known.candles],
    older: older.length === 0 ? 'none' : restAfter(news.page),
  };
}

/** The latest page reaches back to what is known: put together there is no hole. */
function doMeet(known: readonly Candle[], page: readonly Candle[]): boolean {
  const [first] = page;
  const last = known.at(-1);
  return (
    first !== undefined && last !== undefined && Date.parse(first.time) <= Date.parse(last.time)
  );
}

/** A page that is not full is the last one. */
function restAfter(page: readonly Candle[]): OlderCandles {
  return page.length < pageLength ? 'none' : 'more';
}

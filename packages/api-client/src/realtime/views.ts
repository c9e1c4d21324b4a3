import type { Candle, DecimalString, PublicTrade, Ticker } from '../contract/core.ts';

/**
 * - `connecting`: nothing to show yet
 * - `failed`: nothing to show, and it was tried in vain for 5 s; the tries go on
 * - `live`: what is shown is current
 * - `resyncing`: what is shown was current; it is being reloaded
 * - `crossed`: a book whose best bid is at or above its best ask, also after it was reloaded, so that it cannot be
 *   right; it is reloaded every 10 s until it is
 * - `stale`: nothing was heard of this market for 5 s
 * - `paused`: nothing for 30 s, or the connection was given up
 */
export type Freshness =
  | 'connecting'
  | 'failed'
  | 'live'
  | 'resyncing'
  | 'crossed'
  | 'stale'
  | 'paused';

/** The state of a hub's connection. Times are in ms of the monotonic clock (`performance.now()`). */
export type ConnectionState =
  | { readonly status: 'idle' }
  | { readonly status: 'connecting' }
  | { readonly status: 'connected'; readonly since: number }
  /** `attempt` counts from 1; at `nextAt` it starts. */
  | { readonly status: 'reconnecting'; readonly attempt: number; readonly nextAt: number }
  /** Until `reconnect()`; after `gave-up` also until the network or the page comes back. */
  | { readonly status: 'stopped'; readonly reason: 'gave-up' | 'refused' | 'auth-ended' };

/** One row of a book, as it is shown. */
export interface BookRow {
  /** Text of the server; with grouping, the group's edge (bids down, asks up). */
  readonly price: DecimalString;
  /** In the base asset. */
  readonly amount: DecimalString;
  /** Sum of the amounts from the best row to this one. */
  readonly total: DecimalString;
  /** This total over the largest total shown on either side, 0 to 1. */
  readonly depth: number;
}

/** The book of one market for one reader. */
export interface BookView {
  readonly market: string;
  readonly status: Freshness;
  /** Best first. */
  readonly bids: readonly BookRow[];
  /** Best first. */
  readonly asks: readonly BookRow[];
  /** Ungrouped. */
  readonly bestBid: DecimalString | undefined;
  readonly bestAsk: DecimalString | undefined;
  /** Best ask − best bid; undefined without either, and in a crossed book, whose prices are no offers. */
  readonly spread: DecimalString | undefined;
  /**
   * True like the status `crossed`, and also while the status is stale or paused: the book is not to be traded against.
   */
  readonly crossed: boolean;
}

/** Rows of a book that a reader wants, and their price step. */
export interface BookOptions {
  /** Rows a side, 30 by default. */
  rows?: number;
  /** Price step of a row, for example `"10"`; without it every price is a row. */
  grouping?: DecimalString | undefined;
}

/** The latest trades of one market. */
export interface TradesView {
  readonly status: Freshness;
  /** Newest first, at most 200. */
  readonly trades: readonly PublicTrade[];
}

/** The ticker of one market; undefined until it is known. */
export interface TickerView {
  readonly status: Freshness;
  readonly ticker: Ticker | undefined;
}

/** The tickers of every market. */
export interface TickersView {
  readonly status: Freshness;
  /** Tickers by market. */
  readonly tickers: ReadonlyMap<string, Ticker>;
}

/** Candles of one market and resolution from the stream. */
export interface CandlesView {
  readonly status: Freshness;
  /** The candles that changed since the stream began, oldest first, at most 100; the last one is open. */
  readonly candles: readonly Candle[];
  /** Grows each time the stream starts again: candles between may be missing, so load the history again. */
  readonly revision: number;
}

// Views of the streams before the first message.

/** A book of which nothing is known. */
export const emptyBook = (market: string): BookView => ({
  market,
  status: 'connecting',
  bids: [],
  asks: [],
  bestBid: undefined,
  bestAsk: undefined,
  spread: undefined,
  crossed: false,
});
/** No trades yet. */
export const emptyTrades: TradesView = { status: 'connecting', trades: [] };
/** No ticker yet. */
export const emptyTicker: TickerView = { status: 'connecting', ticker: undefined };
/** No tickers yet. */
export const emptyTickers: TickersView = { status: 'connecting', tickers: new Map() };
/** No candles yet. */
export const emptyCandles: CandlesView = { status: 'connecting', candles: [], revision: 0 };

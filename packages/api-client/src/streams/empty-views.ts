import type {
  BookView,
  CandlesView,
  Store,
  TickersView,
  TickerView,
  TradesView,
} from '../realtime/index.ts';

// What the streams show before anything was heard.

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
export const emptyTrades: TradesView = { status: 'connecting', trades: [] };
export const emptyTicker: TickerView = { status: 'connecting', ticker: undefined };
export const emptyTickers: TickersView = { status: 'connecting', tickers: new Map() };
export const emptyCandles: CandlesView = { status: 'connecting', candles: [], revision: 0 };

/** A store that never changes. */
export function constantStore<T>(value: T): Store<T> {
  return { subscribe: () => () => {}, getSnapshot: () => value };
}

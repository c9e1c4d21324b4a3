import { useCallback, useSyncExternalStore } from 'react';
import type { CandleResolution } from '../../contract/core.ts';
import type {
  BookOptions,
  BookView,
  CandlesView,
  ConnectionState,
  Freshness,
  TickersView,
  TickerView,
  TradesView,
} from '../../realtime/index.ts';
import { useExchange } from '../context.ts';
import { constantStore } from '../../lib/store.ts';
import { emptyBook, emptyCandles, emptyTicker, emptyTrades } from '../../realtime/views.ts';
import { useStore } from '../use-store.ts';

/**
 * Returns the live book of one market. Components that read the same market share one subscription. An undefined market
 * subscribes to nothing.
 */
export function useOrderBook(market: string | undefined, options: BookOptions = {}): BookView {
  const streams = useExchange().market;
  return useStore(market ? streams.book(market, options) : noBook);
}

/**
 * Returns the freshness of one market's book. Renders when it changes, and not with every level like `useOrderBook`.
 */
export function useBookStatus(market: string | undefined): Freshness {
  return useOfBook(market, statusOf);
}

/** The best bid and ask of a book, without their amounts. */
export type BestPrices = Pick<BookView, 'status' | 'bestBid' | 'bestAsk' | 'spread' | 'crossed'>;

/**
 * Returns the best prices of one market's book. Renders when one of them changes, and not with every amount like
 * `useOrderBook`.
 */
export function useBestPrices(market: string | undefined): BestPrices {
  return {
    status: useOfBook(market, statusOf),
    bestBid: useOfBook(market, bestBidOf),
    bestAsk: useOfBook(market, bestAskOf),
    spread: useOfBook(market, spreadOf),
    crossed: useOfBook(market, crossedOf),
  };
}

/** One plain value of a book, so that nothing renders while it stays. */
function useOfBook<T extends string | boolean | undefined>(
  market: string | undefined,
  of: (book: BookView) => T,
): T {
  const streams = useExchange().market;
  const store = market ? streams.book(market, topOnly) : noBook;
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const read = () => of(store.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}

const topOnly: BookOptions = { rows: 1 };
const statusOf = ({ status }: BookView) => status;
const bestBidOf = ({ bestBid }: BookView) => bestBid;
const bestAskOf = ({ bestAsk }: BookView) => bestAsk;
const spreadOf = ({ spread }: BookView) => spread;
const crossedOf = ({ crossed }: BookView) => crossed;

/** Returns the latest trades of one market, newest first. */
export function useTrades(market: string | undefined): TradesView {
  const streams = useExchange().market;
  return useStore(market ? streams.trades(market) : noTrades);
}

/** Returns last price, best prices and 24 h figures of one market. */
export function useTicker(market: string | undefined): TickerView {
  const streams = useExchange().market;
  return useStore(market ? streams.ticker(market) : noTicker);
}

/** Returns the tickers of every market, by market. */
export function useTickers(): TickersView {
  return useStore(useExchange().market.tickers());
}

/** Returns the candles that changed since the subscription. `useCandleHistory` joins them with the history. */
export function useCandles(market: string | undefined, resolution: CandleResolution): CandlesView {
  const streams = useExchange().market;
  return useStore(market ? streams.candles(market, resolution) : noCandles);
}

/** State of each of the two hubs. */
export interface ConnectionStatus {
  market: ConnectionState;
  notifications: ConnectionState;
  /** Tries both at once, also after giving up. */
  reconnect: () => void;
}

/** Returns the state of both hubs. */
export function useConnectionStatus(): ConnectionStatus {
  const { market, notifications } = useExchange();
  return {
    market: useStore(market.connection),
    notifications: useStore(notifications.connection),
    reconnect: () => {
      market.reconnect();
      notifications.reconnect();
    },
  };
}

const noBook = constantStore(emptyBook(''));
const noTrades = constantStore(emptyTrades);
const noTicker = constantStore(emptyTicker);
const noCandles = constantStore(emptyCandles);

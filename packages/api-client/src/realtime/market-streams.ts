import type { Asset, CandleResolution, Instrument, Ticker } from '../contract/core.ts';
import type { Report, Store } from '../lib/store.ts';
import type { RealtimeEnvironment } from './environment.ts';
import type { ConnectHub, HubSession } from './hub/hub-connection.ts';
import { HubMarkets } from './hub-markets.ts';
import { marketStreamsOf } from './lazy/lazy-streams.ts';
import { Loader } from './lazy/loader.ts';
import type {
  BookOptions,
  BookView,
  CandlesView,
  ConnectionState,
  TickersView,
  TickerView,
  TradesView,
} from './views.ts';

/**
 * The live side of the markets. Every store may be subscribed by many: the server is asked once, and let go 5 s after
 * the last one left. The same arguments answer the same store. Listeners hear at most once per animation frame.
 */
export interface MarketStreams {
  readonly connection: Store<ConnectionState>;
  book(market: string, options?: BookOptions): Store<BookView>;
  trades(market: string): Store<TradesView>;
  ticker(market: string): Store<TickerView>;
  tickers(): Store<TickersView>;
  /**
   * Every live ticker as it arrives, also while the page is hidden, when no store hears any more; the ones that are known
   * and live at once. Nothing that was loaded before a gap, and nothing of REST: what is heard was true when it came.
   */
  watchTickers(listener: (tickers: readonly Ticker[]) => void): () => void;
  candles(market: string, resolution: CandleResolution): Store<CandlesView>;
  /**
   * Markets whose status or rules changed since the connection was made or had a gap, by id; for the others ask REST.
   * During `onGap` those of before are still there.
   */
  instruments(): Store<ReadonlyMap<string, Instrument>>;
  /** Staff changed an asset, or opened or closed its transfers. */
  onAsset(listener: (asset: Asset) => void): () => void;
  /** After each reconnect: what was loaded by REST may be old. */
  onGap(listener: () => void): () => void;
  /** Tries at once, also after giving up. */
  reconnect(): void;
  /** Messages that did not fit the contract and were dropped. */
  readonly malformedMessages: number;
  dispose(): void;
}

/** Options of the streams of the Market hub. */
export interface MarketStreamsOptions {
  /** Address of the Market hub. */
  url: string | (() => string);
  connect: ConnectHub;
  /** If it is left out, or no user is signed in, no token is sent. */
  session?: HubSession | undefined;
  environment?: RealtimeEnvironment;
  /** Receiver of errors of listeners; the console by default. */
  report?: Report;
}

/** Makes the streams; the connection is made with the first subscription. */
export function createMarketStreams(options: MarketStreamsOptions): MarketStreams {
  return marketStreamsOf(Loader.of<MarketStreams>(new HubMarkets(options)));
}

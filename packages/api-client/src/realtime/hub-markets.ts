import * as v from 'valibot';
import {
  type Asset,
  type CandleResolution,
  id,
  type Instrument,
  marketHub,
  type Ticker,
} from '../contract/core.ts';
import type { MarketStreams, MarketStreamsOptions } from './market-streams.ts';
import { BookStream } from './book/book-stream.ts';
import { CandlesStream } from './streams/candles-stream.ts';
import { pageEnvironment } from './environment.ts';
import { FrameNotifier } from './streams/frame-notifier.ts';
import { GapSignal } from './hub/gap-signal.ts';
import { ReconnectingHub } from './hub/reconnecting-hub.ts';
import { guestToken, onIdentityChange } from './hub/hub-session.ts';
import { callAll, reportToConsole, type Store, ValueStore } from '../lib/store.ts';
import { MessageCheck, type StreamContext } from './streams/stream-context.ts';
import { type HubStream, StreamPool } from './streams/stream-pool.ts';
import { TickersStream } from './streams/tickers-stream.ts';
import { TradesStream } from './streams/trades-stream.ts';
import {
  type BookOptions,
  type BookView,
  type CandlesView,
  type ConnectionState,
  emptyBook,
  emptyCandles,
  emptyTicker,
  emptyTickers,
  emptyTrades,
  type TickersView,
  type TickerView,
  type TradesView,
} from './views.ts';

type Instruments = ReadonlyMap<string, Instrument>;

/** The streams over one Market hub. Each call makes another store; `MarketStreams` has the same for the same arguments. */
export class HubMarkets implements MarketStreams {
  readonly #hub: ReconnectingHub;
  readonly #context: StreamContext;
  readonly #pool: StreamPool;
  readonly #instruments: ValueStore<Instruments>;
  readonly #changes: Store<Instruments> = {
    // Every connection receives them: there is nothing to subscribe to but the connection.
    subscribe: (listener) => {
      this.#hub.start();
      return this.#instruments.subscribe(listener);
    },
    getSnapshot: () => this.#instruments.getSnapshot(),
  };
  readonly #assetListeners = new Set<(asset: Asset) => void>();
  readonly #gap: GapSignal;
  readonly #offIdentity: () => void;

  constructor(options: MarketStreamsOptions) {
    const { url, connect, session } = options;
    const { environment = pageEnvironment(), report = reportToConsole } = options;
    this.#hub = new ReconnectingHub({
      hub: 'market',
      url,
      connect,
      environment,
      report,
      events: Object.keys(marketHub.events),
      accessToken: () => guestToken(session),
      session,
      onMalformed: () => this.#receivedMalformed(),
    });
    const notifier = new FrameNotifier(environment, report);
    this.#context = { hub: this.#hub, environment, notifier, report, messages: new MessageCheck() };
    this.#instruments = new ValueStore<Instruments>(new Map(), report);
    // Changes were missed: answers of REST from now on are newer than the messages.
    this.#gap = new GapSignal(report, () => this.#instruments.set(new Map()));
    this.#pool = new StreamPool(this.#hub, environment);
    // The old socket would still be this user's.
    this.#offIdentity = onIdentityChange(session, (_, before) => before && this.#hub.reconnect());
    this.#listen();
  }

  get connection(): Store<ConnectionState> {
    return this.#hub.state;
  }

  get malformedMessages(): number {
    return this.#context.messages.malformed;
  }

  book(market: string, options: BookOptions = {}): Store<BookView> {
    const isOpen = () => (this.#instruments.getSnapshot().get(market)?.status ?? 'Open') === 'Open';
    return this.#store(
      bookKey(market),
      () => new BookStream(market, this.#context, isOpen),
      (stream) => stream.view(options),
      emptyBook(market),
    );
  }

  trades(market: string): Store<TradesView> {
    return this.#store(
      tradesKey(market),
      () => new TradesStream(market, this.#context),
      (stream) => stream.store,
      emptyTrades,
    );
  }

  ticker(market: string): Store<TickerView> {
    return this.#store(
      tickersKey,
      () => new TickersStream(this.#context),
      (stream) => stream.view(market),
      emptyTicker,
    );
  }

  tickers(): Store<TickersView> {
    return this.#store(
      tickersKey,
      () => new TickersStream(this.#context),
      (stream) => stream.store,
      emptyTickers,
    );
  }

  watchTickers(listener: (tickers: readonly Ticker[]) => void): () => void {
    const create = () => new TickersStream(this.#context);
    const { stream, release } = this.#pool.retain(tickersKey, create);
    const off = stream.watch(listener);
    return () => {
      off();
      release();
    };
  }

  candles(market: string, resolution: CandleResolution): Store<CandlesView> {
    return this.#store(
      `candles|${market}|${resolution}`,
      () => new CandlesStream(market, resolution, this.#context),
      (stream) => stream.store,
      emptyCandles,
    );
  }

  instruments(): Store<Instruments> {
    return this.#changes;
  }

  onAsset(listener: (asset: Asset) => void): () => void {
    this.#assetListeners.add(listener);
    return () => this.#assetListeners.delete(listener);
  }

  onGap(listener: () => void): () => void {
    return this.#gap.listen(listener);
  }

  reconnect(): void {
    this.#hub.reconnect();
  }

  dispose(): void {
    this.#offIdentity();
    this.#gap.dispose();
    this.#pool.dispose();
    this.#context.notifier.dispose();
    void this.#hub.stop();
  }

  /** Subscribing takes the stream of `key`, reading it takes nothing. */
  #store<S extends HubStream, T>(
    key: string,
    create: () => S,
    select: (stream: S) => Store<T>,
    empty: T,
  ): Store<T> {
    return {
      subscribe: (listener) => {
        const { stream, release } = this.#pool.retain(key, create);
        const off = select(stream).subscribe(listener);
        return () => {
          off();
          release();
        };
      },
      getSnapshot: () => {
        const stream = this.#pool.peek<S>(key);
        return stream ? select(stream).getSnapshot() : empty;
      },
    };
  }

  #listen(): void {
    const { events } = marketHub;
    const { messages } = this.#context;
    this.#hub.on('book', (...args) => {
      const [delta] = messages.read(events.book, args) ?? [];
      if (delta) this.#pool.peek<BookStream>(bookKey(delta.market))?.receive(delta);
      else this.#reload(bookKey, marketOf(args[0]));
    });
    this.#hub.on('trades', (...args) => {
      const [trades] = messages.read(events.trades, args) ?? [];
      const streamOf = (market: string) => this.#pool.peek<TradesStream>(tradesKey(market));
      if (trades) {
        for (const market of new Set(trades.map((trade) => trade.market)))
          streamOf(market)?.receive(trades.filter((trade) => trade.market === market));
        return;
      }
      const [first] = Array.isArray(args[0]) ? (args[0] as unknown[]) : [];
      this.#reload(tradesKey, marketOf(first));
    });
    this.#hub.on('tickers', (...args) => {
      const [tickers] = messages.read(events.tickers, args) ?? [];
      const stream = this.#pool.peek<TickersStream>(tickersKey);
      if (tickers) stream?.receive(tickers);
      else stream?.reload();
    });
    this.#hub.on('instrument', (...args) => {
      const [changed] = messages.read(events.instrument, args) ?? [];
      if (!changed) {
        this.#gap.tellSoon();
        return;
      }
      this.#instruments.set(new Map(this.#instruments.getSnapshot()).set(changed.id, changed));
    });
    this.#hub.on('asset', (...args) => {
      const [changed] = messages.read(events.asset, args) ?? [];
      if (changed) callAll(this.#assetListeners, this.#context.report, changed);
      else this.#gap.tellSoon();
    });
    let connectedBefore = false;
    this.#hub.onConnected(() => {
      if (connectedBefore) this.#gap.tell();
      connectedBefore = true;
    });
  }

  /** After a message that was not understood. Whose it was may not be known either. */
  #reload(keyOf: (market: string) => string, market: string): void {
    if (market === '') this.#pool.reload();
    else this.#pool.peek(keyOf(market))?.reload?.();
  }

  #receivedMalformed(): void {
    this.#context.messages.malformed += 1;
    this.#pool.reload();
  }
}

const tickersKey = 'tickers';
const bookKey = (market: string): string => `book|${market}`;
const tradesKey = (market: string): string => `trades|${market}`;

/** Empty where a message does not say it. */
function marketOf(message: unknown): string {
  if (typeof message !== 'object' || message === null || !('market' in message)) return '';
  return v.is(id, message.market) ? message.market : '';
}

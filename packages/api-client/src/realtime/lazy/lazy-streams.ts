import type {
  ConnectionState,
  MarketStreams,
  Notifications,
  NotificationStream,
  Store,
} from '../index.ts';
import { isSignedIn, type Session } from '../../session/session.ts';
import { emptyBook, emptyCandles, emptyTicker, emptyTickers, emptyTrades } from '../views.ts';
import { LazyStore } from './lazy-store.ts';
import { Loader } from './loader.ts';

type Instruments = ReturnType<ReturnType<MarketStreams['instruments']>['getSnapshot']>;

const idle: ConnectionState = { status: 'idle' };
const noInstruments: Instruments = new Map();

/** The live markets, with everything behind them loaded at the first subscription: some pages show none. */
export function lazyMarketStreams(load: () => Promise<MarketStreams>): MarketStreams {
  return marketStreamsOf(new Loader(load));
}

/** The only place that knows a store by its arguments; behind it every call may make another. */
export function marketStreamsOf(loader: Loader<MarketStreams>): MarketStreams {
  const stores = new Map<string, Store<unknown>>();

  /** The same arguments answer the same store. */
  function store<T>(key: string, initial: T, pick: (streams: MarketStreams) => Store<T>): Store<T> {
    let present = stores.get(key) as Store<T> | undefined;
    if (!present) {
      present = new LazyStore(loader, pick, { initial, wants: true });
      stores.set(key, present);
    }
    return present;
  }

  return {
    connection: new LazyStore(loader, (streams) => streams.connection, {
      initial: idle,
      wants: false,
    }),
    book: (market, options = {}) =>
      store(
        `book|${market}|${options.rows ?? ''}|${options.grouping ?? ''}`,
        emptyBook(market),
        (streams) => streams.book(market, options),
      ),
    trades: (market) => store(`trades|${market}`, emptyTrades, (streams) => streams.trades(market)),
    ticker: (market) => store(`ticker|${market}`, emptyTicker, (streams) => streams.ticker(market)),
    tickers: () => store('tickers', emptyTickers, (streams) => streams.tickers()),
    watchTickers: (listener) => {
      loader.want();
      return later(loader, (streams) => streams.watchTickers(listener));
    },
    candles: (market, resolution) =>
      store(`candles|${market}|${resolution}`, emptyCandles, (streams) =>
        streams.candles(market, resolution),
      ),
    instruments: () => store('instruments', noInstruments, (streams) => streams.instruments()),
    onAsset: (listener) => later(loader, (streams) => streams.onAsset(listener)),
    onGap: (listener) => later(loader, (streams) => streams.onGap(listener)),
    reconnect: () => loader.value?.reconnect(),
    get malformedMessages() {
      return loader.value?.malformedMessages ?? 0;
    },
    dispose: () => loader.dispose((streams) => streams.dispose()),
  };
}

/** The notifications, loaded when a user is signed in. */
export function lazyNotificationStream(
  load: () => Promise<NotificationStream>,
  session: Pick<Session, 'getSnapshot' | 'subscribe'>,
): NotificationStream {
  const loader = new Loader(load);
  const wantWhenSignedIn = () => {
    if (isSignedIn(session.getSnapshot())) loader.want();
  };
  wantWhenSignedIn();
  const leave = session.subscribe(wantWhenSignedIn);

  return {
    connection: new LazyStore(loader, (stream) => stream.connection, {
      initial: idle,
      wants: false,
    }),
    on: <E extends keyof Notifications>(event: E, listener: (message: Notifications[E]) => void) =>
      later(loader, (stream) => stream.on(event, listener)),
    onGap: (listener) => later(loader, (stream) => stream.onGap(listener)),
    reconnect: () => loader.value?.reconnect(),
    stop: async () => loader.value?.stop(),
    get malformedMessages() {
      return loader.value?.malformedMessages ?? 0;
    },
    dispose() {
      leave();
      loader.dispose((stream) => stream.dispose());
    },
  };
}

/** Registers a listener, now or once its source is loaded; the answer takes it back. */
function later<T>(loader: Loader<T>, register: (source: T) => () => void): () => void {
  let leave: (() => void) | undefined;
  const cancel = loader.whenLoaded((source) => (leave = register(source)));
  return () => {
    cancel();
    leave?.();
  };
}

import type { CandleResolution, PublicTrade, Ticker } from '@agio/api-client/contract';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import { candleView, tapeLength, tradeView, type MarketData } from '../market-data/market-data.ts';
import { BookFeed } from './book-feed.ts';
import {
  checkArguments,
  HubError,
  type HubPeer,
  type HubSession,
  type StreamSink,
} from './hub-session.ts';

/** Two batches of tickers a second, four candles a second. */
const tickerSpacing = 500;
const candleSpacing = 250;

interface CandleStream {
  market: Market;
  resolution: CandleResolution;
  sink: StreamSink;
  sentAt: number;
  last: string;
}

/** The market hub: books, trades, tickers and candles for everybody. */
export class MarketHub {
  private readonly exchange: Exchange;
  private readonly data: MarketData;
  private readonly feeds: ReadonlyMap<string, BookFeed>;
  private readonly peers = new Set<HubPeer>();
  private readonly books = new Map<string, Set<HubPeer>>();
  private readonly trades = new Map<string, Set<HubPeer>>();
  private readonly tickers = new Set<HubPeer>();
  /** Streams that nobody has cancelled, by who listens. */
  private readonly candles = new Map<HubPeer, Set<CandleStream>>();
  private readonly untoldTrades = new Map<string, PublicTrade[]>();
  private readonly toldTickers = new Map<string, Ticker>();
  private tickersAt = -Infinity;

  constructor(exchange: Exchange, data: MarketData, epoch: string) {
    this.exchange = exchange;
    this.data = data;
    this.feeds = new Map(
      [...exchange.markets.values()].map((market) => [
        market.id,
        new BookFeed(market, epoch, (delta) =>
          this.tell(this.books.get(market.id), 'book', [delta]),
        ),
      ]),
    );
    exchange.onCommit((changes) => {
      for (const { market, trade } of changes.trades) {
        if ((this.trades.get(market.id)?.size ?? 0) === 0) continue;
        const untold = this.untoldTrades.get(market.id);
        if (untold === undefined) this.untoldTrades.set(market.id, [tradeView(market, trade)]);
        else untold.push(tradeView(market, trade));
      }
      for (const { instrument } of changes.markets) {
        this.tell(this.peers, 'instrument', [instrument]);
      }
      for (const asset of changes.assets) this.tell(this.peers, 'asset', [asset]);
    });
  }

  open(peer: HubPeer): HubSession {
    const streams = new Set<CandleStream>();
    this.peers.add(peer);
    this.candles.set(peer, streams);
    return {
      invoke: async (method, args) => this.invoke(peer, method, args),
      stream: (method, args, sink) => {
        const stream = this.openStream(method, args, sink);
        streams.add(stream);
        this.tellCandle(stream, this.exchange.now());
        return { cancel: () => streams.delete(stream) };
      },
      close: () => {
        this.peers.delete(peer);
        this.tickers.delete(peer);
        for (const peers of [...this.books.values(), ...this.trades.values()]) peers.delete(peer);
        this.candles.delete(peer);
      },
    };
  }

  /** What is kept for clients: as many as are connected, and as many streams as they listen to. */
  held(): { peers: number; streams: number } {
    let streams = 0;
    for (const ofPeer of this.candles.values()) streams += ofPeer.size;
    return { peers: this.peers.size, streams };
  }

  /** Sends what is due. */
  flush(now: number): void {
    for (const [market, peers] of this.books) {
      if (peers.size > 0) this.feeds.get(market)?.flush(now);
    }
    for (const [market, trades] of this.untoldTrades) {
      this.tell(this.trades.get(market), 'trades', [trades]);
    }
    this.untoldTrades.clear();
    if (this.tickers.size > 0 && now - this.tickersAt >= tickerSpacing) this.tellTickers(now);
    for (const streams of this.candles.values()) {
      for (const stream of streams) {
        if (now - stream.sentAt >= candleSpacing) this.tellCandle(stream, now);
      }
    }
  }

  skipBookSequence(market: string): void {
    this.feeds.get(market)?.skip();
  }

  drop(error: Error): void {
    for (const peer of this.peers) peer.drop?.(error);
  }

  private invoke(peer: HubPeer, method: string, rawArgs: readonly unknown[]): unknown {
    const [first] = checkArguments('market', 'methods', method, rawArgs);
    const now = this.exchange.now();
    if (method === 'SubscribeTickers') {
      this.tickers.add(peer);
      return [...this.exchange.markets.values()].map((market) => this.data.ticker(market, now));
    }
    if (method === 'UnsubscribeTickers') {
      this.tickers.delete(peer);
      return null;
    }
    const market = this.market(first);
    switch (method) {
      case 'SubscribeBook':
        subscribe(this.books, market.id, peer);
        return null;
      case 'UnsubscribeBook':
        this.books.get(market.id)?.delete(peer);
        return null;
      case 'BookSnapshot':
        return this.feeds.get(market.id)?.snapshot(now);
      case 'SubscribeTrades':
        subscribe(this.trades, market.id, peer);
        return this.data
          .feed(market.id)
          .tape.slice(-tapeLength)
          .toReversed()
          .map((trade) => tradeView(market, trade));
      case 'UnsubscribeTrades':
        this.trades.get(market.id)?.delete(peer);
        return null;
      default:
        throw new HubError(`'${method}' is not served.`);
    }
  }

  private openStream(method: string, rawArgs: readonly unknown[], sink: StreamSink): CandleStream {
    const [first, second] = checkArguments('market', 'streams', method, rawArgs);
    return {
      market: this.market(first),
      resolution: second as CandleResolution,
      sink,
      sentAt: -Infinity,
      last: '',
    };
  }

  private market(id: unknown): Market {
    const market = this.exchange.markets.get(String(id));
    if (market === undefined) throw new HubError('There is no such market.');
    return market;
  }

  private tellTickers(now: number): void {
    this.tickersAt = now;
    const changed: Ticker[] = [];
    for (const market of this.exchange.markets.values()) {
      const ticker = this.data.ticker(market, now);
      const told = this.toldTickers.get(market.id);
      if (told !== undefined && sameFigures(told, ticker)) continue;
      this.toldTickers.set(market.id, ticker);
      changed.push(ticker);
    }
    if (changed.length > 0) this.tell(this.tickers, 'tickers', [changed]);
  }

  private tellCandle(stream: CandleStream, now: number): void {
    const { series } = this.data.feed(stream.market.id);
    const candle = candleView(stream.market, series.current(stream.resolution, now));
    const text = JSON.stringify(candle);
    if (text === stream.last) return;
    stream.last = text;
    stream.sentAt = now;
    stream.sink.next(candle);
  }

  private tell(
    peers: Iterable<HubPeer> | undefined,
    event: string,
    args: readonly unknown[],
  ): void {
    for (const peer of peers ?? []) peer.send(event, args);
  }
}

function subscribe(subscribers: Map<string, Set<HubPeer>>, market: string, peer: HubPeer): void {
  let peers = subscribers.get(market);
  if (peers === undefined) subscribers.set(market, (peers = new Set()));
  peers.add(peer);
}

/** Volume alone also counts: it moves with every trade. Time does not. */
function sameFigures(a: Ticker, b: Ticker): boolean {
  return (
    a.last === b.last &&
    a.bid === b.bid &&
    a.ask === b.ask &&
    a.volume24h === b.volume24h &&
    a.change24h === b.change24h &&
    a.high24h === b.high24h &&
    a.low24h === b.low24h
  );
}

// @where Sandbox: pace of hub messages: book, tickers, candles, topics of staff
import type { Candle, CandleResolution, PublicTrade, Ticker } from '@agio/api-client/contract';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import type { Health } from '../containment.ts';
import { candleView, tapeLength, tradeView, type MarketData } from '../market-data/market-data.ts';
import { BookFeed } from './book-feed.ts';
import {
  checkArguments,
  deliver,
  HubError,
  type HubPeer,
  type HubSession,
  type StreamSink,
} from './hub-session.ts';

/** Two batches of tickers a second, four candles a second. */
const tickerSpacing = 500;
/** While nothing changes: half of the silence that the contract allows. */
const tickerHeartbeat = 1000;
const candleSpacing = 250;

/** One candle as it moves, for everybody who watches it. */
interface CandleFeed {
  market: Market;
  resolution: CandleResolution;
  sinks: Set<StreamSink>;
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
  private readonly candles = new Map<string, CandleFeed>();
  /** Answers until the next change or pulse: however often they are asked for, they are made once. */
  private readonly answers = new Map<string, unknown>();
  private readonly pendingTrades = new Map<string, PublicTrade[]>();
  private readonly sentTickers = new Map<string, Ticker>();
  private tickersAt = -Infinity;
  private tickersSentAt = -Infinity;

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
    exchange.onCommit('hub', (changes) => {
      this.answers.clear();
      for (const { market, trade } of changes.trades) {
        if ((this.trades.get(market.id)?.size ?? 0) === 0) continue;
        const untold = this.pendingTrades.get(market.id);
        if (untold === undefined) this.pendingTrades.set(market.id, [tradeView(market, trade)]);
        else untold.push(tradeView(market, trade));
      }
      for (const { instrument } of changes.markets) {
        this.tell(this.peers, 'instrument', [instrument]);
      }
      for (const asset of changes.assets) this.tell(this.peers, 'asset', [asset]);
    });
  }

  open(peer: HubPeer): HubSession {
    this.peers.add(peer);
    const followed = new Set<Set<HubPeer>>(); // a book and the trades of each market, at most
    const streams = new Set<() => void>();
    return {
      invoke: async (method, args) => this.invoke(peer, followed, method, args),
      stream: (method, args, sink) => {
        const leave = this.openStream(method, args, sink);
        const cancel = () => {
          leave();
          streams.delete(cancel);
        };
        streams.add(cancel);
        return { cancel };
      },
      close: () => {
        this.peers.delete(peer);
        this.tickers.delete(peer);
        for (const peers of followed) peers.delete(peer);
        for (const cancel of streams) cancel();
      },
    };
  }

  /** Returns the number of objects kept for connected clients; none outlives its use. */
  held(): { peers: number; streams: number } {
    let streams = 0;
    for (const { sinks } of this.candles.values()) streams += sinks.size;
    return { peers: this.peers.size, streams };
  }

  /** Sends what is due. */
  flush(now: number, health: Health): void {
    this.answers.clear();
    for (const [market, peers] of this.books) {
      if (peers.size === 0) continue;
      health.attempt(`hub book ${market}`, () => this.feeds.get(market)?.flush(now));
    }
    health.attempt('hub trades', () => this.tellTrades());
    health.attempt('hub tickers', () => {
      if (this.tickers.size > 0 && now - this.tickersAt >= tickerSpacing) this.tellTickers(now);
    });
    for (const [name, feed] of this.candles) {
      if (now - feed.sentAt < candleSpacing) continue;
      health.attempt(`hub candles ${name}`, () => this.tellCandle(feed, now));
    }
  }

  skipBookSequence(market: string): void {
    this.feeds.get(market)?.skip();
  }

  drop(error: Error): void {
    for (const peer of this.peers) peer.drop?.(error);
  }

  private invoke(
    peer: HubPeer,
    followed: Set<Set<HubPeer>>,
    method: string,
    rawArgs: readonly unknown[],
  ): unknown {
    const [first] = checkArguments('market', 'methods', method, rawArgs);
    const now = this.exchange.now();
    if (method === 'SubscribeTickers') {
      this.tickers.add(peer);
      return this.once('tickers', () =>
        [...this.exchange.markets.values()].map((market) => this.data.ticker(market, now)),
      );
    }
    if (method === 'UnsubscribeTickers') {
      this.tickers.delete(peer);
      return null;
    }
    const market = this.market(first);
    switch (method) {
      case 'SubscribeBook':
        follow(followed, subscribers(this.books, market.id), peer);
        return null;
      case 'UnsubscribeBook':
        leave(followed, subscribers(this.books, market.id), peer);
        return null;
      case 'BookSnapshot':
        return this.feeds.get(market.id)?.snapshot(now);
      case 'SubscribeTrades':
        follow(followed, subscribers(this.trades, market.id), peer);
        return this.once(`trades ${market.id}`, () =>
          this.data
            .feed(market.id)
            .tape.slice(-tapeLength)
            .toReversed()
            .map((trade) => tradeView(market, trade)),
        );
      case 'UnsubscribeTrades':
        leave(followed, subscribers(this.trades, market.id), peer);
        return null;
      default:
        throw new HubError(`'${method}' is not served.`);
    }
  }

  private once<T>(name: string, make: () => T): T {
    const known = this.answers.get(name);
    if (known !== undefined) return known as T;
    const made = make();
    this.answers.set(name, made);
    return made;
  }

  private openStream(method: string, rawArgs: readonly unknown[], sink: StreamSink): () => void {
    const [first, second] = checkArguments('market', 'streams', method, rawArgs);
    const market = this.market(first);
    const resolution = second as CandleResolution;
    const name = `${market.id} ${resolution}`;
    const now = this.exchange.now();
    const known = this.candles.get(name);
    const feed = known ?? { market, resolution, sinks: new Set(), sentAt: -Infinity, last: '' };
    const { sinks } = feed;
    sinks.add(sink);
    if (known !== undefined) sink.next(this.candle(known, now));
    else {
      this.candles.set(name, feed);
      this.tellCandle(feed, now);
    }
    return () => {
      sinks.delete(sink);
      if (sinks.size === 0 && this.candles.get(name)?.sinks === sinks) this.candles.delete(name);
    };
  }

  private market(id: unknown): Market {
    const market = this.exchange.markets.get(String(id));
    if (market === undefined) throw new HubError('Market not found.');
    return market;
  }

  private tellTrades(): void {
    const untold = [...this.pendingTrades];
    this.pendingTrades.clear();
    for (const [market, trades] of untold) this.tell(this.trades.get(market), 'trades', [trades]);
  }

  private tellTickers(now: number): void {
    this.tickersAt = now;
    const changed: Ticker[] = [];
    for (const market of this.exchange.markets.values()) {
      const ticker = this.data.ticker(market, now);
      const told = this.sentTickers.get(market.id);
      if (told !== undefined && sameFigures(told, ticker)) continue;
      this.sentTickers.set(market.id, ticker);
      changed.push(ticker);
    }
    if (changed.length === 0 && now - this.tickersSentAt < tickerHeartbeat) return;
    this.tickersSentAt = now;
    this.tell(this.tickers, 'tickers', [changed]);
  }

  private tellCandle(feed: CandleFeed, now: number): void {
    const candle = this.candle(feed, now);
    const text = JSON.stringify(candle);
    if (text === feed.last) return;
    feed.last = text;
    feed.sentAt = now;
    for (const sink of feed.sinks) sink.next(candle);
  }

  private candle({ market, resolution }: CandleFeed, now: number): Candle {
    return this.once(`candle ${market.id} ${resolution}`, () =>
      candleView(market, this.data.feed(market.id).series.current(resolution, now)),
    );
  }

  private tell(
    peers: Iterable<HubPeer> | undefined,
    event: string,
    args: readonly unknown[],
  ): void {
    for (const peer of peers ?? []) deliver(peer, event, args);
  }
}

function subscribers(all: Map<string, Set<HubPeer>>, market: string): Set<HubPeer> {
  let peers = all.get(market);
  if (peers === undefined) all.set(market, (peers = new Set()));
  return peers;
}

function follow(followed: Set<Set<HubPeer>>, peers: Set<HubPeer>, peer: HubPeer): void {
  followed.add(peers);
  peers.add(peer);
}

function leave(followed: Set<Set<HubPeer>>, peers: Set<HubPeer>, peer: HubPeer): void {
  followed.delete(peers);
  peers.delete(peer);
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

// @where Trading: number of recent trades that are kept, and that the list shows
import type { Candle, PublicTrade, Ticker } from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import { divideHalfEven, fromAtoms } from '../fixed.ts';
import type { Trade } from '../engine/changes.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import { formatAmount, formatPrice, nearestTicks } from '../engine/market-rules.ts';
import { CandleSeries } from './candle-series.ts';
import { RollingDay, type DayFigures } from './day-figures.ts';
import type { TickCandle } from './tick-candle.ts';
import { pricePath, type PricePath } from './price-path.ts';

/** Number of trades of a market that are kept for later readers. */
export const tapeLength = 100;

export interface MarketFeed {
  readonly market: Market;
  readonly series: CandleSeries;
  readonly day: RollingDay;
  /** Fair price over time, for the market makers. */
  readonly path: PricePath;
  /** Latest trades, oldest first. */
  tape: Trade[];
}

/** Everything that is public about the markets, except the books themselves. */
export class MarketData {
  private readonly feeds: ReadonlyMap<string, MarketFeed>;

  constructor(exchange: Exchange, seed: number) {
    const modelOf = (id: string) => exchange.market(id).definition.model;
    const now = exchange.now();
    this.feeds = new Map(
      [...exchange.markets.values()].map((market) => {
        const makePath = () => pricePath(seed, market.id, market.definition.model, modelOf);
        const path = makePath();
        const series = new CandleSeries(market, makePath(), now);
        market.lastTicks = nearestTicks(market.rules, path(now));
        return [market.id, { market, series, day: new RollingDay(series), path, tape: [] }];
      }),
    );
    exchange.onCommit('market-data', ({ trades }) => {
      for (const { market, trade } of trades) this.add(market, trade);
    });
  }

  all(): Iterable<MarketFeed> {
    return this.feeds.values();
  }

  feed(market: string): MarketFeed {
    const feed = this.feeds.get(market);
    if (feed === undefined) throw new Error(`no market ${market}`);
    return feed;
  }

  private add(market: Market, trade: Trade): void {
    const feed = this.feed(market.id);
    feed.series.add(trade);
    feed.tape.push(trade);
    if (feed.tape.length > 2 * tapeLength) feed.tape.splice(0, feed.tape.length - tapeLength);
  }

  ticker(market: Market, now: number): Ticker {
    const figures = this.feed(market.id).day.figures(now);
    const bid = market.book.bestBid();
    const ask = market.book.bestAsk();
    const { rules } = market;
    return {
      market: market.id,
      ...figuresView(market, figures),
      bid: bid === undefined ? null : formatPrice(rules, bid),
      ask: ask === undefined ? null : formatPrice(rules, ask),
      time: isoTime(now),
    };
  }
}

/** Last price and the figures of 24 hours, as tickers and trends show them. */
export function figuresView(market: Market, figures: DayFigures) {
  const last = market.lastTicks ?? figures.open;
  const change = last - figures.open;
  return {
    last: formatPrice(market.rules, last),
    change24h: formatPrice(market.rules, change),
    changePercent24h: fromAtoms(divideHalfEven(BigInt(change) * 10_000n, BigInt(figures.open)), 2),
    high24h: formatPrice(market.rules, Math.max(figures.high, last)),
    low24h: formatPrice(market.rules, Math.min(figures.low, last)),
    volume24h: formatAmount(market.rules, figures.volume),
  };
}

export function candleView(market: Market, candle: TickCandle): Candle {
  const { rules } = market;
  return {
    time: isoTime(candle.time),
    open: formatPrice(rules, candle.open),
    high: formatPrice(rules, candle.high),
    low: formatPrice(rules, candle.low),
    close: formatPrice(rules, candle.close),
    volume: formatAmount(rules, candle.volume),
  };
}

export function tradeView(market: Market, trade: Trade): PublicTrade {
  return {
    id: trade.id,
    market: market.id,
    price: formatPrice(market.rules, trade.ticks),
    amount: formatAmount(market.rules, trade.lots),
    side: trade.side,
    time: isoTime(trade.time),
  };
}

// @where Sandbox: market making: levels, spread and trades of the house
import type { OrderSide } from '@agio/api-client/contract';
import { houseAccounts } from '../engine/ledger.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import { steppedLots } from '../engine/market-rules.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import type { MarketMaker } from './market-maker.ts';

/**
 * The house as taker in one market: it takes from the book at random moments, at about the rate and in about the sizes that make
 * up an ordinary day. It leans toward the fair price, and it serves orders of people that the price has gone past.
 */
export class RandomTaker {
  private readonly exchange: Exchange;
  private readonly market: Market;
  private readonly maker: MarketMaker;
  private readonly random: Random;
  private readonly meanWait: number;
  private readonly meanLots: number;
  private nextAt: number;
  private lastSide: OrderSide = 'Buy';

  constructor(exchange: Exchange, market: Market, maker: MarketMaker, seed: number, pace: number) {
    this.exchange = exchange;
    this.market = market;
    this.maker = maker;
    const now = exchange.now();
    this.random = createRandom(seed ^ hashText(`taker:${market.id}`) ^ Math.floor(now / 1000));
    const { dailyVolume, tradesPerSecond } = market.definition;
    this.meanWait = 1000 / (tradesPerSecond * pace);
    this.meanLots = dailyVolume / 86_400 / tradesPerSecond / market.rules.lot;
    this.nextAt = now + this.wait();
  }

  step(now: number): void {
    const overdue = this.overdueSide(now);
    if (now < this.nextAt) return;
    this.nextAt = now + (overdue === undefined ? this.wait() : 120 + this.random.below(280));
    const side = overdue ?? this.chooseSide(now);
    const best = this.market.book.side(side === 'Buy' ? 'Sell' : 'Buy').best();
    if (best === undefined) return;
    const reach = Math.ceil(4 * this.maker.gap);
    const ticks = side === 'Buy' ? best.ticks + reach : Math.max(1, best.ticks - reach);
    // Mean 1, most of them small, now and then one that takes several levels.
    const chance = this.random.next();
    const size = 0.1 + 5.4 * chance ** 5 + (overdue === undefined ? 0 : 6);
    const { rules } = this.market;
    const wanted = steppedLots(rules, BigInt(Math.round(this.meanLots * size)));
    const lots = wanted > 0n ? wanted : rules.lotsPerStep;
    this.lastSide = side;
    this.exchange.placeForHouse(houseAccounts.takers, {
      market: this.market,
      side,
      timeInForce: 'IOC',
      ticks: overdue === undefined ? ticks : best.ticks,
      lots,
    });
  }

  private wait(): number {
    const burst = this.random.next() < 0.14;
    return burst ? 60 + this.random.below(180) : this.meanWait * (0.35 + 1.6 * this.random.next());
  }

  private chooseSide(now: number): OrderSide {
    const bid = this.market.book.bestBid();
    const ask = this.market.book.bestAsk();
    if (bid === undefined) return 'Buy';
    if (ask === undefined) return 'Sell';
    const lean = (this.maker.fair(now) - (bid + ask) / 2) / (4 * this.maker.gap);
    const habit = this.lastSide === 'Buy' ? 0.08 : -0.08;
    const chance = 0.5 + habit + Math.max(-0.3, Math.min(0.3, lean));
    return this.random.next() < chance ? 'Buy' : 'Sell';
  }

  /**
   * Returns the side to take when a person's order is better than the fair price by more than the house's own spread.
   */
  private overdueSide(now: number): OrderSide | undefined {
    const fair = this.maker.fair(now);
    const margin = this.maker.halfSpread * 0.5;
    const bid = this.market.book.bestBid();
    if (bid !== undefined && bid > fair + margin) return 'Sell';
    const ask = this.market.book.bestAsk();
    if (ask !== undefined && ask < fair - margin) return 'Buy';
    return undefined;
  }
}

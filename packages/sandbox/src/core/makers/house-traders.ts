// @where Sandbox: market making: levels, spread and trades of the house
import type { Exchange } from '../engine/exchange.ts';
import type { Health } from '../containment.ts';
import { houseAccounts } from '../engine/ledger.ts';
import { largestOrder } from '../engine/market-rule-bounds.ts';
import { powerOfTen } from '../fixed.ts';
import type { Market } from '../engine/market.ts';
import type { MarketData } from '../market-data/market-data.ts';
import { MarketMaker } from './market-maker.ts';
import { RandomTaker } from './random-taker.ts';

/** Every market acts this often, in milliseconds of the clock. */
const stepLength = 100;
/** After a pause (a laptop that slept) at most this much is caught up; the price path covers the rest. */
const longestCatchUp = 2000;
/** Units of each asset that the house has. It keeps some 140 orders in a market, most of them far below the largest. */
const houseFunds = 1000n * largestOrder;

/** Atoms of an asset that makers and takers begin with together. They are in no wallet: they make the markets of a sandbox. */
export const housePlayMoney = (decimals: number): bigint => 2n * houseFunds * powerOfTen(decimals);

/** The market makers and takers of all markets. What they do depends on the seed and the clock only. */
export class HouseTraders {
  private readonly exchange: Exchange;
  private readonly health: Health;
  private readonly isAtWork: boolean;
  private readonly members: { market: Market; maker: MarketMaker; taker: RandomTaker }[];
  private steppedAt: number;

  constructor(
    exchange: Exchange,
    data: MarketData,
    health: Health,
    { seed, pace }: { seed: number; pace: number },
  ) {
    this.exchange = exchange;
    this.health = health;
    this.isAtWork = pace > 0;
    for (const [asset, { decimals }] of exchange.assets) {
      const atoms = houseFunds * powerOfTen(decimals);
      exchange.command(() => {
        exchange.deposit(houseAccounts.makers, asset, atoms, 'house');
        exchange.deposit(houseAccounts.takers, asset, atoms, 'house');
      });
    }
    this.members = [...data.all()].map(({ market, path }) => {
      const maker = new MarketMaker(exchange, market, path, seed);
      const taker = new RandomTaker(exchange, market, maker, seed, pace);
      return { market, maker, taker };
    });
    this.steppedAt = Math.floor(exchange.now() / stepLength) * stepLength;
  }

  /** Puts the first quotes into every market, also into those that are halted: their book stands still. */
  open(): void {
    const now = this.exchange.now();
    for (const { market, maker } of this.members) {
      this.act(`quotes ${market.id}`, () => maker.step(now));
    }
  }

  /** Acts for the time since the last call. */
  advance(now: number): void {
    if (!this.isAtWork) return;
    if (now - this.steppedAt > longestCatchUp) {
      this.steppedAt = Math.floor((now - longestCatchUp) / stepLength) * stepLength;
    }
    while (this.steppedAt + stepLength <= now) {
      this.steppedAt += stepLength;
      const turn = (this.steppedAt / stepLength) % 2;
      for (const [index, { market, maker, taker }] of this.members.entries()) {
        if (market.status !== 'Open') continue;
        // Takers look every step; quotes are moved every second one, half of the markets at a time.
        if (index % 2 === turn) this.act(`quotes ${market.id}`, () => maker.step(now));
        this.act(`takers ${market.id}`, () => taker.step(now));
      }
    }
  }

  /** A command each: quotes touch no record, so they move on when takers cannot be written. */
  private act(part: string, step: () => void): void {
    this.health.attempt(part, () => this.exchange.command(step));
  }
}

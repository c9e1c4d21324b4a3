// @where Sandbox: market making: levels, spread and trades of the house
import type { OrderSide } from '@agio/api-client/contract';
import { houseAccounts } from '../engine/ledger.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import { steppedLots, steppedTicks } from '../engine/market-rules.ts';
import { isOpen, type Order } from '../engine/order.ts';
import type { PricePath } from '../market-data/price-path.ts';
import { createRandom, hashNumbers, hashText, unitAt, type Random } from '../random.ts';

/** Price levels that the house keeps on each side. */
const levels = 60;
/** Distance between levels as a part of the price. */
const levelGap = 0.00005;
/** Levels that the house quotes beyond `levels` before it takes them away. */
const spare = 8;
/** Maximum time that a level stays empty after it was taken, in milliseconds. */
const longestRefill = 1600;

/**
 * The house's quotes in one market. Levels sit at fixed places of the price scale, so that a moving price leaves most
 * of the book where it is. The house never takes: it only puts orders where they rest.
 */
export class MarketMaker {
  private readonly exchange: Exchange;
  private readonly market: Market;
  private readonly path: PricePath;
  private readonly random: Random;
  private readonly seed: number;
  /** Distance of the levels where nothing asks for more, in ticks. */
  private readonly natural: number;
  private cell: number;
  private readonly typicalLots: number;
  private readonly quotes = new Map<number, Order>();
  /** Nothing is lost when a step that failed leaves a level empty for a while. */
  private readonly emptyUntil = new Map<number, number>();
  private refreshes = 0;

  constructor(exchange: Exchange, market: Market, path: PricePath, seed: number) {
    this.exchange = exchange;
    this.market = market;
    this.path = path;
    this.seed = seed ^ hashText(`maker:${market.id}`);
    this.random = createRandom(this.seed ^ Math.floor(exchange.now() / 1000));
    this.natural = Math.max(1, Math.round((path(exchange.now()) * levelGap) / market.rules.tick));
    this.cell = this.natural;
    this.typicalLots = market.definition.dailyVolume / 3000 / market.rules.lot;
  }

  /** Fair price in ticks, not rounded. */
  fair(now: number): number {
    return this.path(now) / this.market.rules.tick;
  }

  /** Half of the spread that the house keeps around the fair price, in ticks. */
  get halfSpread(): number {
    return Math.max(0.7, this.cell * 0.55);
  }

  /** Distance between two levels, in ticks. */
  get gap(): number {
    return this.cell;
  }

  /** Moves the quotes to where they belong now. */
  step(now: number): void {
    this.followSteps();
    const fair = this.fair(now);
    const highestBid = Math.floor(fair - this.halfSpread);
    const lowestAsk = Math.ceil(fair + this.halfSpread);
    this.withdraw(now, highestBid, lowestAsk);
    this.refresh();
    const bottom = Math.floor(highestBid / this.cell);
    const top = Math.floor(lowestAsk / this.cell);
    for (let index = 0; index < levels; index += 1) {
      this.quote(now, 'Buy', bottom - index, index, highestBid);
      this.quote(now, 'Sell', top + index, index, lowestAsk);
    }
  }

  /** Levels are at least one step of the price apart. With new steps the exchange has taken the old quotes away. */
  private followSteps(): void {
    const cell = Math.max(this.natural, this.market.rules.ticksPerStep);
    if (cell === this.cell) return;
    const { undo } = this.exchange;
    undo.keep(this);
    this.cell = cell;
    for (const own of this.quotes.keys()) undo.delete(this.quotes, own);
    this.emptyUntil.clear();
  }

  /** Takes away quotes that were filled, that the price has passed, or that are too far from it. */
  private withdraw(now: number, highestBid: number, lowestAsk: number): void {
    const slack = this.cell * 0.35;
    const reach = (levels + spare) * this.cell;
    for (const [cell, order] of this.quotes) {
      if (!isOpen(order)) {
        this.exchange.undo.delete(this.quotes, cell);
        this.emptyUntil.set(cell, now + 150 + this.random.below(longestRefill));
        continue;
      }
      const ticks = order.ticks ?? 0;
      const passed = order.side === 'Buy' ? ticks > highestBid + slack : ticks < lowestAsk - slack;
      const distance = order.side === 'Buy' ? highestBid - ticks : ticks - lowestAsk;
      if (passed || distance > reach) this.cancel(cell, order);
    }
    if (this.emptyUntil.size > 4 * levels) {
      for (const [cell, until] of this.emptyUntil) {
        if (until <= now) this.emptyUntil.delete(cell);
      }
    }
  }

  /** Gives one or two quotes another size, so that a quiet book is not a dead one. */
  private refresh(): void {
    const cells = [...this.quotes.keys()];
    const count = this.random.below(3);
    for (let turn = 0; turn < count; turn += 1) {
      // Squared: most of it happens near the best prices, where the newest quotes are.
      const place = Math.floor(this.random.next() * this.random.next() * cells.length);
      const cell = cells[cells.length - 1 - place];
      const order = cell === undefined ? undefined : this.quotes.get(cell);
      if (cell === undefined || order === undefined || !isOpen(order)) continue;
      this.cancel(cell, order);
      this.refreshes += 1;
    }
  }

  private cancel(cell: number, order: Order): void {
    this.exchange.cancel(order, 'CancelledBySystem');
    this.exchange.undo.delete(this.quotes, cell);
  }

  private quote(now: number, side: OrderSide, cell: number, depth: number, limit: number): void {
    if (this.quotes.has(cell)) return;
    if ((this.emptyUntil.get(cell) ?? 0) > now) return;
    const { book, rules } = this.market;
    const place = cell * this.cell + (hashNumbers(this.seed, cell) % this.cell);
    const ticks = steppedTicks(rules, side, place);
    if (ticks < 1) return;
    if (side === 'Buy' ? ticks > limit : ticks < limit) return;
    const other = side === 'Buy' ? book.bestAsk() : book.bestBid();
    if (other !== undefined && (side === 'Buy' ? ticks >= other : ticks <= other)) return;
    const chance = unitAt(this.seed ^ this.refreshes, cell);
    const shape = 0.12 + 3.2 * chance * chance * chance + 0.012 * depth;
    const worthwhile = rules.minNotional / (BigInt(ticks) * rules.quoteAtomsPerTickLot) + 1n;
    let lots = BigInt(Math.round(this.typicalLots * shape));
    if (lots < worthwhile) lots = worthwhile + rules.lotsPerStep - 1n;
    if (lots < rules.lotsPerStep) lots = rules.lotsPerStep;
    if (lots > rules.maxLots) lots = rules.maxLots;
    lots = steppedLots(rules, lots);
    const order = this.exchange.placeForHouse(houseAccounts.makers, {
      market: this.market,
      side,
      postOnly: true,
      ticks,
      lots,
    });
    if (order !== undefined) this.exchange.undo.set(this.quotes, cell, order);
  }
}

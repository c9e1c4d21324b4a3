import type { BookLevel, DecimalString } from '../../contract/core.ts';
import { BookSide, type Level } from './book-side.ts';
import {
  fractionDigits,
  fromUnits,
  ScaledDecimalError,
  toBigUnits,
  toUnits,
} from './scaled-decimal.ts';

export interface BookLevels {
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

/** Prices with more digits than this are refused: a safe integer would hold too few whole digits. */
const maxPriceDigits = 15;
const maxAmountDigits = 60;

/**
 * The book of one market, in whole numbers: prices as safe integers, amounts as BigInt, each in units of the most
 * fraction digits seen so far. It learns these scales from the data, so a tick size that changes while the market is
 * open needs no restart. Knows nothing of sequence numbers or of the connection.
 */
export class OrderBook {
  readonly bids = new BookSide();
  readonly asks = new BookSide();
  readonly #maxLevels: number;
  #priceScale = 0;
  #amountScale = 0;

  /** Keeps at most `maxLevels` a side, the best ones. */
  constructor(maxLevels = 50_000) {
    this.#maxLevels = maxLevels;
  }

  /** Fraction digits of a price unit. */
  get priceScale(): number {
    return this.#priceScale;
  }

  /** Fraction digits of an amount unit. */
  get amountScale(): number {
    return this.#amountScale;
  }

  /**
   * Replaces everything. Throws `ScaledDecimalError` for a price or amount that is negative, no decimal or not exact,
   * and then the book is as before.
   */
  applySnapshot(snapshot: BookLevels): void {
    this.#learnScales(snapshot);
    const bids = this.#parse(snapshot.bids, 1).filter((level) => level.size > 0n);
    const asks = this.#parse(snapshot.asks, -1).filter((level) => level.size > 0n);
    this.bids.replace(bids);
    this.asks.replace(asks);
    this.#truncate();
  }

  /** Applies a change, whole or (when it throws `ScaledDecimalError`) not at all. An amount of zero removes. */
  applyDelta(delta: BookLevels): void {
    let bids = this.#tryParse(delta.bids, 1);
    let asks = this.#tryParse(delta.asks, -1);
    if (bids === undefined || asks === undefined) {
      this.#learnScales(delta);
      bids = this.#parse(delta.bids, 1);
      asks = this.#parse(delta.asks, -1);
    }
    for (const level of bids) this.bids.set(level);
    for (const level of asks) this.asks.set(level);
    this.#truncate();
  }

  /** The best bid is at or above the best ask: such orders would have matched, so the book cannot be right. */
  get crossed(): boolean {
    const bid = this.bids.best;
    const ask = this.asks.best;
    return bid !== undefined && ask !== undefined && bid.key >= -ask.key;
  }

  /** A side was cut and has since lost so many levels that too few are known. */
  get thin(): boolean {
    return [this.bids, this.asks].some(
      (side) => side.truncated && side.levels.length < this.#maxLevels / 2,
    );
  }

  /** Best ask − best bid; undefined when a side is empty or the sides meet. */
  get spread(): DecimalString | undefined {
    const bid = this.bids.best;
    const ask = this.asks.best;
    if (!bid || !ask || this.crossed) return undefined;
    return fromUnits(-ask.key - bid.key, this.#priceScale);
  }

  /** Makes prices of so many fraction digits whole numbers. Throws `ScaledDecimalError` when they cannot be. */
  requirePriceScale(digits: number): void {
    if (digits > this.#priceScale) this.#rescale(digits, this.#amountScale);
  }

  #truncate(): void {
    this.bids.truncate(this.#maxLevels);
    this.asks.truncate(this.#maxLevels);
  }

  /** Undefined when a level has more digits than the scales: learn them first. */
  #tryParse(levels: readonly BookLevel[], sign: 1 | -1): Level[] | undefined {
    const parsed: Level[] = [];
    for (const [price, amount] of levels) {
      const units = toUnits(price, this.#priceScale);
      const size = toBigUnits(amount, this.#amountScale);
      if (units === undefined || size === undefined) return undefined;
      if (units === 0) throw new ScaledDecimalError('A price of zero');
      parsed.push({ key: sign * units, price, amount, size });
    }
    return parsed;
  }

  #parse(levels: readonly BookLevel[], sign: 1 | -1): Level[] {
    const parsed = this.#tryParse(levels, sign);
    if (parsed === undefined) throw new ScaledDecimalError('More digits than were learned');
    return parsed;
  }

  #learnScales({ bids, asks }: BookLevels): void {
    let priceScale = this.#priceScale;
    let amountScale = this.#amountScale;
    for (const side of [bids, asks]) {
      for (const [price, amount] of side) {
        priceScale = Math.max(priceScale, fractionDigits(price));
        amountScale = Math.max(amountScale, fractionDigits(amount));
      }
    }
    if (priceScale > this.#priceScale || amountScale > this.#amountScale) {
      this.#rescale(priceScale, amountScale);
    }
  }

  #rescale(priceScale: number, amountScale: number): void {
    if (priceScale > maxPriceDigits || amountScale > maxAmountDigits) {
      throw new ScaledDecimalError(`${priceScale} or ${amountScale} fraction digits are too many`);
    }
    const keyFactor = 10 ** (priceScale - this.#priceScale);
    const keys = [this.bids, this.asks].flatMap((side) => [side.best, side.levels[0]]);
    if (keys.some((level) => level && !Number.isSafeInteger(level.key * keyFactor))) {
      throw new ScaledDecimalError(`Prices are not exact with ${priceScale} fraction digits`);
    }
    const sizeFactor = 10n ** BigInt(amountScale - this.#amountScale);
    this.bids.rescale(keyFactor, sizeFactor);
    this.asks.rescale(keyFactor, sizeFactor);
    this.#priceScale = priceScale;
    this.#amountScale = amountScale;
  }
}

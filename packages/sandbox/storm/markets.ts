import type { Instrument, Trend } from '@agio/api-client/contract';
import { exactAtoms, fractionDigits, fromAtoms } from '../src/core/fixed.ts';
import type { Dice } from './dice.ts';

const scale = 18;

/** Prices and amounts that a market takes, most of the time. */
export class MarketView {
  readonly id: string;
  readonly base: string;
  readonly quote: string;
  private readonly instrument: Instrument;
  private readonly last: bigint;

  constructor(instrument: Instrument, last: string) {
    this.id = instrument.id;
    this.base = instrument.baseAsset;
    this.quote = instrument.quoteAsset;
    this.instrument = instrument;
    this.last = exactAtoms(last, scale);
  }

  /** So many thousandths of the last price, on the tick. */
  price(perMille: number): string {
    const tick = exactAtoms(this.instrument.tickSize, scale);
    const ticks = (this.last * BigInt(perMille)) / 1000n / tick;
    return fromAtoms((ticks < 1n ? 1n : ticks) * tick, scale);
  }

  /** Worth so many times the smallest order, on the step. */
  amount(times: number): string {
    const step = exactAtoms(this.instrument.stepSize, scale);
    const least = exactAtoms(this.instrument.minAmount, scale);
    const worth = exactAtoms(this.instrument.minNotional, scale) * BigInt(times);
    const wanted = (worth * 10n ** BigInt(scale)) / this.last;
    const amount = wanted < least ? least : wanted;
    return fromAtoms((amount / step + 1n) * step, scale);
  }

  /** So many times the smallest order, in the quote asset. */
  budget(times: number): string {
    return fromAtoms(exactAtoms(this.instrument.minNotional, scale) * BigInt(times), scale);
  }

  /** Something between two ticks. */
  get offTick(): string {
    const digits = fractionDigits(this.instrument.tickSize) + 1;
    return fromAtoms(exactAtoms(this.price(900), digits) + 1n, digits);
  }

  get offStep(): string {
    const digits = fractionDigits(this.instrument.stepSize) + 1;
    return fromAtoms(exactAtoms(this.amount(3), digits) + 1n, digits);
  }

  get tooMuch(): string {
    return `${this.instrument.maxAmount}0`;
  }

  get tickSize(): string {
    return this.instrument.tickSize;
  }

  get takerFee(): string {
    return this.instrument.takerFee;
  }
}

/** The markets in which the storm trades; what staff do to others is not in its way. */
const traded = ['XCB-CTN', 'BTC-USDC', 'ETH-USDC', 'SOL-USDC'];

export class Markets {
  readonly all = new Map<string, MarketView>();

  read(instruments: readonly Instrument[], trends: readonly Trend[]): void {
    const lasts = new Map(trends.map(({ market, last }) => [market, last]));
    for (const instrument of instruments) {
      const last = lasts.get(instrument.id);
      if (last !== undefined) this.all.set(instrument.id, new MarketView(instrument, last));
    }
  }

  get(id: string): MarketView {
    const market = this.all.get(id);
    if (market === undefined) throw new Error(`There is no market ${id}.`);
    return market;
  }

  any(dice: Dice): MarketView {
    return this.get(dice.pick(traded.filter((id) => this.all.has(id))));
  }
}

// @where Sandbox: values of assets in a currency, now and in the past
import { currencies, type Currency } from '@agio/api-client/contract';
import { dollar } from '../catalog/market-rows.ts';
import { divideHalfEven, exactAtoms, powerOfTen } from '../fixed.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import type { MarketData } from './market-data.ts';
import { fiatPath, type PricePath } from './price-path.ts';
import { minute } from './resolution.ts';

/** Digits that values are computed with. */
export const valueDigits = 18;
const rateDigits = 9;
/** Prices of the past that are kept of an asset: those at which series of values have their points. */
const maxKept = 5000;

/** Values of assets in money, now and in the past: for display, never for settlement. */
export class Valuation {
  private readonly exchange: Exchange;
  private readonly marketData: MarketData;
  private readonly rates: ReadonlyMap<string, PricePath>;
  private readonly dollarMarkets: ReadonlyMap<string, Market>;
  /** Ticks by market and minute. */
  private readonly past = new Map<string, Map<number, number>>();

  constructor(exchange: Exchange, marketData: MarketData, seed: number) {
    this.exchange = exchange;
    this.marketData = marketData;
    this.rates = new Map(currencies.map((code) => [code, fiatPath(seed, code)]));
    this.dollarMarkets = new Map(
      [...exchange.markets.values()]
        .filter((market) => market.quoteAsset === dollar)
        .map((market) => [market.baseAsset, market]),
    );
  }

  /**
   * One unit of an asset in a currency at a moment, now when left out, with `valueDigits` digits; undefined when no
   * market gives a price. `dollars` is what it was worth then in US dollars, where that was noted.
   */
  price(
    asset: string,
    currency: Currency,
    time: number = this.exchange.now(),
    dollars?: string,
  ): bigint | undefined {
    const rate = this.rate(currency, time);
    const own = this.rates.get(asset);
    if (own !== undefined)
      return divideHalfEven(rate * powerOfTen(valueDigits), this.rate(asset, time));
    const one = rate * powerOfTen(valueDigits - rateDigits);
    if (asset === dollar) return one;
    if (dollars !== undefined)
      return (exactAtoms(dollars, valueDigits) * one) / powerOfTen(valueDigits);
    const market = this.dollarMarkets.get(asset);
    if (market === undefined) return undefined;
    const ticks = this.ticks(market, time);
    if (ticks === undefined) return undefined;
    return (BigInt(ticks) * market.rules.tickUnits * one) / powerOfTen(market.rules.priceDigits);
  }

  private ticks(market: Market, time: number): number | undefined {
    const now = this.exchange.now();
    if (time >= now) return market.lastTicks;
    let kept = this.past.get(market.id);
    if (kept === undefined) this.past.set(market.id, (kept = new Map()));
    const index = Math.floor(time / minute);
    const known = kept.get(index);
    if (known !== undefined) return known;
    const ticks = this.marketData.feed(market.id).series.priceAt(time, now);
    if (index < Math.floor(now / minute)) {
      if (kept.size >= maxKept) kept.clear();
      kept.set(index, ticks);
    }
    return ticks;
  }

  private rate(currency: string, time: number): bigint {
    const path = this.rates.get(currency);
    if (path === undefined) throw new Error(`no rate for ${currency}`);
    return BigInt(Math.round(path(time) * 10 ** rateDigits));
  }
}

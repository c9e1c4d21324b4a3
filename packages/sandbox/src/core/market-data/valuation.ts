import { currencies, type Currency } from '@agio/api-client/contract';
import { divideHalfEven, powerOfTen } from '../fixed.ts';
import type { Exchange } from '../engine/exchange.ts';
import type { Market } from '../engine/market.ts';
import type { MarketData } from './market-data.ts';
import { fiatPath, type PricePath } from './price-path.ts';
import { day } from './resolution.ts';

/** Digits that values are computed with. */
export const valueDigits = 18;
const rateDigits = 9;
const dollar = 'USDC';

/** What things are worth in money, now and a day ago: for display, never for settlement. */
export class Valuation {
  private readonly exchange: Exchange;
  private readonly marketData: MarketData;
  private readonly rates: ReadonlyMap<string, PricePath>;
  private readonly dollarMarkets: ReadonlyMap<string, Market>;

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

  /** One unit of an asset in a currency, with `valueDigits` digits; undefined when no market gives a price. */
  price(asset: string, currency: Currency, at: 'now' | 'day-ago' = 'now'): bigint | undefined {
    const now = this.exchange.now();
    const time = at === 'now' ? now : now - day;
    const rate = this.rate(currency, time);
    const own = this.rates.get(asset);
    if (own !== undefined)
      return divideHalfEven(rate * powerOfTen(valueDigits), this.rate(asset, time));
    const one = rate * powerOfTen(valueDigits - rateDigits);
    if (asset === dollar) return one;
    const market = this.dollarMarkets.get(asset);
    if (market === undefined) return undefined;
    const ticks =
      at === 'now' ? market.lastTicks : this.marketData.feed(market.id).series.priceAt(time, now);
    if (ticks === undefined) return undefined;
    return (BigInt(ticks) * market.rules.tickUnits * one) / powerOfTen(market.rules.priceDigits);
  }

  private rate(currency: string, time: number): bigint {
    const path = this.rates.get(currency);
    if (path === undefined) throw new Error(`no rate for ${currency}`);
    return BigInt(Math.round(path(time) * 10 ** rateDigits));
  }
}

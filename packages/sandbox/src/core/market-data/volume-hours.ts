import type { Currency } from '@agio/api-client/contract';
import type { Market } from '../engine/market.ts';
import { powerOfTen } from '../fixed.ts';
import type { MarketData } from './market-data.ts';
import { hour } from './resolution.ts';
import type { TickCandle } from './tick-candle.ts';
import type { Valuation } from './valuation.ts';

/** Hours that are over and worth keeping: two days of every market in every currency. */
const maxKept = 20_000;

/** Traded volume by the hour in money, with `valueDigits`. An hour that is over is added up once. */
export class VolumeHours {
  private readonly marketData: MarketData;
  private readonly valuation: Valuation;
  private readonly kept = new Map<string, bigint>();

  constructor(marketData: MarketData, valuation: Valuation) {
    this.marketData = marketData;
    this.valuation = valuation;
  }

  /** Returns the volume of one market in the hour that begins at `start`, or in its first `length` milliseconds. */
  worth(market: Market, currency: Currency, start: number, now: number, length = hour): bigint {
    const isOver = length === hour && start + hour <= now;
    const key = `${market.id}/${currency}/${start}`;
    const known = isOver ? this.kept.get(key) : undefined;
    if (known !== undefined) return known;
    const candle = this.marketData.feed(market.id).series.interval(start, length, now);
    const end = Math.min(start + length, now);
    const value = this.worthOf(market, candle, currency, end);
    if (isOver) {
      if (this.kept.size >= maxKept) this.kept.clear();
      this.kept.set(key, value);
    }
    return value;
  }

  /** Returns the worth at the last price of the interval: exact enough for a chart, and the same each time. */
  private worthOf(
    { rules, quoteAsset }: Market,
    { close, volume }: TickCandle,
    currency: Currency,
    time: number,
  ): bigint {
    if (volume === 0n) return 0n;
    const quote = this.valuation.price(quoteAsset, currency, time) ?? 0n;
    const notional = BigInt(close) * rules.tickUnits * volume * rules.lotUnits;
    return (notional * quote) / powerOfTen(rules.priceDigits + rules.amountDigits);
  }
}

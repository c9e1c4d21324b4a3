// @where Trading: number of candles that are loaded at once
import { fromAtoms, powerOfTen } from '../../fixed.ts';
import { candleView, figuresView } from '../../market-data/market-data.ts';
import { day, hour } from '../../market-data/resolution.ts';
import { valueDigits } from '../../market-data/valuation.ts';
import { formatPrice } from '../../engine/market-rules.ts';
import { refuse } from '../../refusal.ts';
import type { AreaHandlers } from '../context.ts';
import { workOf } from '../work.ts';

/** Candles of an answer to a request without a limit. */
const defaultCandles = 300;
const sparklineStep = 2 * hour;
const shownDigits = 8;

export const marketData: AreaHandlers<'marketData'> = {
  instruments: ({ exchange }) => [...exchange.markets.values()].map((market) => market.instrument),

  assets: ({ exchange, assetSettings }) =>
    [...exchange.assets.values()].map((asset) => assetSettings.view(asset)),

  history: ({ exchange, marketData: data, now, work }, { id, resolution, to, limit }) => {
    const market = exchange.market(id);
    const end = to === undefined ? now + 1 : Date.parse(to);
    if (Number.isNaN(end)) throw refuse('timeInvalid', 'to');
    const { series } = data.feed(id);
    const candles = series.range(resolution, end, limit ?? defaultCandles, now);
    work(workOf.candles(candles.length));
    return candles.map((candle) => candleView(market, candle));
  },

  trends: ({ exchange, marketData: data, valuation, now, work }, { id: currency }) => {
    work(workOf.markets(exchange.markets.size));
    return [...exchange.markets.values()].map((market) => {
      const { day: rolling, series } = data.feed(market.id);
      const figures = rolling.figures(now);
      const quotePrice = valuation.price(market.quoteAsset, currency) ?? 0n;
      const last = BigInt(market.lastTicks ?? figures.open) * market.rules.tickUnits;
      const fiatPrice = (last * quotePrice) / powerOfTen(market.rules.priceDigits);
      const volume = figures.volume * market.rules.lotUnits;
      const fiatVolume = (volume * fiatPrice) / powerOfTen(market.rules.amountDigits);
      const line: string[] = [];
      const start = Math.floor(now / sparklineStep) * sparklineStep - 7 * day + sparklineStep;
      for (let time = start; time <= now; time += sparklineStep) {
        line.push(formatPrice(market.rules, series.priceAt(time, now)));
      }
      line.push(formatPrice(market.rules, market.lastTicks ?? figures.open));
      return {
        market: market.id,
        ...figuresView(market, figures),
        fiatPrice: shorten(fiatPrice, shownDigits),
        fiatVolume24h: shorten(fiatVolume, 2),
        sparkline: line,
      };
    });
  },
};

function shorten(value: bigint, digits: number): string {
  return fromAtoms(value / powerOfTen(valueDigits - digits), digits);
}

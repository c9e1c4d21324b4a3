import type { Instrument, Trend } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';

/** Digits of a price that is computed from two others. */
const digits = 12;
const hundred = Decimal.of('100');

/** The price of one asset in another over the last seven days. */
export interface PairLine {
  /** Prices of one unit, oldest first, evenly spaced. */
  readonly prices: readonly DecimalString[];
  /** The change over these days, in percent. */
  readonly changePercent: Decimal;
  /** The market of the two, in either order; undefined where they meet in a third asset. */
  readonly market: string | undefined;
}

/** Returns the line of the market of two assets, or of their markets in a third; undefined if there is neither. */
export function pairLine(
  from: string,
  to: string,
  instruments: readonly Instrument[],
  trends: readonly Trend[],
): PairLine | undefined {
  const lines = new Map(trends.map(({ market, sparkline }) => [market, sparkline]));
  const marketOf = (base: string, quote: string) =>
    instruments.find((each) => each.baseAsset === base && each.quoteAsset === quote)?.id;
  const lineOf = (base: string, quote: string) => {
    const line = lines.get(marketOf(base, quote) ?? '');
    return line && line.length > 1 ? line.map((price) => Decimal.of(price)) : undefined;
  };

  const direct = lineOf(from, to);
  if (direct) return pictured(direct, marketOf(from, to));
  const inverse = lineOf(to, from);
  if (inverse) return pictured(inverse.map(inverted), marketOf(to, from));
  const thirds = new Set(instruments.map(({ quoteAsset }) => quoteAsset));
  for (const third of thirds) {
    const [paid, received] = [lineOf(from, third), lineOf(to, third)];
    if (paid && received && paid.length === received.length) {
      const prices = paid.map((price, i) => price.dividedBy(received[i]!, digits, 'half-even'));
      return pictured(prices, undefined);
    }
  }
  return undefined;
}

const inverted = (price: Decimal) => Decimal.one.dividedBy(price, digits, 'half-even');

function pictured(prices: readonly Decimal[], market: string | undefined): PairLine | undefined {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first?.isPositive || !last) return undefined;
  const changePercent = last.minus(first).times(hundred).dividedBy(first, 4, 'half-even');
  return { prices: prices.map((price) => price.toString()), changePercent, market };
}

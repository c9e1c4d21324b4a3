// @where Widgets: difference from the market price from which Convert shows a warning
import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

const hundred = Decimal.of('100');
/** Figures of an inverse rate have as many digits as those of a rate. */
const rateDigits = 8;

/** A price that is so much worse than the market, in percent, carries a warning. */
export const farFromMarket = Decimal.of('1');

/** Figures derived from a quote, for display. */
export interface QuoteFigures {
  /** `toAsset` for one `fromAsset`, before the fee, and the other way round. */
  readonly rate: Decimal;
  readonly inverse: Decimal;
  /** The fee in percent of the converted amount; undefined where a third asset pays it. */
  readonly feePercent: Decimal | undefined;
  /** Difference from the markets' middle prices, in percent, without the fee; negative is better for the reader. */
  readonly worse: Decimal;
  readonly isFarFromMarket: boolean;
}

export function quoteFigures(quote: SwapQuote): QuoteFigures {
  const rate = Decimal.of(quote.rate);
  const worse = Decimal.of(quote.priceDifferencePercent).negated();
  return {
    rate,
    inverse: Decimal.one.dividedBy(rate, rateDigits, 'half-even'),
    feePercent: feePercent(quote),
    worse,
    isFarFromMarket: worse.gte(farFromMarket),
  };
}

function feePercent({ fee, feeAsset, fromAsset, toAsset, fromAmount, toAmount }: SwapQuote) {
  const taken = Decimal.of(fee);
  const whole =
    feeAsset === toAsset
      ? Decimal.of(toAmount).plus(taken)
      : feeAsset === fromAsset
        ? Decimal.of(fromAmount)
        : undefined;
  return whole && taken.times(hundred).dividedBy(whole, 4, 'half-even');
}

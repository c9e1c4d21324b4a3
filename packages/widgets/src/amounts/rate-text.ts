// @where Money: digits of a fee rate
import { Decimal, type DecimalString, formatPercent } from '@agio/money';

/** Decimals of a rate in percent, at least and at most: the exchange keeps millionths. */
const leastDigits = 2;
const mostDigits = 4;
const hundred = Decimal.of('100');

/** Returns the decimals with which rates of a column stand below each other: as many as one of them needs. */
export const rateDigits = (rates: readonly DecimalString[]): number =>
  rates.reduce((most, rate) => {
    const [, decimals = ''] = Decimal.of(rate).times(hundred).toString().split('.');
    const needed = decimals.replace(/0+$/, '').length;
    return Math.min(Math.max(most, needed), mostDigits);
  }, leastDigits);

/**
 * Formats a rate, a fraction, in percent with all its decimals: `0.00075` is `0.075%`.
 *
 * @param digits least number of decimals, as `rateDigits` says for a column
 */
export const rateText = (
  rate: Decimal | DecimalString,
  locale: string,
  digits = leastDigits,
): string =>
  formatPercent((typeof rate === 'string' ? Decimal.of(rate) : rate).times(hundred), {
    locale,
    minDigits: digits,
    maxDigits: mostDigits,
  });

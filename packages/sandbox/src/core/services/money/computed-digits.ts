// @where Money: digits of an amount that the exchange computes
import { powerOfTen } from '../../fixed.ts';
import { valueDigits } from '../../market-data/valuation.ts';

/** US dollars for one unit from which on the sixth digit of an amount is worth more than a cent. */
const dear = 10_000n * powerOfTen(valueDigits);

/**
 * Returns the fraction digits of an amount that the exchange computes: six, as amounts are shown, and eight
 * where cutting would lose a noticeable worth. `price` is that of one unit in US dollars, with `valueDigits`.
 */
export const computedDigits = (price: bigint): number => (price >= dear ? 8 : 6);

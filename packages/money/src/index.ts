/**
 * Exact decimals for money: parsing, arithmetic, rounding by purpose, and figures in the reader's locale.
 * @module
 */

export * from './amount.ts';
export * from './decimal.ts';
export * from './errors.ts';
export * from './format.ts';
export { currencyDigits, dateFormat, localeSeparators, type Separators } from './locale.ts';
export * from './parse-amount.ts';
export * from './rounding.ts';
export * from './text.ts';

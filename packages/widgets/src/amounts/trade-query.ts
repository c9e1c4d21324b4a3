// @where Trading: prefill of the order form from a link or a command
import { Decimal, type DecimalString } from '@agio/money';

// Parts of a trade that the query of an address may name; wrong ones are left out.

/** A symbol of an asset. */
export const symbolIn = (text: string | null): string | undefined =>
  text !== null && /^[a-z0-9]{1,16}$/i.test(text) ? text.toUpperCase() : undefined;

/** An amount above zero. */
export const amountIn = (text: string | null): DecimalString | undefined => {
  const value = text === null || text.length > 60 ? undefined : Decimal.parse(text);
  return value?.isPositive ? value.toString() : undefined;
};

/** The side of an order. */
export const sideIn = (text: string | null): 'Buy' | 'Sell' | undefined =>
  text === 'buy' ? 'Buy' : text === 'sell' ? 'Sell' : undefined;

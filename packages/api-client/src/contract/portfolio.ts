import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { currencies } from './enums.ts';
import { nonNegativeDecimal, signedDecimal } from './figures.ts';
import { closedEnum, listOf, openEnum } from './primitives.ts';
import { symbol } from './texts.ts';

export const balance = v.object({
  asset: symbol,
  total: nonNegativeDecimal,
  /** Free to trade or send. */
  available: nonNegativeDecimal,
  /** Reserved by open orders. */
  inOrders: nonNegativeDecimal,
  /** Of one unit, in the portfolio's currency; null when no market gives a price. */
  price: v.nullable(nonNegativeDecimal),
  value: v.nullable(nonNegativeDecimal),
  changePercent24h: v.nullable(signedDecimal),
});
export type Balance = v.InferOutput<typeof balance>;

export const portfolioOverview = v.object({
  currency: openEnum(currencies),
  totalValue: nonNegativeDecimal,
  /** In the portfolio's currency. */
  change24h: signedDecimal,
  changePercent24h: signedDecimal,
  balances: listOf(balance, 5000, 'asset'),
});
export type PortfolioOverview = v.InferOutput<typeof portfolioOverview>;

export const portfolio = {
  /** Balances with values in one currency. */
  overview: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/v2/portfolio',
    auth: 'required',
    standing: 'active',
    activeOnly: true,
    input: v.object({ currency: v.optional(closedEnum(currencies)) }),
    output: portfolioOverview,
  }),
};

import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { currencies } from './enums.ts';
import { closedEnum, decimal, openEnum } from './primitives.ts';

export const balance = v.object({
  asset: v.string(),
  total: decimal,
  /** Free to trade or send. */
  available: decimal,
  /** Reserved by open orders. */
  inOrders: decimal,
  /** Of one unit, in the portfolio's currency; null when no market gives a price. */
  price: v.nullable(decimal),
  value: v.nullable(decimal),
  changePercent24h: v.nullable(decimal),
});
export type Balance = v.InferOutput<typeof balance>;

export const portfolioOverview = v.object({
  currency: openEnum(currencies),
  totalValue: decimal,
  /** In the portfolio's currency. */
  change24h: decimal,
  changePercent24h: decimal,
  balances: v.array(balance),
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

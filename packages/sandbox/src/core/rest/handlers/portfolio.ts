import type { Balance, Currency, PortfolioOverview } from '@agio/api-client/contract';
import { divideHalfEven, fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits } from '../../market-data/valuation.ts';
import { amountsOf } from '../../engine/balance-view.ts';
import type { AreaHandlers, Context } from '../context.ts';

/** Currency of a person who has not chosen one. */
const defaultCurrency: Currency = 'CHF';
const priceDigits = 8;
const moneyDigits = 2;

export const portfolio: AreaHandlers<'portfolio'> = {
  overview: (context, input) => {
    const own = context.account();
    return portfolioOf(context, own.id, input.currency ?? own.currency ?? defaultCurrency);
  },
};

/** What somebody has, with values in one currency. */
export function portfolioOf(
  context: Context,
  accountId: string,
  currency: Currency,
): PortfolioOverview {
  let total = 0n;
  let before = 0n;
  const balances: Balance[] = [];
  for (const [id, balance] of context.exchange.ledger.of(accountId)) {
    const value = worth(context, id, balance.total, currency, 'now');
    total += value ?? 0n;
    before += worth(context, id, balance.total, currency, 'day-ago') ?? 0n;
    balances.push(balanceView(context, accountId, id, currency, value));
  }
  return {
    currency,
    totalValue: money(total),
    change24h: money(total - before),
    changePercent24h: percent(total - before, before),
    balances,
  };
}

function balanceView(
  context: Context,
  account: string,
  asset: string,
  currency: Currency,
  value: bigint | undefined,
): Balance {
  const price = context.valuation.price(asset, currency);
  const before = context.valuation.price(asset, currency, 'day-ago');
  return {
    ...amountsOf(context.exchange, account, asset),
    price:
      price === undefined
        ? null
        : fromAtoms(price / powerOfTen(valueDigits - priceDigits), priceDigits),
    value: value === undefined ? null : money(value),
    changePercent24h:
      price === undefined || before === undefined ? null : percent(price - before, before),
  };
}

function worth(
  { exchange, valuation }: Context,
  asset: string,
  atoms: bigint,
  currency: Currency,
  at: 'now' | 'day-ago',
): bigint | undefined {
  const price = valuation.price(asset, currency, at);
  if (price === undefined) return undefined;
  return (price * atoms) / powerOfTen(exchange.decimalsOf(asset));
}

function money(value: bigint): string {
  return fromAtoms(divideHalfEven(value, powerOfTen(valueDigits - moneyDigits)), moneyDigits);
}

function percent(change: bigint, before: bigint): string {
  return before === 0n ? '0' : fromAtoms(divideHalfEven(change * 10_000n, before), 2);
}

// @where Sandbox: default currency and cost method of an account
import type {
  Balance,
  CostMethod,
  Currency,
  MarketPosition,
  PortfolioGains,
  PortfolioOverview,
} from '@agio/api-client/contract';
import { amountsOf } from '../../engine/views/balance-view.ts';
import { divideHalfEven, fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits } from '../../market-data/valuation.ts';
import { day } from '../../market-data/resolution.ts';
import type { CostBasis } from '../../portfolio/cost-basis.ts';
import { money, percent, priceText } from '../../portfolio/money-text.ts';
import { valueHistory } from '../../portfolio/value-history.ts';
import type { AreaHandlers, Context } from '../context.ts';

/** Currency of a person who has not chosen one. */
export const defaultCurrency: Currency = 'CHF';
const defaultMethod: CostMethod = 'Average';

export const portfolio: AreaHandlers<'portfolio'> = {
  overview: (context, input) => {
    const own = context.account();
    const method = input.costMethod ?? own.costMethod ?? defaultMethod;
    const overview = portfolioOf(context, own.id, {
      currency: input.currency ?? own.currency ?? defaultCurrency,
      method,
    });
    return input.market === undefined
      ? overview
      : { ...overview, position: positionIn(context, own.id, { id: input.market, method }) };
  },

  history: (context, { currency, ...asked }) => {
    const own = context.account();
    return valueHistory(context, {
      ...asked,
      accountId: own.id,
      currency: currency ?? own.currency ?? defaultCurrency,
    });
  },
};

/** Returns the holdings of an account, with values and gains in one currency. */
export function portfolioOf(
  context: Context,
  accountId: string,
  { currency, method = defaultMethod }: { currency: Currency; method?: CostMethod },
): PortfolioOverview {
  const { exchange, books } = context;
  const dayAgo = exchange.now() - day;
  const costs = books.costs(accountId, currency, method);
  let total = 0n;
  let before = 0n;
  let unrealised = 0n;
  let realised = 0n;
  const balances: Balance[] = [];
  for (const [asset, balance] of exchange.ledger.of(accountId)) {
    const value = worth(context, asset, balance.total, currency);
    total += value ?? 0n;
    before += worth(context, asset, balance.total, currency, dayAgo) ?? 0n;
    const gain = gainOf(costs, asset, value);
    unrealised += gain.unrealised ?? 0n;
    realised += gain.realised ?? 0n;
    balances.push({
      ...amountsOf(exchange, accountId, asset),
      ...pricesOf(context, asset, currency, dayAgo),
      value: value === undefined ? null : money(value),
      averageCost: averageCost(context, costs, asset),
      unrealised: gain.unrealised === undefined ? null : money(gain.unrealised),
      realised: gain.realised === undefined ? null : money(gain.realised),
    });
  }
  const gains: PortfolioGains = {
    method,
    unrealised: money(unrealised),
    realised: money(realised),
    paidIn: money(costs.paidIn),
  };
  return {
    currency,
    totalValue: money(total),
    change24h: money(total - before),
    changePercent24h: percent(total - before, before),
    balances,
    gains,
  };
}

/** Returns what an account holds of a market's base asset, in its quote asset. */
function positionIn(
  { exchange, books }: Context,
  accountId: string,
  { id, method }: { id: string; method: CostMethod },
): MarketPosition {
  const { baseAsset, quoteAsset } = exchange.market(id);
  const held = books.costsIn(accountId, quoteAsset, method).of(baseAsset);
  const one = powerOfTen(exchange.decimalsOf(baseAsset));
  const quoteDigits = exchange.decimalsOf(quoteAsset);
  const inQuote = (value: bigint) =>
    fromAtoms(
      quoteDigits >= valueDigits
        ? value
        : divideHalfEven(value, powerOfTen(valueDigits - quoteDigits)),
      Math.min(quoteDigits, valueDigits),
    );
  return {
    market: id,
    quantity: fromAtoms(held.atoms, exchange.decimalsOf(baseAsset)),
    cost: held.isKnown ? inQuote(held.cost) : null,
    averageEntry:
      held.isKnown && held.atoms > 0n ? priceText((held.cost * one) / held.atoms) : null,
    realised: held.isKnown ? inQuote(held.realised) : null,
  };
}

function pricesOf({ valuation }: Context, asset: string, currency: Currency, dayAgo: number) {
  const price = valuation.price(asset, currency);
  const before = valuation.price(asset, currency, dayAgo);
  return {
    price: price === undefined ? null : priceText(price),
    changePercent24h:
      price === undefined || before === undefined ? null : percent(price - before, before),
  };
}

/** Undefined where something of the asset came without a price; unrealised also where it has none now. */
function gainOf(costs: CostBasis, asset: string, value: bigint | undefined) {
  const { cost, realised, isKnown } = costs.of(asset);
  if (!isKnown) return { unrealised: undefined, realised: undefined };
  return { unrealised: value === undefined ? undefined : value - cost, realised };
}

function averageCost({ exchange }: Context, costs: CostBasis, asset: string): string | null {
  const { atoms, cost, isKnown } = costs.of(asset);
  if (!isKnown || atoms === 0n) return null;
  return priceText((cost * powerOfTen(exchange.decimalsOf(asset))) / atoms);
}

function worth(
  { exchange, valuation }: Context,
  asset: string,
  atoms: bigint,
  currency: Currency,
  time?: number,
): bigint | undefined {
  const price = valuation.price(asset, currency, time);
  if (price === undefined) return undefined;
  return (price * atoms) / powerOfTen(exchange.decimalsOf(asset));
}

// @where Widgets: address of simple trading: commodity, side and amount in its query
import { amountIn, sideIn, symbolIn } from '../../amounts/trade-query.ts';
import { type TradeChoice, type TradeUnit, tradeUnits, usualUnit } from './trade.ts';

const unitIn = (text: string | null): TradeUnit | undefined =>
  tradeUnits.find((unit) => unit === text);

/**
 * The trade that a query of an address means: `?commodity=XAUG&side=sell&amount=2`, with `in=fiat` or `in=quote` where
 * the amount does not count units, and `with=CHF` for what pays. What it does not say, or says wrongly, is left out.
 */
export function tradeChoiceOf(query: string): TradeChoice {
  const params = new URLSearchParams(query);
  const commodity = symbolIn(params.get('commodity'));
  if (commodity === undefined) return {};
  return {
    commodity,
    quote: symbolIn(params.get('with')),
    side: sideIn(params.get('side')),
    amount: amountIn(params.get('amount')),
    unit: unitIn(params.get('in')),
  };
}

/** The query of an address that means the trade. */
export function tradeQueryOf(choice: TradeChoice): string {
  const { commodity, quote, side, amount, unit } = choice;
  const params = new URLSearchParams();
  if (commodity !== undefined) params.set('commodity', commodity);
  if (quote !== undefined) params.set('with', quote);
  if (side === 'Sell') params.set('side', 'sell');
  if (amount !== undefined) params.set('amount', amount);
  if (unit !== undefined && unit !== usualUnit(choice)) params.set('in', unit);
  return params.toString();
}

// @where Widgets: address of Convert: assets and amount in its query
import { amountIn, symbolIn } from '../../amounts/trade-query.ts';
import type { ConvertChoice } from './conversion.ts';

/**
 * The conversion that a query of an address means: `?from=BTC&to=USDC&amount=0.1`, or `receive=` for what is received.
 * What it does not say, or says wrongly, is as in `usual`.
 */
export function convertChoiceOf(
  query: string,
  usual: readonly [from: string, to: string],
): ConvertChoice {
  const params = new URLSearchParams(query);
  const [asked, wanted] = [symbolIn(params.get('from')), symbolIn(params.get('to'))];
  const [usualFrom, usualTo] = usual;
  const otherThan = (asset: string) => (asset === usualTo ? usualFrom : usualTo);
  const from = asked ?? (wanted === usualFrom ? usualTo : usualFrom);
  const to = wanted === undefined || wanted === from ? otherThan(from) : wanted;
  const amount = amountIn(params.get('amount'));
  const receive = amount === undefined ? amountIn(params.get('receive')) : undefined;
  return { from, to, amount, receive };
}

/** The query of an address that means the conversion. */
export function convertQueryOf({ from, to, amount, receive }: ConvertChoice): string {
  const params = new URLSearchParams({ from, to });
  if (amount !== undefined) params.set('amount', amount);
  if (receive !== undefined) params.set('receive', receive);
  return params.toString();
}

// @where Widgets: address of Buy and Sell with fiat: choices in its query
import { amountIn, sideIn, symbolIn } from '../../amounts/trade-query.ts';
import type { RampChoice } from './ramp-state.ts';

/**
 * Reads a choice from the query of an address: `?side=buy&crypto=BTC&fiat=CHF&amount=500`, or `receive=` for the
 * received amount, or `orderId=`, which a provider's page leads back with. Wrong values are left out.
 */
export function rampChoiceOf(query: string): RampChoice {
  const params = new URLSearchParams(query);
  const amount = amountIn(params.get('amount'));
  const orderId = params.get('orderId');
  return {
    side: sideIn(params.get('side')) ?? 'Buy',
    asset: symbolIn(params.get('crypto')),
    fiat: symbolIn(params.get('fiat')),
    amount,
    receive: amount === undefined ? amountIn(params.get('receive')) : undefined,
    orderId: orderId !== null && /^[\w-]{1,128}$/.test(orderId) ? orderId : undefined,
  };
}

/** The query of an address that means the choice. */
export function rampQueryOf(choice: RampChoice): string {
  const { side, asset, fiat, amount, receive, orderId } = choice;
  if (orderId !== undefined) return new URLSearchParams({ orderId }).toString();
  const params = new URLSearchParams({ side: side.toLowerCase() });
  for (const [key, value] of Object.entries({ crypto: asset, fiat, amount, receive })) {
    if (value !== undefined) params.set(key, value);
  }
  return params.toString();
}

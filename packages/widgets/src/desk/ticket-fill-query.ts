// @where Trading: prefill of the order form from a link or a command
import { amountIn, sideIn } from '../amounts/trade-query.ts';
import type { DeskFill } from './index.ts';

/**
 * Reads what a query wants of the desk: `?side=buy&amount=10` or `?side=sell&amount=all&price=6.5` fills the ticket, and
 * `?ask=cancel-all` asks whether all orders are to be cancelled. Undefined of anything else.
 */
export function ticketFillOf(query: string): DeskFill | undefined {
  const params = new URLSearchParams(query);
  if (params.get('ask') === 'cancel-all') return 'cancelAll';
  const [side, asked] = [sideIn(params.get('side')), params.get('amount')];
  const amount = asked === 'all' ? null : amountIn(asked);
  const price = amountIn(params.get('price'));
  return side && amount !== undefined ? { side, amount, ...(price && { price }) } : undefined;
}

import { amountIn, sideIn } from '../shared/trade-query.ts';
import type { TicketFill } from './index.ts';

/** What a query asks the ticket to be filled with: `?side=buy&amount=10`. Undefined unless it says both. */
export function ticketFillOf(query: string): TicketFill | undefined {
  const params = new URLSearchParams(query);
  const [side, amount] = [sideIn(params.get('side')), amountIn(params.get('amount'))];
  return side && amount !== undefined ? { side, amount } : undefined;
}

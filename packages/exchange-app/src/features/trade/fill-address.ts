import type { TicketFill } from '@agio/widgets/desk';
import { amountIn, sideIn } from '../../shared/trade-query.ts';

/** What a query asks the ticket to be filled with: `?side=buy&amount=10`. Undefined unless it says both. */
export function fillOf(query: string): TicketFill | undefined {
  const params = new URLSearchParams(query);
  const [side, amount] = [sideIn(params.get('side')), amountIn(params.get('amount'))];
  return side && amount !== undefined ? { side, amount } : undefined;
}

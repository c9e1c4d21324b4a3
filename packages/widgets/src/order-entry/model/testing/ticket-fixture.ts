import { Decimal } from '@agio/money';
import { xcbCtn } from '../../../testing/xcb-ctn.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { Reason } from '../ticket-reasons.ts';
import { summarise } from '../ticket-summary.ts';
import { newTicket, type TicketAction, ticketReducer } from '../ticket.ts';

export const level = (price: string, amount: string) => ({
  price: Decimal.of(price),
  amount: Decimal.of(amount),
});

/** A trader with 12,840.62 CTN and 1,862.40 XCB, before a book of 6.4180 / 6.4184. */
export const trader: TicketContext = {
  instrument: xcbCtn,
  baseDecimals: 8,
  quoteDecimals: 6,
  account: 'active',
  available: { base: Decimal.of('1862.40'), quote: Decimal.of('12840.62') },
  last: Decimal.of('6.4182'),
  bestBid: Decimal.of('6.4180'),
  bestAsk: Decimal.of('6.4184'),
  bids: [level('6.4180', '792.15'), level('6.4179', '181.11'), level('6.4176', '335.78')],
  asks: [level('6.4184', '66.68'), level('6.4186', '713.29'), level('6.4190', '869.51')],
  bookIsLive: true,
  tier: 'Tier2',
  bookIsConnecting: false,
  bookIsCrossed: false,
  prices: 'live',
  isOnline: true,
  locale: 'en',
};

export const typed = (field: 'price' | 'amount' | 'total' | 'stopPrice', text: string) =>
  ({ type: 'typed', field, text }) as const;
export const sell = { type: 'sideChosen', side: 'Sell' } as const;
export const market = { type: 'typeChosen', orderType: 'Market' } as const;
export const percent = (share: number) => ({ type: 'percentChosen', percent: share }) as const;

/** Applies these actions to an empty ticket and returns the summary. */
export function ticket(actions: TicketAction[], context: Partial<TicketContext> = {}) {
  const state = actions.reduce(ticketReducer, newTicket('XCB-CTN'));
  return summarise(state, { ...trader, ...context });
}

/** The reasons in short: `offTick price`. */
export const codes = (reasons: readonly Reason[]) =>
  reasons.map((reason) => ('field' in reason ? `${reason.code} ${reason.field}` : reason.code));

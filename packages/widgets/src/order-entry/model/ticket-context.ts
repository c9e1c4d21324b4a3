import type { Instrument } from '@agio/api-client/contract';
import type { Decimal } from '@agio/money';
import type { BookLevel } from './market-estimate.ts';
import type { PricesAge } from './prices-age.ts';

/**
 * Facts that the ticket needs besides its input: market, account, balances, prices. Each may be unknown for a while.
 */
export interface TicketContext {
  /** Undefined while the markets load. */
  readonly instrument: Instrument | undefined;
  /** Most fraction digits of an amount of each asset. */
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
  readonly account: 'guest' | 'loading' | 'active' | 'notActive';
  /** Tier of the account, which decides its fees; undefined for guests and while it is unknown. */
  readonly tier: string | undefined;
  /** Volume of 30 days that its fees follow from; undefined while it is unknown. */
  readonly volume?: string | undefined;
  /** Free to trade; undefined while unknown. */
  readonly available: { readonly base: Decimal | undefined; readonly quote: Decimal | undefined };
  readonly last: Decimal | undefined;
  readonly bestBid: Decimal | undefined;
  readonly bestAsk: Decimal | undefined;
  /** Best first, exact and ungrouped. Only a market order reads them: for the others they may be empty. */
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
  /** False when the book is not known or not live; of a market order also when the last price is not live. */
  readonly bookIsLive: boolean;
  /** The first prices are on their way; false as soon as a try to have them has failed. */
  readonly bookIsConnecting: boolean;
  /** Age of the prices on screen, if it is to be said before an order is sent. */
  readonly prices: PricesAge;
  /** Bids and asks overlap: what stands in the book cannot be traded against. */
  readonly bookIsCrossed: boolean;
  readonly isOnline: boolean;
  readonly locale: string;
}

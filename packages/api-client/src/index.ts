/**
 * The client: sessions, every REST call, live markets, and commands that are sent once.
 * @module
 */

export * from './account/index.ts';
export * from './client.ts';
export * from './contract/core.ts';
export { csvFile } from './contract/base/csv.ts';
export * from './http/index.ts';
export * from './realtime/index.ts';
export * from './session/index.ts';
export * from './trading/amend-order.ts';
export * from './trading/convert.ts';
export { feesOf } from './trading/fees-of.ts';
export { HeldQuote, type HeldSpan } from './trading/held-quote.ts';
export { findOrder, placeOrder } from './trading/place-order.ts';
export {
  keepQuote,
  type KeptQuote,
  noQuote,
  type QuoteKeeper,
  type QuoteKeeperOptions,
  type QuoteRequest,
} from './trading/quote-keeper.ts';
export * from './trading/ramp-order.ts';
export type { SendOnceOptions } from './trading/send-once.ts';
export { PriceEndedError } from './trading/accept-quote.ts';
export * from './trading/withdraw.ts';

/**
 * React hooks of every call, with a cache, and the provider above them.
 * @module
 */

export * from './calls/account.ts';
export * from './calls/address-book.ts';
export * from './calls/announcements.ts';
export * from './calls/back-office/alerts.ts';
export * from './calls/back-office/announcements.ts';
export * from './calls/back-office/api-keys.ts';
export * from './calls/back-office/audit.ts';
export * from './calls/back-office/case-file.ts';
export * from './calls/back-office/compliance.ts';
export * from './calls/back-office/fees.ts';
export * from './calls/back-office/live.ts';
export * from './calls/back-office/overview.ts';
export * from './calls/back-office/staff.ts';
export * from './calls/back-office/trading.ts';
export * from './calls/back-office/users.ts';
export * from './calls/back-office/wallets.ts';
export * from './calls/back-office/withdrawals.ts';
export * from './calls/amend-order.ts';
export * from './calls/commands.ts';
export * from './calls/compliance-request.ts';
export * from './calls/compliance.ts';
export { useExchange } from './context.ts';
export type { OlderCandles } from './live/candle-history.ts';
export { ExchangeProvider, type ExchangeProviderProps } from './exchange-provider.tsx';
export * from './calls/demo.ts';
export * from './calls/fees.ts';
export * from './calls/files.ts';
export * from './calls/history.ts';
export * from './calls/inbox.ts';
export * from './calls/price-alerts.ts';
export type { AnswerOf, CallName, InputOf } from './cache/keys.ts';
export * from './calls/market-data.ts';
export * from './calls/portfolio.ts';
export * from './calls/ramp.ts';
export { readAhead } from './cache/read-ahead.ts';
export * from './calls/referrals.ts';
export * from './calls/api-keys.ts';
export * from './calls/sign-ins.ts';
export { useLanguageReload } from './cache/use-language-reload.ts';
export { useIsSlow } from './slow-reads.ts';
export * from './live/streams.ts';
export * from './calls/swap.ts';
export * from './calls/trading.ts';
export type { CommandState } from './cache/use-command.ts';
export type { Download } from './cache/use-download.ts';
export type { PagedCall, PagedInput, PagedQuery } from './cache/use-paged-read.ts';
export type { Query } from './cache/use-query.ts';
export { useSession } from './use-session.ts';
export { useStore } from './use-store.ts';
export type { Write } from './cache/use-write.ts';
export { type CandleHistory, useCandleHistory } from './live/use-candle-history.ts';
export { useSampledTickers } from './live/use-sampled-tickers.ts';
export * from './calls/wallet.ts';

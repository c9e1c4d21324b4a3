// What the first screens need at run time: these areas' schemas, the enumerations, the error codes and the hubs. The other
// areas are types here; their schemas come with their first call (client.ts), so nothing of the client may import
// index.ts, which has everything, except as a type.
export * from './account.ts';
export * from './account-states.ts';
export * from './base/address-limits.ts';
export * from './base/answer-enums.ts';
export * from './base/endpoint.ts';
export * from './base/enums.ts';
export * from './base/errors.ts';
export * from './base/figures.ts';
export * from './hubs.ts';
export * from './market-data.ts';
export * from './compliance/officer-enums.ts';
export * from './portfolio.ts';
export * from './base/primitives.ts';
export * from './base/sort.ts';
export * from './base/texts.ts';
export * from './trading.ts';
export * from './base/upload-limits.ts';
export type * from './address-book.ts';
export type * from './announcements.ts';
export type * from './back-office/audit.ts';
export type * from './back-office/compliance.ts';
export type * from './back-office/overview.ts';
export type * from './back-office/trading.ts';
export type * from './back-office/users.ts';
export type * from './back-office/wallets.ts';
export type * from './compliance/compliance.ts';
export type * from './demo.ts';
export type * from './files.ts';
export type * from './history.ts';
export type * from './inbox.ts';
export type * from './ramp.ts';
export type * from './referrals.ts';
export type * from './sign-ins.ts';
export type * from './swap.ts';
export type * from './wallet.ts';
export type { AreaMethods, Contract, ContractHandlers, ContractMethods } from './index.ts';

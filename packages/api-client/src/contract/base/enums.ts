// @where Client: values of enumerations: statuses, order types, roles of staff, types of compliance requests
// @where Trading: chart intervals (candle resolutions), and those that only the menu of the chart has
// @where Trading: times in force (GTC, IOC, FOK, GTD), and post-only, of an order
// @where Widgets: ranges of the portfolio’s chart (1D, 1W … All): list, lengths and words
// @where Sandbox: cost methods (average, FIFO): lots matched to sales, realised gains, also of the tax report
// @where App: currencies that values can be shown in
/** The enumerations of the product, in the order in which they are shown. */

export const tiers = ['Tier0', 'Tier1', 'Tier2', 'Tier3'] as const;
export const verificationStatuses = ['Pending', 'Completed'] as const;
export const walletAddressSources = ['Internal', 'CorePass', 'External'] as const;
export const addressAllowances = [
  'IsAllowed',
  'VerificationRequired',
  'ExternalCorePassWalletAddressNotAllowed',
  'InternalPingOwnedWalletAddressNotAllowed',
  'TargetAddressIsNotAllowed',
  'VerificationRequiredWithReplace',
  'VerificationRequiredLtc',
  'InvalidatedWalletAddress',
] as const;
export const requestStatuses = [
  'Open',
  'PendingForReview',
  'Approved',
  'Denied',
  'Cancelled',
  'RequestedMoreData',
] as const;
export const requestTypes = [
  'NameDiscrepancyToTier1',
  'HighRiskToTier2',
  'Tier1ToTier2',
  'Tier1ToTier3',
  'Tier2ToTier3',
  'SuspiciousToTier1',
  'Downgrade',
] as const;
export const transferTypes = ['Deposit', 'Withdrawal'] as const;
/** Kinds of change to an entry of the address book. */
export const addressChanges = ['Saved', 'Proven', 'Invalidated', 'Accepted'] as const;
export const transferStatuses = [
  'Requested',
  'Approved',
  'Broadcast',
  'Confirming',
  'Confirmed',
  'Rejected',
  'Cancelled',
  /** The network did not take it: amount and fee are back. */
  'Failed',
  /** The recipient's side sent it back: the amount is back, without the network's fee. */
  'Returned',
] as const;
export const swapStatuses = ['Done', 'Expired', 'Failed'] as const;
/**
 * Reasons for a change of balances. `Return`: a reserve given back for a withdrawal or a sale that did not happen.
 * `Opening`: the initial balance of the account.
 */
export const ledgerTypes = [
  'Trade',
  'Deposit',
  'Withdrawal',
  'Conversion',
  'Buy',
  'Sell',
  'Reward',
  'Return',
  'Opening',
] as const;
export const orderSides = ['Buy', 'Sell'] as const;
export const assetKinds = ['Crypto', 'Fiat', 'Commodity'] as const;
export const commodityCategories = ['Metal', 'Energy', 'Carbon'] as const;
export const complianceSteps = [
  'NoData',
  'EntityTypeDeclaration',
  'KycRequest',
  'FormA',
  'PrimaryUse',
  'PrimarySource',
  'EmploymentStatus',
  'TotalValue',
  'Industry',
  'SourceOfFunds',
  'Trading',
  'PendingForReview',
  'Forbidden',
] as const;
export const orderCancelReasons = [
  'NotCancelled',
  'CancelledByTrader',
  'CancelledBySystem',
  'SelfMatchPrevention',
  'CancelledByAdmin',
  'NoMoreMatchesAvailable',
  /** Its time had come. */
  'Expired',
  /** The other leg of its pair filled, or was triggered. */
  'OneCancelsOther',
] as const;
export const marketTypes = ['InvalidMarketType', 'Cryptocurrency', 'Commodity'] as const;
export const marketStatuses = ['Open', 'Halted', 'Paused'] as const;
export const announcementDisplays = ['Banner', 'Modal', 'Board'] as const;
export const activityStatuses = [
  'Active',
  'Frozen',
  'Terminated',
  'Banned',
  'WaitingForData',
  'WaitingForReview',
  'Limited',
] as const;
export const currencies = ['USD', 'EUR', 'CHF', 'JPY'] as const;

/** Times in force are not shown by the spec. A market says which it allows. `GTD`: until its `expiresAt`. */
export const timesInForce = ['GTC', 'IOC', 'FOK', 'GTD'] as const;
export const orderStatuses = [
  'Open',
  'PartiallyFilled',
  'Filled',
  'Cancelled',
  'Rejected',
] as const;
export const liquidities = ['Maker', 'Taker'] as const;

/** Compared case-insensitively. */
export const roles = ['admin', 'support', 'ComplianceReviewer', 'TradeDataViewer'] as const;

export const candleResolutions = [
  '1m',
  '3m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '12h',
  '1d',
  '1w',
] as const;

/** Methods by which the cost of sold units is told from that of kept ones. The specification leaves it open. */
export const costMethods = ['Average', 'FIFO'] as const;
/** Ranges of values: a day, a week, 30 days, 91 days, 365 days, or since the first deposit. */
export const portfolioRanges = ['1D', '1W', '1M', '3M', '1Y', 'All'] as const;
/** Distances of points in a series of values, the finest first. */
export const portfolioResolutions = ['15m', '1h', '4h', '12h', '1d', '1w'] as const;
/** The entries of the ledger that bring money from outside or take it there; what is bought and sold is so with fiat. */
export const portfolioFlowTypes = [
  'Opening',
  'Deposit',
  'Withdrawal',
  'Buy',
  'Sell',
  'Reward',
] as const;

/**
 * Parts of the back office that have changed: `Compliance` is a request, an application, a check, a document or an
 * address of a user; `Users` an account; `Balances` the money of a user; `Wallets` an aggregation or a balance to
 * collect; `Services` a part of the exchange that fails or works again.
 */
export const backOfficeTopics = [
  'Compliance',
  'Users',
  'Balances',
  'Orders',
  'Transfers',
  'Wallets',
  'ApiKeys',
  'Announcements',
  'Fees',
  'Views',
  'Alerts',
  'Audit',
  'Services',
] as const;
export type BackOfficeTopic = (typeof backOfficeTopics)[number];

export type LedgerType = (typeof ledgerTypes)[number];
export type Tier = (typeof tiers)[number];
export type OrderSide = (typeof orderSides)[number];
export type TimeInForce = (typeof timesInForce)[number];
export type OrderStatus = (typeof orderStatuses)[number];
export type MarketStatus = (typeof marketStatuses)[number];
export type ActivityStatus = (typeof activityStatuses)[number];
export type ComplianceStep = (typeof complianceSteps)[number];
export type Currency = (typeof currencies)[number];
export type CostMethod = (typeof costMethods)[number];
export type PortfolioRange = (typeof portfolioRanges)[number];
export type PortfolioResolution = (typeof portfolioResolutions)[number];
export type CandleResolution = (typeof candleResolutions)[number];
export type Role = (typeof roles)[number];

/** States of a purchase or sale with fiat. */
export const rampStatuses = [
  'AwaitingPayment',
  'PaymentReceived',
  'Completed',
  'Expired',
  'Failed',
  'Cancelled',
] as const;

// @where Client: names of values stored in the browser
export { referralCodeParameter } from '../contract/base/referral-link.ts';

/**
 * Every key that the product keeps in the browser. A key that is not listed here must not be written
 * (checked end to end).
 */
export const storageKeys = {
  /** localStorage: the token response. */
  tokens: 'agio.session',
  /** sessionStorage: path and query to return to after sign-in; belongs to the tab that left. */
  loginRedirect: 'agio.login-redirect',
  /** localStorage: referral code of a newcomer until the profile is verified. */
  referralCode: 'agio.referral-code',
  /** sessionStorage: user information. */
  userInformation: 'agio.user-information',
  /** localStorage: theme, fiat currency, language. */
  preferences: 'agio.preferences',
  /** sessionStorage: language that an address of this tab asked for. */
  language: 'agio.language',
  /** localStorage: whether the important notice was seen. */
  importantNoticeSeen: 'agio.important-notice-seen',
  /** localStorage: whether the answer to the pending request was seen. */
  pendingRequestSeen: 'agio.pending-request-seen',
  /** localStorage: ids of the announcements that were looked at. */
  announcementsSeen: 'agio.announcements-seen',
  /** localStorage: ids of the announcements over the page that were closed. */
  announcementsDismissed: 'agio.announcements-dismissed',
  /** localStorage: whether the desk shows one notice over itself or all. */
  noticesFolded: 'agio.notices-folded',
  /** localStorage: the claim-rewards modal's `isShown`, and the day on which its banner was hidden. */
  claimRewards: 'agio.claim-rewards',
  /** localStorage: settings of the trading chart. */
  tradingChart: 'agio.trading-chart',
  /** localStorage: confirmation, notices and input of orders. */
  tradingPreferences: 'agio.trading-preferences',
  /** sessionStorage: what was typed into the order tickets and not sent, by market. */
  ticketDraft: 'agio.ticket-draft',
  /** sessionStorage: what a guest wanted to convert before signing in. */
  convertDraft: 'agio.convert-draft',
  /** sessionStorage: what a guest wanted to buy or sell before signing in. */
  tradeDraft: 'agio.trade-draft',
  /** localStorage: country, currency, asset and payment method that were last bought or sold with. */
  rampUsual: 'agio.ramp-usual',
  /** sessionStorage: what was entered to be sent, and the name of its intent, until it is known to be sent. */
  transferDraft: 'agio.transfer-draft',
  /** sessionStorage: what was typed of an address to add, and of the proof of one, and not sent. */
  addressDraft: 'agio.address-draft',
  /** sessionStorage: the change of an account for which an officer had to sign in again. */
  accountChangeDraft: 'agio.account-change-draft',
  /** sessionStorage: notes that were typed and not added, by the user that they are on. */
  noteDrafts: 'agio.note-drafts',
  /** sessionStorage: reasons of decisions that were typed and not taken by the exchange, by subject and decision. */
  decisionDrafts: 'agio.decision-drafts',
  /** sessionStorage: what was typed of a market or an asset to change, and not taken by the exchange. */
  marketDraft: 'agio.market-draft',
  /** sessionStorage: what was typed of an announcement, and not published. */
  announcementDraft: 'agio.announcement-draft',
  /** sessionStorage: fees that were typed, and not proposed. */
  feeDraft: 'agio.fee-draft',
  /** sessionStorage: limits that were typed, and not proposed. */
  limitDraft: 'agio.limit-draft',
  /** sessionStorage: what was typed of an API key to create, and not sent; never its secret. */
  apiKeyDraft: 'agio.api-key-draft',
  /** sessionStorage: what was typed at a step of the verification and has not reached the exchange. */
  verificationDraft: 'agio.verification-draft',
  /** localStorage: the reminder of a document's end that was closed. */
  documentReminderClosed: 'agio.document-reminder-closed',
  /** localStorage: price alerts, by account. */
  priceAlerts: 'agio.price-alerts',
  /** localStorage: drawings in the charts, by account and market. */
  drawings: 'agio.drawings',
  /** localStorage: density, price colours and motion. */
  display: 'agio.display',
  /** localStorage: kinds and ways of notifications. */
  notifications: 'agio.notifications',
  /** localStorage: the market that the desk opens. */
  defaultMarket: 'agio.default-market',
  /** localStorage: the markets that the user marked. */
  favouriteMarkets: 'agio.favourite-markets',
  /** localStorage: whether balances are masked. */
  hideBalances: 'agio.hide-balances',
  /** localStorage: whether small balances are left out of the portfolio. */
  hideSmallBalances: 'agio.hide-small-balances',
  /** localStorage: how far back the chart of the portfolio reaches. */
  portfolioRange: 'agio.portfolio-range',
  /** localStorage: columns and row height of the staff's lists. */
  officeLists: 'agio.office-lists',
  /** sessionStorage: when the app last reloaded itself, so that it does not loop. */
  reloadedAt: 'agio.reloaded-at',
  /** sessionStorage: idempotency keys of what was sent and not answered. */
  intents: 'agio.intents',
  /** localStorage: which white-label mode the shell runs in. */
  company: 'agio.company',
  /** localStorage: brand and theme sheet of the last visit, worn before the settings have arrived. */
  look: 'agio.look',
} as const;

/** sessionStorage: prefix of pending sign-ins (state, nonce, PKCE verifier), removed when used. */
export const pendingSignInPrefix = 'agio.oidc.';

/** Name of the Web Lock and of the BroadcastChannel that tabs of one session share. */
export const sessionChannel = 'agio.session';

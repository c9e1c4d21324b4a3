import { callsOf, lazyAreas } from './calls.ts';
import type { ContractMethods, HubName, UserInformation } from './contract/core.ts';
import { account } from './contract/account.ts';
import type { RefusalReason } from './contract/base/errors.ts';
import { hubPaths } from './contract/base/hub-paths.ts';
import { marketData } from './contract/market-data.ts';
import { portfolio } from './contract/portfolio.ts';
import { trading } from './contract/trading.ts';
import { ActivityGate } from './http/activity-gate.ts';
import { type CallFailure, FailureLog } from './http/failure-log.ts';
import type { Store } from './lib/store.ts';
import { createSend, type CallOptions, type Send, type SendSettings } from './http/send.ts';
import type { ConnectHub, MarketStreams, NotificationStream } from './realtime/index.ts';
import type { Session } from './session/session.ts';
import { lazyMarketStreams, lazyNotificationStream } from './realtime/lazy/lazy-streams.ts';

/** Options of a client: the address of the exchange, and the session to call it with. */
export interface ExchangeClientOptions {
  /** Origin of the exchange's REST interface; empty for the page's own. */
  baseUrl: string;
  /** Session of the user: `createSession(…)`, or `createGuestSession()` for public data only. */
  session: Session;
  /**
   * Sends the requests, each as one `Request`. The global `fetch` by default. A replacement sends uploads, too, and their
   * progress is then unknown.
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Addresses of the hubs; the contract's paths on `baseUrl` by default. */
  hubUrls?: { market: string; notifications: string } | undefined;
  /** Makes a connection to a hub. SignalR by default. */
  connectHub?: ConnectHub | undefined;
  /** The origins that may see the token; the one of `baseUrl` by default. */
  tokenOrigins?: readonly string[] | undefined;
  /** Waits before a failed read is repeated, in milliseconds: 500, 1000 and 2000 by default. */
  retryDelaysMs?: readonly number[] | undefined;
  /** Times for one whole call: reads 15 s, writes 30 s, uploads 120 s by default. */
  timeoutsMs?: SendSettings['timeoutsMs'];
  /** The error code of a 401 that is not answered by a renewal; 40101 by default. */
  noRetryErrorCode?: number | undefined;
  /**
   * Returns the language that is shown, such as `de`, for `Accept-Language` and, as `lang`, for the address of each
   * connection to a hub; the browser's own by default.
   */
  language?: SendSettings['language'];
  /**
   * Returns the words of a reason for which the exchange refuses a call, by its code and values, in the language that is
   * shown: they become the `messages` of the error. Undefined, as for a code of a newer exchange: the English words of
   * the exchange.
   */
  refusalWords?: SendSettings['refusalWords'];
  /**
   * Hears with each answer to a signed-in user how far this device's clock is ahead of the server's, in
   * milliseconds, give or take the way of the answer. From another origin the header `Date` must be exposed.
   */
  onClockAhead?: ((milliseconds: number) => void) | undefined;
}

/** The exchange: a function for each call of the contract, by area, and the live streams. */
export interface ExchangeClient extends ContractMethods<[options?: CallOptions]> {
  readonly session: Session;
  /** Makes a call that is described elsewhere, for example one of the back office. */
  readonly send: Send;
  /** Returns the words of a reason for a refusal: those of the option `refusalWords`, else those of the exchange. */
  readonly refusalText: (reason: RefusalReason) => Promise<string>;
  /** The latest failed calls, newest first, with the ids that the server gave them: for a report to support. */
  readonly failures: Store<readonly CallFailure[]>;
  readonly market: MarketStreams;
  readonly notifications: NotificationStream;
  /** Ends the connections and listeners of this client. The session is the caller's and lives on. */
  dispose(): void;
}

/**
 * Makes a client of one exchange for one session. Calls answer what the contract describes or fail with `ApiError`;
 * what the streams need is loaded, and the hubs connected, when first subscribed to.
 */
export function createExchangeClient(options: ExchangeClientOptions): ExchangeClient {
  const { session } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');

  const gate = new ActivityGate(async () => {
    const user = await send(account.userInformation, {});
    return user.activityStatus;
  });
  const log = new FailureLog();
  const send = log.watching(createSend({ ...options, baseUrl, gate }));

  const realtime = () => {
    // The connection code loads beside the area, not after it. A failure shows when connecting.
    if (!options.connectHub) import('./realtime/hub/signalr.ts').catch(() => undefined);
    return import('./realtime/engines.ts');
  };
  const market = lazyMarketStreams(async () => {
    const { HubMarkets, connectSignalR } = await realtime();
    return new HubMarkets({
      url: () => hubUrl(options, 'market'),
      session,
      connect: options.connectHub ?? connectSignalR,
    });
  });
  const notifications = lazyNotificationStream(async () => {
    const { createNotificationStream, connectSignalR } = await realtime();
    return createNotificationStream({
      url: () => hubUrl(options, 'notifications'),
      session,
      connect: options.connectHub ?? connectSignalR,
    });
  }, session);

  const leave = [
    notifications.on('userInformation', ({ user }) => gate.set(user.activityStatus)),
    session.onEnding('hub', () => void notifications.stop()),
    session.onEnding('userInformation', () => {
      gate.reset();
      log.clear();
    }),
  ];

  const methods = methodsOf(send);
  const askUser = methods.account.userInformation;
  methods.account.userInformation = async (...args) => {
    const user: UserInformation = await askUser(...args);
    gate.set(user.activityStatus);
    return user;
  };

  return {
    ...methods,
    send,
    refusalText: async (reason) => (await options.refusalWords?.(reason)) ?? reason.message,
    failures: log.store,
    session,
    market,
    notifications,
    dispose() {
      for (const stop of leave) stop();
      market.dispose();
      notifications.dispose();
    },
  };
}

/** The areas of the first screens are there at once; the others come with their first call. */
function methodsOf(send: Send): ContractMethods<[options?: CallOptions]> {
  const addressBook = () => import('./contract/address-book.ts');
  const backOfficeOverview = () => import('./contract/back-office/overview.ts');
  const compliance = () => import('./contract/compliance/compliance.ts');
  const referrals = () => import('./contract/referrals.ts');
  return {
    account: callsOf(send, account),
    marketData: callsOf(send, marketData),
    portfolio: callsOf(send, portfolio),
    trading: callsOf(send, trading),
    ...lazyAreas(send, {
      addressBook,
      announcements: () => import('./contract/announcements.ts'),
      apiKeys: () => import('./contract/api-keys/own-api-keys.ts'),
      backOfficeAlerts: () => import('./contract/back-office/alerts.ts'),
      backOfficeAnnouncements: () => import('./contract/back-office/announcements.ts'),
      backOfficeApiKeys: () => import('./contract/back-office/api-keys.ts'),
      backOfficeAudit: backOfficeOverview,
      backOfficeCaseFile: () => import('./contract/back-office/case-file.ts'),
      backOfficeCompliance: () => import('./contract/back-office/compliance.ts'),
      backOfficeFees: () => import('./contract/back-office/fees.ts'),
      backOfficeLimits: () => import('./contract/back-office/limits.ts'),
      backOfficeOverview,
      backOfficeStaff: () => import('./contract/back-office/staff-members.ts'),
      backOfficeTrading: () => import('./contract/back-office/trading.ts'),
      backOfficeUsers: () => import('./contract/back-office/users.ts'),
      backOfficeViews: () => import('./contract/back-office/views.ts'),
      backOfficeWallets: () => import('./contract/back-office/wallets.ts'),
      backOfficeWithdrawals: () => import('./contract/back-office/withdrawals.ts'),
      compliance,
      demo: () => import('./contract/demo.ts'),
      fees: () => import('./contract/fees.ts'),
      files: () => import('./contract/files.ts'),
      history: () => import('./contract/history.ts'),
      inbox: () => import('./contract/inbox.ts'),
      info: compliance,
      kyc: compliance,
      ownership: addressBook,
      priceAlerts: () => import('./contract/price-alerts/price-alerts.ts'),
      ramp: () => import('./contract/ramp.ts'),
      referral: referrals,
      rewards: referrals,
      signIns: () => import('./contract/sign-ins.ts'),
      swap: () => import('./contract/swap.ts'),
      wallet: () => import('./contract/wallet.ts'),
    }),
  };
}

/**
 * SignalR takes http addresses and makes web sockets of them. The language stands in the address: a page cannot set
 * headers of a web socket.
 */
function hubUrl({ baseUrl, hubUrls, language }: ExchangeClientOptions, hub: HubName): string {
  if (hubUrls) return hubUrls[hub];
  const url = new URL(baseUrl.replace(/\/+$/, '') + hubPaths[hub], globalThis.location?.href);
  if (language) url.searchParams.set('lang', language());
  return url.href;
}

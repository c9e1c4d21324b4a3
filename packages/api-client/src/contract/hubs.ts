import * as v from 'valibot';
import { userInformation } from './account.ts';
import { addressBookEntry } from './address-book.ts';
import { announcement } from './announcements.ts';
import { complianceRequest } from './compliance/compliance-request.ts';
import { addressChanges, backOfficeTopics, candleResolutions, rampStatuses } from './base/enums.ts';
import { count, nonNegativeDecimal, positiveDecimal, signedDecimal } from './base/figures.ts';
import { hubPaths } from './base/hub-paths.ts';
import { asset, candle, instrument } from './market-data.ts';
import { balance } from './portfolio.ts';
import { priceAlert, priceAlertChanges } from './price-alerts/price-alert.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from './base/primitives.ts';
import { reward } from './base/reward.ts';
import { fills, order } from './trading.ts';
import { transfer } from './transfer.ts';

/** `[price, amount]`; in a delta an amount of `"0"` removes the level. */
export const bookLevel = v.tuple([positiveDecimal, nonNegativeDecimal]);
export type BookLevel = v.InferOutput<typeof bookLevel>;

const bookSide = listOf(bookLevel, 50_000);

/**
 * A change to one market's book. `prevSeq` is the `seq` of the message before: a message whose `prevSeq` is not the
 * book's `seq` shows a gap. A new `epoch` means that the server started to count from the beginning. A quiet book sends an empty
 * delta at least every 2 s, so that silence is a fault and not an opinion.
 */
export const bookDelta = v.object({
  market: id,
  epoch: id,
  seq: count,
  prevSeq: count,
  sentAt: timestamp,
  bids: bookSide,
  asks: bookSide,
});
export type BookDelta = v.InferOutput<typeof bookDelta>;

export const bookSnapshot = v.object({
  market: id,
  epoch: id,
  seq: count,
  sentAt: timestamp,
  /** Best first. */
  bids: bookSide,
  asks: bookSide,
});
export type BookSnapshot = v.InferOutput<typeof bookSnapshot>;

export const publicTrade = v.object({
  id,
  market: id,
  price: positiveDecimal,
  amount: positiveDecimal,
  /** The side of the taker. */
  side: openEnum(['Buy', 'Sell']),
  time: timestamp,
});
export type PublicTrade = v.InferOutput<typeof publicTrade>;
const publicTrades = listOf(publicTrade, 1000);

export const ticker = v.object({
  market: id,
  last: positiveDecimal,
  bid: v.nullable(positiveDecimal),
  ask: v.nullable(positiveDecimal),
  change24h: signedDecimal,
  changePercent24h: signedDecimal,
  high24h: positiveDecimal,
  low24h: positiveDecimal,
  /** In the base asset. */
  volume24h: nonNegativeDecimal,
  time: timestamp,
});
export type Ticker = v.InferOutput<typeof ticker>;
const tickers = listOf(ticker, 5000, 'market');

const market = v.tuple([id]);
const none = v.tuple([]);
const notification = { notificationId: id, time: timestamp };

/**
 * The Market hub, open to guests. Subscribe first, ask for the snapshot second: deltas that arrive in between are
 * buffered and joined by `seq`.
 */
export const marketHub = {
  path: hubPaths.market,
  methods: {
    /** From now on the changes of a market's book come as `book`. */
    SubscribeBook: { args: market, result: v.null() },
    /** No more `book` of a market. */
    UnsubscribeBook: { args: market, result: v.null() },
    /** The whole book of a market as it stands. Ask after subscribing, and join the two by `seq`. */
    BookSnapshot: { args: market, result: bookSnapshot },
    /** From now on new trades of a market come as `trades`. Answers the latest, newest first, at most 100. */
    SubscribeTrades: { args: market, result: publicTrades },
    /** No more `trades` of a market. */
    UnsubscribeTrades: { args: market, result: v.null() },
    /** From now on changed tickers come as `tickers`. Answers the ticker of every market. */
    SubscribeTickers: { args: none, result: tickers },
    /** No more `tickers`. */
    UnsubscribeTickers: { args: none, result: v.null() },
  },
  streams: {
    /** The open candle each time it changes, at most four a second; the first item comes at once. */
    Candles: { args: v.tuple([id, closedEnum(candleResolutions)]), item: candle },
  },
  events: {
    /** A change to one market's book, in the order of `seq`. */
    book: v.tuple([bookDelta]),
    /** New trades of one market, oldest first. */
    trades: v.tuple([publicTrades]),
    /** The tickers that changed. While none does, an empty list at least every 2 s, so that silence is a fault. */
    tickers: v.tuple([tickers]),
    /** A market as it is now, told to everybody when staff halt it, open it again or change its rules. */
    instrument: v.tuple([instrument]),
    /** An asset as it is now, when staff changed it or opened or closed its transfers: ask for the networks again. */
    asset: v.tuple([asset]),
  },
} as const;

/** The Notifications hub: for signed-in users. Every message has a `notificationId`; the same id is the same event. */
export const notificationsHub = {
  path: hubPaths.notifications,
  methods: {},
  streams: {},
  events: {
    /** An order that is new or has changed, with its new fills. */
    order: v.tuple([v.object({ ...notification, order, fills })]),
    /** The balances that changed. */
    balances: v.tuple([
      v.object({
        ...notification,
        balances: listOf(
          v.pick(balance, ['asset', 'total', 'available', 'inOrders']),
          5000,
          'asset',
        ),
      }),
    ]),
    /** The user's information after a change: name, roles, tier, activity status. */
    userInformation: v.tuple([v.object({ ...notification, user: userInformation })]),
    /** A deposit or withdrawal that is new or has moved on. */
    transfer: v.tuple([v.object({ ...notification, transfer })]),
    /** A purchase or sale with fiat that is new or has moved on: ask for it again. */
    rampOrder: v.tuple([
      v.object({ ...notification, orderId: id, status: openEnum(rampStatuses) }),
    ]),
    /**
     * An address of the address book that is new or has changed, and by what: `Proven` when its ownership was, such as at the
     * end of a look at a signed form; `Invalidated` when staff withdrew the proof.
     */
    address: v.tuple([
      v.object({ ...notification, entry: addressBookEntry, change: openEnum(addressChanges) }),
    ]),
    /** Something of the user's invitations has changed: ask for them again. With a reward that can be claimed from now on. */
    referral: v.tuple([v.object({ ...notification, reward: v.nullable(reward) })]),
    /** A request for review that was sent in, decided, or needs more data. */
    compliance: v.tuple([v.object({ ...notification, request: complianceRequest })]),
    /** A price alert that was reached, or that was set, changed or removed, perhaps elsewhere. */
    priceAlert: v.tuple([
      v.object({ ...notification, alert: priceAlert, change: openEnum(priceAlertChanges) }),
    ]),
    /** An announcement that is new, has changed or has ended; told to the signed-in users for whom it is. */
    announcement: v.tuple([v.object({ ...notification, announcement })]),
    /** The notification centre has something new, or was read or cleared, perhaps elsewhere: ask for it again. */
    inbox: v.tuple([v.object({ ...notification, unread: count })]),
    /**
     * For staff: something of the back office has changed, so ask again for what is shown of it. It carries none of the data,
     * and comes only to roles that may call what reads it. At most one a second for each topic: `id` and `userId` say what
     * changed and whose it is, and are null where that is several or none. Markets and assets are told by the Market hub.
     */
    backOfficeChanged: v.tuple([
      v.object({
        ...notification,
        topic: openEnum(backOfficeTopics),
        id: v.nullable(id),
        userId: v.nullable(id),
      }),
    ]),
  },
} as const;

type Hub = typeof marketHub | typeof notificationsHub;
export type HubName = 'market' | 'notifications';
/** The arguments of each event that a hub sends, by event name. */
export type HubEvents<H extends Hub> = {
  [E in keyof H['events']]: H['events'][E] extends v.GenericSchema
    ? v.InferOutput<H['events'][E]>
    : never;
};

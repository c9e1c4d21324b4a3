// @where Widgets: entries of the notification centre: kinds and words
import * as v from 'valibot';
import { complianceRequest } from './compliance/compliance-request.ts';
import { alertRules } from './base/alert-rules.ts';
import { defineEndpoint } from './base/endpoint.ts';
import { activityStatuses, addressChanges, orderSides, rampStatuses, tiers } from './base/enums.ts';
import { count, positiveDecimal } from './base/figures.ts';
import { id, nothing, openEnum, page, pageQuery, timestamp } from './base/primitives.ts';
import { priceAlert } from './price-alerts/price-alert.ts';
import { reward } from './base/reward.ts';
import { device } from './sign-ins.ts';
import { name, symbol, words } from './base/texts.ts';
import { order } from './trading.ts';
import { transfer } from './transfer.ts';

/** Subjects of an item of the notification centre, each with a field that has what it was then. */
export const inboxKinds = [
  'Transfer',
  'Order',
  'Orders',
  'RampOrder',
  'Reward',
  'Request',
  'Account',
  'Address',
  'SignIn',
  'Alert',
  'PriceAlert',
] as const;

/** An account after a change of its state or tier, and before. */
export const accountChange = v.object({
  activityStatus: openEnum(activityStatuses),
  statusBefore: openEnum(activityStatuses),
  complianceTier: openEnum(tiers),
  tierBefore: openEnum(tiers),
});
export type AccountChange = v.InferOutput<typeof accountChange>;

/** Something that happened to a user's account, as it was at that moment: only the field of its `kind` is there. */
export const inboxItem = v.object({
  id,
  time: timestamp,
  isRead: v.boolean(),
  kind: openEnum(inboxKinds),
  /** Transfer in its state of that time, but for `cancellable`, which says what its owner can do now. */
  transfer: v.optional(transfer),
  /** Filled, or ended without the user's doing. */
  order: v.optional(order),
  /** Cancelled together, because the account is what `activityStatus` says; they are in the history. */
  orders: v.optional(v.object({ count, activityStatus: openEnum(activityStatuses) })),
  /** Completed, or failed. */
  rampOrder: v.optional(
    v.object({
      id,
      status: openEnum(rampStatuses),
      side: openEnum(orderSides),
      asset: symbol,
      assetAmount: positiveDecimal,
      fiatCurrency: symbol,
      fiatAmount: positiveDecimal,
      reason: v.nullable(words),
    }),
  ),
  /** Claimed where `isClaimed`, else ready to be claimed. */
  reward: v.optional(v.object({ ...reward.entries, isClaimed: v.boolean() })),
  /** Decided, or given back for more data. */
  request: v.optional(v.pick(complianceRequest, ['id', 'statusType', 'requestType', 'comment'])),
  account: v.optional(accountChange),
  /** Judged by others: proven by a signed form, or no longer. */
  address: v.optional(
    v.object({
      id,
      name,
      asset: symbol,
      change: openEnum(addressChanges),
      invalidatedReason: v.nullable(words),
    }),
  ),
  /** A sign-in on a device that the account was not signed in on before. */
  signIn: v.optional(device),
  /** An alert to staff that began, or where `isOver` ended. */
  alert: v.optional(
    v.object({
      id,
      rule: openEnum(alertRules),
      subject: v.nullable(name),
      isOver: v.boolean(),
    }),
  ),
  /** A price alert that the market reached. */
  priceAlert: v.optional(priceAlert),
});
export type InboxItem = v.InferOutput<typeof inboxItem>;

const unread = v.object({ unread: count });
const path = '/frontoffice/api/v1/inbox';
/** All items up to this one, in time; without it all of them. What came since is not touched. */
const through = v.optional(id);

/**
 * The notification centre, kept by the exchange, the same on every device. An extension: the specification names the
 * centre and no calls for it.
 */
export const inbox = {
  /** List events, newest first. The oldest are dropped when there are more than 500. */
  list: defineEndpoint({
    method: 'GET',
    path,
    auth: 'required',
    standing: 'any',
    input: v.object(pageQuery),
    output: page(inboxItem),
  }),
  /** Number of unread items. */
  unread: defineEndpoint({
    method: 'GET',
    path: `${path}/unread`,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: unread,
  }),
  /** Mark one item as read, by its id, or all. Answers how many are left. */
  markRead: defineEndpoint({
    method: 'PUT',
    path: `${path}/read`,
    auth: 'required',
    standing: 'any',
    input: v.object({ id: v.optional(id), through }),
    output: unread,
  }),
  /** Remove items for good, on every device. Answers how many of the rest were not read. */
  clear: defineEndpoint({
    method: 'DELETE',
    path,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ through }),
    output: unread,
  }),
};

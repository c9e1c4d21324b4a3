// @where Back office: alerts: rules, bounds of their thresholds, webhook
import * as v from 'valibot';
import { alertRules } from '../base/alert-rules.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { count } from '../base/figures.ts';
import {
  closedEnum,
  id,
  listOf,
  nothing,
  openEnum,
  queryInteger,
  timestamp,
} from '../base/primitives.ts';
import { name, textUpTo, url } from '../base/texts.ts';
import { adminsOnly, backOffice, reviewers } from './staff.ts';

/**
 * Least, greatest and usual threshold of each rule: overdue requests; hours for which a withdrawal waits for its release;
 * percent of a wallet's floor, and of its ceiling; minutes for which a service fails; percent of the calls of five minutes
 * that ended in an error of the exchange.
 */
export const alertBounds = {
  RequestsOverdue: { least: 1, most: 1000, usual: 1 },
  WithdrawalsHeld: { least: 1, most: 168, usual: 24 },
  WalletLow: { least: 1, most: 500, usual: 100 },
  WalletHigh: { least: 1, most: 200, usual: 90 },
  ServiceFailing: { least: 1, most: 1440, usual: 2 },
  CallErrors: { least: 1, most: 100, usual: 5 },
} as const satisfies Record<
  (typeof alertRules)[number],
  { least: number; most: number; usual: number }
>;

const changedBy = v.nullable(v.object({ officerId: id, officer: name, time: timestamp }));

export const alertRule = v.object({
  rule: openEnum(alertRules),
  isOn: v.boolean(),
  /** In the unit of the rule; see `alertBounds`. */
  threshold: count,
  /** Counts its changes. A change names the one that its author has seen. */
  version: count,
  /** Null for a rule that is as the exchange began with it. */
  changed: changedBy,
});
export type AlertRule = v.InferOutput<typeof alertRule>;

/** One occurrence: it begins when a rule is broken and ends when that is over. */
export const alert = v.object({
  id,
  rule: openEnum(alertRules),
  /** Wallet or service; null where the rule is about the exchange as a whole. */
  subject: v.nullable(name),
  since: timestamp,
  /** Null while it lasts. */
  endedAt: v.nullable(timestamp),
  /** Value at its beginning, in the unit of the rule. */
  value: count,
});
export type Alert = v.InferOutput<typeof alert>;

/** Messages of a webhook. */
export const webhookEvents = ['AlertRaised', 'AlertEnded', 'Test'] as const;
export const deliveryStates = ['Waiting', 'Delivered', 'Failed'] as const;
/** Reasons for which an attempt failed: another status than 2xx, no connection, no answer in time, an address that is not public. */
export const deliveryFaults = ['Refused', 'Unreachable', 'TimedOut', 'NotPublic'] as const;

export const webhookDelivery = v.object({
  id,
  event: openEnum(webhookEvents),
  time: timestamp,
  state: openEnum(deliveryStates),
  attempts: count,
  /** HTTP status of the last attempt; null where there was no answer. */
  status: v.nullable(count),
  fault: v.nullable(openEnum(deliveryFaults)),
  /** Time of the next attempt. */
  nextAt: v.nullable(timestamp),
});
export type WebhookDelivery = v.InferOutput<typeof webhookDelivery>;

export const webhook = v.object({
  /** Null: alerts are sent nowhere. */
  address: v.nullable(url),
  version: count,
  changed: changedBy,
  /** The latest 50, newest first. */
  deliveries: listOf(webhookDelivery, 50, 'id'),
});
export type Webhook = v.InferOutput<typeof webhook>;

export const alertOverview = v.object({
  rules: listOf(alertRule, 50, 'rule'),
  /** Those that last first, then the latest that are over. */
  alerts: listOf(alert, 500, 'id'),
  /** Null for who may not change it. */
  webhook: v.nullable(webhook),
});
export type AlertOverview = v.InferOutput<typeof alertOverview>;

const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));
const seenVersion = queryInteger(0, 1_000_000);

/** Alerts to staff, by rules that the exchange evaluates. Extensions: the specification has no calls for them. */
export const backOfficeAlerts = {
  /** Read the rules, the alerts, and for administrators the webhook with its latest deliveries. */
  read: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/alerts`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: reviewers,
    input: nothing,
    output: alertOverview,
  }),
  /**
   * Switch a rule on or off, or change its threshold. After any other change since `seenVersion` it is refused with 409.
   * The reason goes into the audit trail.
   */
  changeRule: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/alerts/rules/{rule}`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({
      rule: closedEnum(alertRules),
      isOn: v.boolean(),
      threshold: queryInteger(1, 1440),
      seenVersion,
      reason,
    }),
    output: alertRule,
  }),
  /**
   * Change where alerts are sent; null sends them nowhere. Each message is a POST with `Agio-Signature: t=<seconds>,v1=<hex>`,
   * the HMAC-SHA256 of `<seconds>.<body>` with the secret, and `Agio-Delivery`, the same at each attempt. The secret is
   * never answered; left out, it stays as it is.
   */
  changeWebhook: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/alerts/webhook`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    input: v.object({
      address: v.nullable(v.pipe(url, v.regex(/^https?:\/\/[^/\\\s@]+(?:\/\S*)?$/))),
      secret: v.optional(v.pipe(textUpTo(200), v.minLength(16))),
      seenVersion,
      reason,
    }),
    output: webhook,
  }),
  /** Send a test message to the webhook. */
  testWebhook: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/alerts/webhook/test`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: nothing,
    output: webhook,
  }),
};

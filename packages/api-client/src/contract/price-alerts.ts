// @where Trading: price alerts: their kinds, and most of an account
import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { positiveDecimal } from './base/figures.ts';
import { closedEnum, id, listOf, nothing, openEnum, timestamp } from './base/primitives.ts';

/** Most price alerts of an account, those that were reached included. */
export const mostPriceAlerts = 100;

/** Time over which a change of the price is measured. */
export const priceAlertWindows = ['1h', '24h'] as const;

/** `Active`: watched. `Paused`: kept, not watched. `Reached`: it was told, and is not watched any more. */
export const priceAlertStatuses = ['Active', 'Paused', 'Reached'] as const;

/** `Reached`: by the market. The others: by the user, on whatever device. */
export const priceAlertChanges = ['Set', 'Changed', 'Removed', 'Reached'] as const;

const conditions = [
  /** A trade at this price or beyond it. */
  v.object({
    kind: v.literal('Price'),
    direction: closedEnum(['Rise', 'Fall']),
    /** In the quote asset, on the tick of the market. */
    price: positiveDecimal,
  }),
  /** The last price differs from the one of an hour or a day before by so many percent or more. */
  v.object({
    kind: v.literal('Change'),
    direction: closedEnum(['Rise', 'Fall', 'Either']),
    /** From 0.01 to 999.99. */
    percent: v.pipe(
      v.string(),
      v.regex(
        /^(?:0\.(?:0[1-9]|[1-9]\d?)|[1-9]\d{0,2}(?:\.\d{1,2})?)$/,
        'must be a percentage from 0.01 to 999.99',
      ),
    ),
    window: closedEnum(priceAlertWindows),
  }),
  /** The volume of the last 24 hours, in the base asset, is this or more. */
  v.object({ kind: v.literal('Volume'), volume: positiveDecimal }),
] as const;

/** Event that an alert waits for. */
export const priceAlertCondition = v.variant('kind', conditions);
export type PriceAlertCondition = v.InferOutput<typeof priceAlertCondition>;

/** The same in an answer: a kind that this version does not know is `Unknown`. */
export const knownPriceAlertCondition = v.fallback(
  v.variant('kind', [...conditions, v.object({ kind: v.literal('Unknown') })]),
  { kind: 'Unknown' },
);

export const priceAlert = v.object({
  id,
  market: id,
  condition: knownPriceAlertCondition,
  status: openEnum(priceAlertStatuses),
  createdAt: timestamp,
  /** Time at which the market reached it, and the price of then; null unless it is `Reached`. */
  reached: v.nullable(v.object({ time: timestamp, price: positiveDecimal })),
});
export type PriceAlert = v.InferOutput<typeof priceAlert>;

const path = '/frontoffice/api/v1/price-alerts';

/**
 * Alerts at a price, a change of the price or a volume. The exchange watches them and tells each once, by the Notifications
 * hub and in the notification centre. Extensions: the specification has none.
 */
export const priceAlerts = {
  /** List the user's alerts, newest first. */
  list: defineEndpoint({
    method: 'GET',
    path,
    auth: 'required',
    standing: 'open',
    input: nothing,
    output: listOf(priceAlert, 500),
  }),
  /** Set an alert. Refused if the market is there already, unless it is set as paused. */
  create: defineEndpoint({
    method: 'POST',
    path,
    auth: 'required',
    standing: 'unfrozen',
    idempotent: true,
    input: v.object({
      market: id,
      condition: priceAlertCondition,
      paused: v.optional(v.boolean()),
    }),
    output: priceAlert,
  }),
  /**
   * Change what an alert waits for, pause it, or let it go on. One that was reached waits again with another condition, or
   * with `paused: false`.
   */
  change: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({
      id,
      condition: v.optional(priceAlertCondition),
      paused: v.optional(v.boolean()),
    }),
    output: priceAlert,
  }),
  /** Remove an alert. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ id }),
    output: priceAlert,
  }),
};

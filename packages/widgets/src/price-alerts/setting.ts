// @where Trading: most price alerts of an account, and how they are stored
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../host/index.ts';

/** Condition of an alert: at its price or above, or at its price or below. */
export const alertDirections = ['above', 'below'] as const;
export type AlertDirection = (typeof alertDirections)[number];

/** Most alerts of an account on this device: none is added above it. Longer lists that are stored already are kept. */
export const maxAlerts = 50;

/** Most alerts that a stored list may have. A longer one counts as nothing, so never lower it. */
const maxStored = 1000;

const decimal = v.pipe(v.string(), v.maxLength(60), v.regex(/^\d+(?:\.\d+)?$/));

const alert = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  market: v.pipe(v.string(), v.maxLength(100)),
  direction: v.picklist(alertDirections),
  /** In the quote asset, exact. */
  price: decimal,
  status: v.picklist(['active', 'paused', 'reached']),
  /** The last price that reached it, and when, in milliseconds since 1970. */
  reached: v.optional(v.object({ price: decimal, at: v.number() })),
});

/** A price at which the reader is notified, once. */
export type PriceAlert = Readonly<v.InferOutput<typeof alert>>;

const schema = v.object({
  /** Alerts by id of the account, `guest` without one. */
  byAccount: v.record(v.string(), v.pipe(v.array(alert), v.maxLength(maxStored))),
});

/** The price alerts of this device. */
export const priceAlertSetting = defineSetting<v.InferOutput<typeof schema>>(
  storageKeys.priceAlerts,
  schema,
  { byAccount: {} },
);

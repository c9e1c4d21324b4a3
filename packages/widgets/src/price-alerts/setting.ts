// @where Trading: price alerts that an earlier version kept in the browser
import { storageKeys } from '@agio/api-client';
import type { PriceAlert } from '@agio/api-client/contract';
import * as v from 'valibot';
import { defineSetting } from '../host/index.ts';

/** Most alerts that a stored list may have. A longer one counts as nothing. */
const maxStored = 1000;

const decimal = v.pipe(v.string(), v.maxLength(60), v.regex(/^\d+(?:\.\d+)?$/));

const alert = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  market: v.pipe(v.string(), v.maxLength(100)),
  direction: v.picklist(['above', 'below']),
  /** In the quote asset, exact. */
  price: decimal,
  status: v.picklist(['active', 'paused', 'reached']),
  /** The exchange has refused it. */
  isRefused: v.optional(v.boolean()),
});

/** An alert at a price that this browser keeps until it is moved to the account. */
export type LocalAlert = Readonly<v.InferOutput<typeof alert>>;

const schema = v.object({
  /** Alerts by id of the account, `guest` without one. */
  byAccount: v.record(v.string(), v.pipe(v.array(alert), v.maxLength(maxStored))),
});

/** The price alerts of this device. */
export const localAlertSetting = defineSetting<v.InferOutput<typeof schema>>(
  storageKeys.priceAlerts,
  schema,
  { byAccount: {} },
);

/** The same as a condition of the exchange. */
export const conditionOf = ({ direction, price }: LocalAlert) =>
  ({
    kind: 'Price',
    direction: direction === 'above' ? 'Rise' : 'Fall',
    price,
  }) as const satisfies PriceAlert['condition'];

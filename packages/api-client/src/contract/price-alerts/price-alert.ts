// @where Trading: price alerts: their kinds, and most of an account
import * as v from 'valibot';
import { positiveDecimal } from '../base/figures.ts';
import { closedEnum, id, openEnum, timestamp } from '../base/primitives.ts';

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

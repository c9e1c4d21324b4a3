// @where Trading: trading settings and trading keys
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../host/persisted.ts';

const schema = v.object({
  /** Which orders are shown once more before they are sent. What looks like a mistake always is. */
  confirmOrders: v.fallback(v.picklist(['always', 'warnings']), 'warnings'),
  /** A press on a price of the book sends the order in the ticket at that price. */
  oneClick: v.fallback(v.boolean(), false),
  /** Single keys fill, send and cancel orders: see `tradingKeys`. */
  tradingKeys: v.fallback(v.boolean(), false),
});

/** The reader's preferences for trading, on this device. */
export type TradingPreferences = v.InferOutput<typeof schema>;

/** Stored preferences for trading. Orders without a confirmation are off by default. */
export const tradingPreferences = defineSetting<TradingPreferences>(
  storageKeys.tradingPreferences,
  schema,
  { confirmOrders: 'warnings', oneClick: false, tradingKeys: false },
);

/** Returns true if a press on a price sends the order: readers who confirm every order are not surprised by one. */
export const sendsAtOnce = ({ oneClick, confirmOrders }: TradingPreferences): boolean =>
  oneClick && confirmOrders !== 'always';

/**
 * The keys of `TradingPreferences.tradingKeys`, in the order in which they are listed. Each is pressed alone, anywhere on
 * the desk but in a field, a menu or a dialog (WCAG 2.1.4: they can be switched off).
 */
export const tradingKeys = [
  { key: 'b', does: 'buy' },
  { key: 's', does: 'sell' },
  { key: 'p', does: 'price' },
  { key: 'j', does: 'bid' },
  { key: 'k', does: 'mid' },
  { key: 'l', does: 'ask' },
  { key: '1', does: 'quarter' },
  { key: '2', does: 'half' },
  { key: '3', does: 'threeQuarters' },
  { key: '4', does: 'max' },
  { key: 'o', does: 'submit' },
  { key: 'c', does: 'cancelLast' },
  { key: 'a', does: 'cancelAll' },
] as const;

/** Action of a trading key. */
export type TradingKeyAction = (typeof tradingKeys)[number]['does'];

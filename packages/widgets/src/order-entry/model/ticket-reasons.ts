import type { MarketStatus, OrderSide } from '@agio/api-client/contract';
import { type Decimal, type ParseAmountFailure, type Separators } from '@agio/money';
import type { PriceField, TicketField } from './order-types.ts';

/**
 * Reason for which an order cannot be placed, as data: the words are chosen at the place that shows them. The submit
 * button says the first reason of the list; a reason with a field is also shown at that field.
 */
export type Reason =
  | { readonly code: 'loading' }
  | { readonly code: 'signIn' }
  | { readonly code: 'notActive' }
  /** No network: nothing that is sent now arrives. */
  | { readonly code: 'offline' }
  | { readonly code: 'marketNotOpen'; readonly status: Exclude<MarketStatus, 'Open'> | 'Unknown' }
  | { readonly code: 'typeNotOffered' }
  | { readonly code: 'empty'; readonly field: TicketField }
  | {
      readonly code: 'unreadable';
      readonly field: TicketField;
      readonly failure: Exclude<ParseAmountFailure, 'empty'>;
      readonly separators: Separators;
      readonly maxScale?: number | undefined;
    }
  | { readonly code: 'zero'; readonly field: TicketField }
  | {
      readonly code: 'offTick';
      readonly field: PriceField;
      readonly tick: Decimal;
      /** The two nearest prices that can be traded; the lower one is missing below the first tick. */
      readonly nearest: readonly Decimal[];
    }
  | {
      readonly code: 'offStep';
      readonly field: 'amount' | 'displayAmount';
      readonly step: Decimal;
      readonly nearest: readonly Decimal[];
    }
  | {
      /** The market's limits: amounts in the base asset, the notional in the quote asset. */
      readonly code: 'belowMinimum' | 'belowNotional';
      readonly field: 'amount' | 'total' | 'displayAmount';
      readonly minimum: Decimal;
      readonly asset: string;
    }
  | {
      readonly code: 'aboveMaximum';
      readonly field: 'amount' | 'total' | 'displayAmount';
      readonly maximum: Decimal;
      readonly asset: string;
    }
  | {
      readonly code: 'notEnough';
      readonly field: 'amount' | 'total';
      readonly asset: string;
      readonly needed: Decimal;
      readonly missing: Decimal;
    }
  | {
      readonly code: 'postOnlyWouldMatch';
      readonly field: 'price';
      readonly side: OrderSide;
      readonly best: Decimal;
    }
  /** The distance of a trailing stop reaches beyond what the exchange takes. */
  | { readonly code: 'trailTooFar'; readonly field: 'trailAmount' | 'trailPercent' }
  /** The last price is not between the limit and the trigger of a pair: one would end the other at once. */
  | { readonly code: 'notBetween'; readonly field: PriceField }
  /** An exit on the wrong side of the price of its entry, or of the last one: the prices that it has to be beyond. */
  | {
      readonly code: 'mustBeAbove' | 'mustBeBelow';
      readonly field: 'takeProfitPrice' | 'stopLossPrice';
      readonly price: Decimal;
    }
  /** A duration, or a number of slices, that the exchange does not take. */
  | { readonly code: 'schedule'; readonly field: 'minutes' | 'slices' }
  | {
      readonly code: 'sliceTooSmall';
      readonly field: 'slices';
      readonly minimum: Decimal;
      readonly asset: string;
    }
  /** Good till a date, without a day that the exchange takes. */
  | { readonly code: 'noExpiry' }
  | { readonly code: 'nothingToMatch'; readonly side: OrderSide }
  /** The order would match at once, and bids and asks overlap: the prices it would pay cannot be right. */
  | { readonly code: 'bookCrossed' };

/** The reason to tell at a field. That it is empty is no mistake to point at: the button says it. */
export function fieldReason(reasons: readonly Reason[], field: TicketField): Reason | undefined {
  return reasons.find(
    (reason) => 'field' in reason && reason.field === field && reason.code !== 'empty',
  );
}

/** Confirmation that a market order needs for its worst price: see `warningLimits`. */
export type RangeLevel = 'tell' | 'warn' | 'confirm' | 'type';

/** Worth knowing before the order is placed. With `confirm` the order is asked about once more. */
export type OrderWarning =
  | {
      /** A market order: how far it reaches into the book. */
      readonly code: 'range';
      readonly worstPrice: Decimal;
      /** Undefined in a market without trades, where there is nothing to measure it against. */
      readonly percent: Decimal | undefined;
      readonly level: RangeLevel;
      readonly confirm: boolean;
    }
  /** The known book holds only this much: the rest of a market order is cancelled. */
  | {
      readonly code: 'thin';
      /** In the base asset … */
      readonly fillable: Decimal;
      /** … and what that is worth in the quote asset. */
      readonly total: Decimal;
      readonly confirm: true;
    }
  /** The prices on screen are not live, so the cost of a market order is unknown. */
  | { readonly code: 'stale'; readonly confirm: true }
  /** A limit order that matches at once, far from the last price: likely a slip of the finger. */
  | { readonly code: 'farPrice'; readonly percent: Decimal; readonly confirm: true }
  /** An order that never rests: at its limit the book has less, so that it is cancelled as a whole, or what is left of it. */
  | {
      readonly code: 'cancelled' | 'partly';
      /** In the base asset. */
      readonly available: Decimal;
      readonly price: Decimal;
      readonly confirm: false;
    }
  /** The limit lies on the side of the trigger where the order would rest instead of filling: likely mixed up. */
  | { readonly code: 'limitBeyondTrigger'; readonly confirm: true }
  /** The trigger of a stop order is already reached. */
  | { readonly code: 'triggersAtOnce'; readonly confirm: false };

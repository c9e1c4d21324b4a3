import type { ParseAmountFailure, Separators } from '@agio/money';
import type { Decimal } from '@agio/money';
import type { ConvertSide } from './conversion.ts';

/**
 * Why nothing can be converted now, as data: the words are chosen where they are shown. The first reason of the list is
 * what the button says; a reason with a side is also told at its amount.
 */
export type ConvertReason =
  | { readonly code: 'loading' }
  | { readonly code: 'signIn' }
  | { readonly code: 'notActive' }
  /** No network: nothing that is sent now arrives. */
  | { readonly code: 'offline' }
  | { readonly code: 'empty' }
  | {
      readonly code: 'unreadable';
      readonly side: ConvertSide;
      readonly failure: Exclude<ParseAmountFailure, 'empty'>;
      readonly separators: Separators;
      readonly maxScale?: number | undefined;
    }
  | { readonly code: 'zero'; readonly side: ConvertSide }
  | {
      readonly code: 'notEnough';
      readonly side: 'from';
      readonly missing: Decimal;
      /** All that there is. */
      readonly available: Decimal;
    }
  | {
      readonly code: 'belowMinimum' | 'aboveMaximum';
      readonly side: ConvertSide;
      /** The limit in the asset that is paid, as the latest price had it; undefined before there was one. */
      readonly limit: Decimal | undefined;
      /** The exchange's own words. */
      readonly text: string | undefined;
    }
  /** An asset that is not traded at the moment. */
  | { readonly code: 'halted'; readonly asset: string }
  /** There is no price for an asset. */
  | { readonly code: 'notConvertible'; readonly asset: string }
  /** The exchange refused the amount, for a reason of its own. */
  | { readonly code: 'refused'; readonly side: ConvertSide; readonly text: string | undefined }
  /** The price could not be had. It is asked for again. */
  | { readonly code: 'noPrice' }
  /** The price is on its way. */
  | { readonly code: 'asking' };

/** The reason to tell at an amount. That it is empty is no mistake to point at: the button says it. */
export function reasonAt(
  reasons: readonly ConvertReason[],
  side: ConvertSide,
): ConvertReason | undefined {
  return reasons.find((reason) => 'side' in reason && reason.side === side);
}

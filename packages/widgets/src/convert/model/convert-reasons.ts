import type { ParseAmountFailure, Separators } from '@agio/money';
import type { Decimal } from '@agio/money';
import type { ConvertSide } from './conversion.ts';

/**
 * Reason for which a conversion is impossible now, as data; `convert-words.ts` has the text. The button shows the first
 * reason of the list; a reason with a side also shows at its amount.
 */
export type ConvertReason =
  | { readonly code: 'loading' }
  | { readonly code: 'signIn' }
  | { readonly code: 'notActive' }
  /** The browser is offline. */
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
      /** The available balance. */
      readonly available: Decimal;
    }
  | {
      readonly code: 'belowMinimum' | 'aboveMaximum';
      readonly side: ConvertSide;
      /** The limit in the paid asset from the latest quote; undefined before the first. */
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
  /** The quote call failed. It is tried again. */
  | { readonly code: 'noPrice' }
  /** The price is on its way. */
  | { readonly code: 'asking' };

/** The reason shown at an amount. An empty amount is no error: the button alone mentions it. */
export function reasonAt(
  reasons: readonly ConvertReason[],
  side: ConvertSide,
): ConvertReason | undefined {
  return reasons.find((reason) => 'side' in reason && reason.side === side);
}

// @where Widgets: reasons for which nothing can be bought or sold with fiat; the best quote
import type { Decimal } from '@agio/money';
import type { EntryFault } from '../../amounts/amount-entry.ts';
import type { RampEnd } from './ramp-state.ts';

/**
 * Reason for which nothing can be bought or sold now, as data; `ramp-words.ts` has the text. The button shows the first
 * reason of the list; a reason with an end also shows at its amount.
 */
export type RampReason =
  | { readonly code: 'loading' }
  | { readonly code: 'signIn' }
  | { readonly code: 'notActive' }
  /** The tier does not allow it at all. */
  | { readonly code: 'notInTier' }
  /** The browser is offline. */
  | { readonly code: 'offline' }
  /** No way to pay, or to be paid, in this country and currency. */
  | { readonly code: 'noMethod' }
  | Extract<EntryFault, { code: 'empty' }>
  | (Exclude<EntryFault, { code: 'empty' }> & { readonly end: RampEnd })
  /** More of the asset than is available. */
  | { readonly code: 'notEnough'; readonly end: RampEnd; readonly available: Decimal }
  | {
      readonly code: 'belowMinimum' | 'aboveMaximum';
      readonly end: RampEnd;
      /** In the fiat currency; undefined where only the exchange knows. */
      readonly limit: Decimal | undefined;
      /** The exchange's own words. */
      readonly text: string | undefined;
    }
  /** More than is left of the tier's limit for the day, in the limits' currency. */
  | { readonly code: 'overLimit'; readonly end: RampEnd; readonly left: Decimal }
  /** The exchange refused it, for a reason of its own. */
  | { readonly code: 'refused'; readonly end: RampEnd; readonly text: string | undefined }
  /** No provider has a quote. */
  | { readonly code: 'noProvider' }
  /** The quotes could not be had. They are asked for again. */
  | { readonly code: 'noQuotes' }
  /** The quotes are on their way. */
  | { readonly code: 'asking' };

/** The reason shown at an amount. An empty amount is no error: the button alone mentions it. */
export function reasonAt(reasons: readonly RampReason[], end: RampEnd): RampReason | undefined {
  return reasons.find((reason) => 'end' in reason && reason.end === end);
}

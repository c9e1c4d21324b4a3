import type { LivePrices } from './live-row.ts';
import type { MarketsWords } from './messages.ts';

/** The props that all rows share. */
export interface RowContext {
  t: MarketsWords;
  locale: string;
  currency: string;
  favourites: readonly string[];
  onFavouriteChange: (market: string, marked: boolean) => void;
  /** The prices are out of date. */
  isOld: boolean;
  /** Source of newer prices than those of the rows. */
  live: LivePrices | undefined;
}

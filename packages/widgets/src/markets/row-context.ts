import type { LivePrices } from './live-row.ts';
import type { MarketsWords } from './messages.ts';

/** What every row needs besides its market. */
export interface RowContext {
  t: MarketsWords;
  locale: string;
  currency: string;
  favourites: readonly string[];
  onFavouriteChange: (market: string, marked: boolean) => void;
  /** The prices are older than they should be. */
  isOld: boolean;
  /** Newer prices than those of the rows. */
  live: LivePrices | undefined;
}

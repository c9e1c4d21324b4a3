import type { Translate } from '../../i18n/words.ts';
import type { LivePrices } from './live-row.ts';

/** What every row needs besides its market. */
export interface RowContext {
  t: Translate<'markets'>;
  locale: string;
  currency: string;
  favourites: readonly string[];
  onFavouriteChange: (market: string, marked: boolean) => void;
  /** The prices are older than they should be. */
  isOld: boolean;
  /** Newer prices than those of the rows. */
  live: LivePrices | undefined;
}

/** The words of the parts that stand in every row. */
export const rowLabels = (t: RowContext['t']) => ({
  change: { up: t('change.up'), down: t('change.down'), unchanged: t('change.unchanged') },
  status: {
    open: t('status.open'),
    halted: t('status.halted'),
    paused: t('status.paused'),
    unknown: t('status.unknown'),
  },
});

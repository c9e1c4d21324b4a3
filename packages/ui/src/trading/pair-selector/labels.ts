import type { PairGroup } from './find-pairs.ts';

export interface PairSelectorLabels {
  title: string;
  /** After the pair on the button, for the screen reader. */
  change: string;
  search: string;
  groups: Record<PairGroup, string>;
  market: string;
  lastPrice: string;
  dayChange: string;
  volume: string;
  favourite: (pair: string) => string;
  none: string;
}

export const pairSelectorLabels: PairSelectorLabels = {
  title: 'Choose a market',
  change: 'change market',
  search: 'Search markets',
  groups: { all: 'All', favourites: 'Favourites', crypto: 'Crypto', commodities: 'Commodities' },
  market: 'Market',
  lastPrice: 'Last price',
  dayChange: '24h change',
  volume: '24h volume',
  favourite: (pair) => `${pair} is a favourite`,
  none: 'No market fits',
};

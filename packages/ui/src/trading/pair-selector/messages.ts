import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { PairGroup } from './find-pairs.ts';

export const pairSelectorMessages = defineMessages('pairSelector', {
  title: 'Choose a market',
  /** For screen readers, after the pair on the button. */
  change: 'change market',
  search: 'Search markets',
  groups: {
    all: 'All',
    favourites: 'Favourites',
    crypto: 'Crypto',
    commodities: 'Commodities',
  } satisfies Record<PairGroup, string>,
  market: 'Market',
  lastPrice: 'Last price',
  dayChange: '24h change',
  volume: '24h volume',
  anyQuote: 'All quotes',
  quote: 'Quote asset',
  favourite: '{{pair}} is a favourite',
  none: 'No matching markets',
});
export type PairSelectorLabels = MessagesOf<typeof pairSelectorMessages>;

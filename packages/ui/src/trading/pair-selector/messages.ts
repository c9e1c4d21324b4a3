import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { PairGroup } from './find-pairs.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const pairSelectorMessages = defineMessages('pairSelector', {
  title: 'Choose a market',
  /** For screen readers, after the pair on the button. */
  change: '<pair></pair><more>, change market</more>',
  search: terms.searchMarkets,
  groups: {
    all: terms.all,
    favourites: terms.favourites,
    crypto: terms.crypto,
    commodities: terms.commodities,
  } satisfies Record<PairGroup, string>,
  market: terms.market,
  lastPrice: terms.lastPrice,
  dayChange: terms.dayChange,
  volume: terms.dayVolume,
  anyQuote: 'All quotes',
  quote: 'Quote asset',
  favourite: terms.isFavourite,
  none: 'No matching markets',
});
export type PairSelectorLabels = MessagesOf<typeof pairSelectorMessages>;

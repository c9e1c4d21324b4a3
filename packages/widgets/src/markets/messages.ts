import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of the list of markets and of the movers. */
export const messages = defineMessages('markets', {
  title: terms.markets,
  about_one: '{{count}} market · prices in the quote asset, values in {{currency}}',
  about_other: '{{count}} markets · prices in the quote asset, values in {{currency}}',
  movers: {
    label: terms.movers,
    gainer: 'Top gainer',
    decliner: 'Top decliner',
    traded: 'Most traded',
    range: 'Widest range',
    /** Between the lowest and the highest price of 24 hours. */
    rangeOf: '{{percent}} low to high',
    /** Span of time in which prices changed: 24 hours. */
    period: '24h',
    none: 'None at the moment',
  },
  filter: {
    category: 'Category',
    all: terms.all,
    crypto: terms.crypto,
    commodities: terms.commodities,
    favourites: terms.favourites,
    /** Noun: asset in which a price is given. Not a price offer. */
    quote: 'Quote',
    anyQuote: terms.all,
    search: terms.searchMarkets,
    placeholder: 'Search symbol or name',
    clear: terms.clearSearch,
  },
  /** Words of the cards on a phone. */
  sort: {
    label: 'Sort by',
    own: 'Own markets first',
    volume: terms.dayVolume,
    rise: 'Largest rise',
    fall: 'Largest fall',
    name: terms.name,
    /** Tells the span of the line and the change of each card. */
    span: 'Line and change: 24h',
    line: 'Prices of the last 24 hours',
  },
  table: {
    label: terms.markets,
    /** Accessible name of a column of stars. */
    favourite: 'Favourite',
    market: terms.market,
    last: terms.lastPrice,
    value: terms.valueIn,
    change: terms.dayChange,
    week: 'Last 7 days',
    volume: '24h volume, {{currency}}',
    range: '24h low and high',
    status: terms.status,
    trade: terms.trade,
    mark: 'Favourite {{symbol}}',
    rangeOf: 'Between {{low}} and {{high}} in 24 hours',
  },
  state: {
    empty: 'No markets yet',
    emptyText: 'The exchange has not opened any markets yet. They will appear here when it does.',
    reload: terms.reload,
    error: 'Markets could not be loaded',
    noMatch: 'Nothing matches “{{search}}”',
    noMatchText: 'The search covers symbols and names in the chosen category.',
    noneOfCategory: 'No markets in this category',
    clear: terms.clearFilters,
    noFavourites: 'No favourites yet',
    noFavouritesText: 'Press the star next to a market to add it here.',
    showAll: 'Show all markets',
    partial: terms.dayFiguresMissing,
    namesMissing: terms.assetNamesMissing,
    stale: terms.pricesAreDelayed,
    paused: terms.pricesArePaused,
    reconnect: terms.reconnect,
  },
  connection: {
    connecting: terms.connecting,
    live: 'Live prices',
    failed: terms.noLivePrices,
    resyncing: 'Updating prices',
    crossed: terms.pricesUnreliable,
    stale: 'Prices delayed',
    paused: terms.livePricesPaused,
  },
});

/** The words in the language around the widget. */
export type MarketsWords = MessagesOf<typeof messages>;

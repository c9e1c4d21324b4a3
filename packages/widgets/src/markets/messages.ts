import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** The words of the list of markets and of the movers. */
export const messages = defineMessages('markets', {
  title: 'Markets',
  about_one: '{{count}} market · prices in the quote asset, values in {{currency}}',
  about_other: '{{count}} markets · prices in the quote asset, values in {{currency}}',
  movers: {
    label: 'Movers',
    gainer: 'Top gainer',
    decliner: 'Top decliner',
    traded: 'Most traded',
    range: 'Widest range',
    /** Between the lowest and the highest price of 24 hours. */
    rangeOf: '{{percent}} low to high',
    period: '24h',
    none: 'None at the moment',
  },
  filter: {
    category: 'Category',
    all: 'All',
    crypto: 'Crypto',
    commodities: 'Commodities',
    favourites: 'Favourites',
    quote: 'Quote',
    anyQuote: 'All',
    search: 'Search markets',
    placeholder: 'Search symbol or name',
    clear: 'Clear search',
  },
  /** Words of the cards on a phone. */
  sort: {
    label: 'Sort by',
    own: 'Own markets first',
    volume: '24h volume',
    rise: 'Largest rise',
    fall: 'Largest fall',
    name: 'Name',
    /** Tells the span of the line and the change of each card. */
    span: 'Line and change: 24h',
    line: 'Prices of the last 24 hours',
  },
  table: {
    label: 'Markets',
    favourite: 'Favourite',
    market: 'Market',
    last: 'Last price',
    value: 'Value, {{currency}}',
    change: '24h change',
    week: 'Last 7 days',
    volume: '24h volume, {{currency}}',
    range: '24h low and high',
    status: 'Status',
    trade: 'Trade',
    mark: 'Favourite {{symbol}}',
    rangeOf: 'Between {{low}} and {{high}} in 24 hours',
  },
  state: {
    empty: 'No markets yet',
    emptyText: 'The exchange has not opened any markets yet. They will appear here when it does.',
    reload: 'Reload',
    error: 'Markets could not be loaded',
    noMatch: 'Nothing matches “{{search}}”',
    noMatchText: 'The search covers symbols and names in the chosen category.',
    noneOfCategory: 'No markets in this category',
    clear: 'Clear filters',
    noFavourites: 'No favourites yet',
    noFavouritesText: 'Press the star next to a market to add it here.',
    showAll: 'Show all markets',
    partial: 'Figures of the last 24 hours are not available at the moment.',
    namesMissing: 'Names of assets are not available at the moment.',
    stale: 'Live prices are delayed. The figures may be out of date.',
    paused: 'Live prices paused. The figures are the last ones received.',
    reconnect: 'Reconnect',
  },
  connection: {
    connecting: 'Connecting',
    live: 'Live prices',
    failed: 'No live prices',
    resyncing: 'Updating prices',
    crossed: 'Prices unreliable',
    stale: 'Prices delayed',
    paused: 'Live prices paused',
  },
});

/** The words in the language around the widget. */
export type MarketsWords = MessagesOf<typeof messages>;

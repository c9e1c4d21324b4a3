// @where Trading: sorting, filters and movers of the markets
import type { Asset, Instrument, Ticker, Trend } from '@agio/api-client';
import { Decimal } from '@agio/money';
import type { DataTableSort } from '@agio/ui/data-table';
import { foldText } from '@agio/ui/fold-text';
import type { OwnCategory } from '../../host/index.ts';

/** A market in the list. Missing or invalid figures are undefined. */
export interface MarketRow {
  id: string;
  symbol: string;
  base: string;
  quote: string;
  /** Name of the base asset. */
  name: string;
  kind: 'crypto' | 'commodity' | 'other';
  status: Instrument['status'];
  tickSize: string;
  last: Decimal | undefined;
  /** Value of one unit of the base asset in the displayed currency. */
  value: Decimal | undefined;
  /** In percent. */
  change: Decimal | undefined;
  /** In the displayed currency. */
  volume: Decimal | undefined;
  low: Decimal | undefined;
  high: Decimal | undefined;
  /** Prices of the last 7 days, oldest first, evenly spaced. */
  week: readonly string[];
  /** The figures of 24 hours, from which value and volume derive. */
  trend: Trend | undefined;
}

export interface MarketSources {
  instruments: readonly Instrument[];
  assets: readonly Asset[];
  trends: readonly Trend[];
  /** Live tickers by market, newer than the trends. */
  tickers: ReadonlyMap<string, Ticker>;
}

/** The inputs of a row. The client returns the same objects while they are unchanged. */
type Parts = readonly [Instrument, name: string, Trend | undefined, Ticker | undefined];

/**
 * Creates a function that makes one row per market. A market with unchanged inputs keeps its row object, so that a tick
 * renders only the rows that it changes.
 */
export function marketRowsMaker(): (sources: MarketSources) => MarketRow[] {
  const made = new Map<string, { parts: Parts; row: MarketRow }>();
  return ({ instruments, assets, trends, tickers }) => {
    const names = new Map(assets.map((asset) => [asset.id, asset.name]));
    const trendOf = new Map(trends.map((trend) => [trend.market, trend]));
    return instruments.map((instrument) => {
      const { id } = instrument;
      const name = names.get(instrument.baseAsset) ?? instrument.baseAsset;
      const parts: Parts = [instrument, name, trendOf.get(id), tickers.get(id)];
      const known = made.get(id);
      if (known?.parts.every((part, index) => part === parts[index])) return known.row;
      const row = rowOf(...parts);
      made.set(id, { parts, row });
      return row;
    });
  };
}

const rowOf = (...[instrument, name, trend, ticker]: Parts): MarketRow =>
  rowWithTicker(
    {
      id: instrument.id,
      symbol: instrument.symbol,
      base: instrument.baseAsset,
      quote: instrument.quoteAsset,
      name,
      kind: kindOf(instrument),
      status: instrument.status,
      tickSize: instrument.tickSize,
      volume: Decimal.parse(trend?.fiatVolume24h),
      week: trend?.sparkline ?? [],
      trend,
    },
    ticker ?? trend,
  );

/** The figures of a row that change with its price, of a ticker or of the day before it. */
export type MarketFigures = Pick<Ticker, 'last' | 'changePercent24h' | 'low24h' | 'high24h'>;

/** The row with the prices of a ticker. */
export function rowWithTicker(
  row: Omit<MarketRow, 'last' | 'value' | 'change' | 'low' | 'high'>,
  ticker: MarketFigures | undefined,
): MarketRow {
  const last = Decimal.parse(ticker?.last);
  return {
    ...row,
    last,
    value: valueNow(row.trend, last),
    change: Decimal.parse(ticker?.changePercent24h),
    low: Decimal.parse(ticker?.low24h),
    high: Decimal.parse(ticker?.high24h),
  };
}

function kindOf({ marketType }: Instrument): MarketRow['kind'] {
  if (marketType === 'Cryptocurrency') return 'crypto';
  return marketType === 'Commodity' ? 'commodity' : 'other';
}

/** The value at a new price, with the exchange rate of the trend. */
function valueNow(trend: Trend | undefined, last: Decimal | undefined): Decimal | undefined {
  const then = Decimal.parse(trend?.last);
  const value = Decimal.parse(trend?.fiatPrice);
  if (!then || !value || !last || then.isZero) return value;
  return value.times(last).dividedBy(then, 12, 'half-even');
}

export const categories = ['all', 'crypto', 'commodities', 'favourites'] as const;
export type Category = (typeof categories)[number];

/** Which markets the list shows, and in which order. */
export interface MarketFilter {
  /** One of `categories`, or the id of a category of the host's own markets. */
  category: string;
  /** A quote asset; undefined for any. */
  quote: string | undefined;
  search: string;
  /** Undefined: by volume, the host's own markets first. */
  sort?: DataTableSort | undefined;
}

export const unfiltered: MarketFilter = { category: 'all', quote: undefined, search: '' };

/** The orders that a list without heads offers; `own` puts the host's own markets first. */
export const sorts = ['own', 'volume', 'rise', 'fall', 'name'] as const;
type SortId = (typeof sorts)[number];

const sortOfId: Partial<Record<string, DataTableSort>> = {
  volume: { column: 'volume', direction: 'descending' },
  rise: { column: 'change', direction: 'descending' },
  fall: { column: 'change', direction: 'ascending' },
  name: { column: 'market', direction: 'ascending' },
} satisfies Partial<Record<SortId, DataTableSort>>;

/** The order of one of `sorts`. */
export const sortOf = (id: string): DataTableSort | undefined => sortOfId[id];

/** Which of `sorts` an order is; undefined of one that only the heads of a table give. */
export function sortIdOf(sort: DataTableSort | undefined, hasOwn: boolean): SortId | undefined {
  if (sort === undefined) return hasOwn ? 'own' : 'volume';
  return sorts.find((id) => {
    const known = sortOfId[id];
    return known?.column === sort.column && known.direction === sort.direction;
  });
}

/** The rows that pass the filter. The search compares symbol and name. */
export function filterMarkets(
  rows: readonly MarketRow[],
  filter: MarketFilter,
  favourites: readonly string[],
  own: readonly OwnCategory[] = [],
): MarketRow[] {
  const words = foldText(filter.search.trim()).split(/\s+/).filter(Boolean);
  const marked = new Set(favourites);
  return rows.filter(
    (row) =>
      inCategory(row, filter.category, marked, own) &&
      (filter.quote === undefined || row.quote === filter.quote) &&
      contains(row, words),
  );
}

function contains(row: MarketRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searched(row);
  return words.every((word) => text.includes(word));
}

/** The text for the search, cut to a length that a search may have. */
const searched = ({ symbol, base, quote, name }: MarketRow): string =>
  foldText(`${begin(symbol)} ${begin(base)}${begin(quote)} ${begin(name)}`);

const begin = (text: string) => text.slice(0, 200);

function inCategory(
  row: MarketRow,
  category: string,
  favourites: ReadonlySet<string>,
  own: readonly OwnCategory[],
): boolean {
  switch (category) {
    case 'all':
      return true;
    case 'crypto':
      return row.kind === 'crypto';
    case 'commodities':
      return row.kind === 'commodity';
    case 'favourites':
      return favourites.has(row.id);
    default:
      return own.some(({ id, assets }) => id === category && assets.includes(row.base));
  }
}

/** Number of markets in a category. */
export function countCategory(
  rows: readonly MarketRow[],
  category: string,
  favourites: readonly string[],
  own: readonly OwnCategory[] = [],
): number {
  const marked = new Set(favourites);
  return rows.filter((row) => inCategory(row, category, marked, own)).length;
}

/** The largest volume first, as a list begins; those without one last. */
export const byVolume = (rows: readonly MarketRow[]): MarketRow[] =>
  rows.toSorted((a, b) =>
    a.volume && b.volume ? b.volume.compare(a.volume) : Number(!a.volume) - Number(!b.volume),
  );

/** Most quote assets in the menu; the search finds the others. */
const maxQuotes = 40;

/** The quote assets to choose from: those with the most markets, sorted by symbol. */
export function quotesOf(rows: readonly MarketRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { quote } of rows) counts.set(quote, (counts.get(quote) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxQuotes)
    .map(([quote]) => quote)
    .toSorted();
}

export const moverKinds = ['gainer', 'decliner', 'traded', 'range'] as const;
export type MoverKind = (typeof moverKinds)[number];

/** Returns the distance of the highest price of 24 hours from the lowest, in percent. */
export const rangePercent = ({ low, high }: Pick<MarketRow, 'low' | 'high'>): Decimal | undefined =>
  low && high && low.isPositive
    ? high.minus(low).times(Decimal.of('100')).dividedBy(low, 4, 'half-even')
    : undefined;

/**
 * The movers among the open markets: largest rise, largest fall, largest volume, widest range of 24 hours. One market may
 * be first of several kinds. Markets without the figure are left out.
 */
export function findMovers(rows: readonly MarketRow[]): Map<MoverKind, MarketRow> {
  const score: Record<MoverKind, (row: MarketRow) => Decimal | undefined> = {
    gainer: ({ change }) => (change?.isPositive ? change : undefined),
    decliner: ({ change }) => (change?.isNegative ? change.negated() : undefined),
    traded: ({ volume }) => volume,
    range: rangePercent,
  };
  const movers = new Map<MoverKind, MarketRow>();
  for (const kind of moverKinds) {
    let best: { row: MarketRow; value: Decimal } | undefined;
    for (const row of rows) {
      const value = score[kind](row);
      if (row.status !== 'Open' || !value) continue;
      if (!best || value.gt(best.value)) best = { row, value };
    }
    if (best) movers.set(kind, best.row);
  }
  return movers;
}

/** Position of the last price between low and high, 0 to 1, for drawing only. */
export function placeInRange({ last, low, high }: MarketRow): number | undefined {
  if (!last || !low || !high || !high.gt(low)) return undefined;
  const place = last.minus(low).dividedBy(high.minus(low), 4, 'half-even');
  return Math.min(1, Math.max(0, Number(place.toString())));
}

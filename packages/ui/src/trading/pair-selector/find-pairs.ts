// @where Trading: groups, sorting and search of the market selector
import { Decimal } from '@agio/money';
import { foldText } from '../../foundations/fold-text/fold-text.ts';

/** The live figures of a market, as decimal strings. */
export interface PairFigures {
  readonly last?: string | undefined;
  /** In percent. */
  readonly changePercent24h?: string | undefined;
  /** In the base asset. */
  readonly volume24h?: string | undefined;
  /** The same in one unit for all markets: `volumeUnit` of the list. */
  readonly volumeValue?: string | undefined;
}

/** A market in the list. Its figures may arrive later. */
export interface SelectablePair extends PairFigures {
  readonly id: string;
  readonly baseAsset: string;
  readonly quoteAsset: string;
  /** Names of the assets, so that "Bitcoin" finds BTC. */
  readonly baseName?: string | undefined;
  readonly kind: 'Cryptocurrency' | 'Commodity' | 'Other';
  readonly tickSize: string;
  /** Shown instead of the change when the market does not trade. */
  readonly notice?: string | undefined;
}

/** The columns that sort the list. */
const pairSorts = ['market', 'dayChange', 'volume'] as const;
export type PairSort = (typeof pairSorts)[number];

export const pairGroups = ['all', 'favourites', 'crypto', 'commodities'] as const;
export type PairGroup = (typeof pairGroups)[number];

/**
 * The markets of a group that match a typed text, best match first: symbols that begin with it (`btc`, `btc/us`,
 * `btcus`), then matches anywhere in symbol or name. Without a text: favourites first, then the order of the list.
 */
export function findPairs<P extends SelectablePair>(
  pairs: readonly P[],
  {
    text,
    group,
    quote,
    favourites,
  }: {
    text: string;
    group: PairGroup;
    /** The quote asset; undefined for any. */
    quote?: string | undefined;
    favourites: ReadonlySet<string>;
  },
): P[] {
  const wanted = plain(text);
  return pairs
    .filter(
      (pair) => isIn(group, pair, favourites) && (quote === undefined || pair.quoteAsset === quote),
    )
    .map((pair) => ({
      pair,
      rank: wanted === '' ? (favourites.has(pair.id) ? 0 : 1) : rankOf(pair, wanted),
    }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ pair }) => pair);
}

function isIn(group: PairGroup, pair: SelectablePair, favourites: ReadonlySet<string>): boolean {
  switch (group) {
    case 'all':
      return true;
    case 'favourites':
      return favourites.has(pair.id);
    case 'crypto':
      return pair.kind === 'Cryptocurrency';
    case 'commodities':
      return pair.kind === 'Commodity';
  }
}

function rankOf(
  { baseAsset, quoteAsset, baseName }: SelectablePair,
  wanted: string,
): number | undefined {
  const symbol = plain(baseAsset + quoteAsset);
  if (symbol.startsWith(wanted)) return 0;
  if (plain(baseName ?? '').startsWith(wanted)) return 1;
  return symbol.includes(wanted) || plain(baseName ?? '').includes(wanted) ? 2 : undefined;
}

/** Removes separators between the symbols, case and accents. */
function plain(text: string): string {
  return foldText(text).replace(/[\s/\-_.]/g, '');
}

/** Returns the value by which a market is sorted; a market without the figure comes last. */
export function pairSortValue(
  { baseAsset, quoteAsset }: SelectablePair,
  { changePercent24h, volume24h, volumeValue }: PairFigures,
  sort: PairSort,
): Decimal | string | undefined {
  if (sort === 'market') return `${baseAsset}/${quoteAsset}`;
  return (
    Decimal.parse(sort === 'dayChange' ? changePercent24h : (volumeValue ?? volume24h)) ?? undefined
  );
}

/** What moves of a market, as decimal strings. */
export interface PairFigures {
  readonly last?: string | undefined;
  /** In percent units. */
  readonly changePercent24h?: string | undefined;
  readonly volume24h?: string | undefined;
}

/** A market that can be chosen. Figures may come later than the list. */
export interface SelectablePair extends PairFigures {
  readonly id: string;
  readonly baseAsset: string;
  readonly quoteAsset: string;
  /** The assets' names: "Bitcoin" finds BTC. */
  readonly baseName?: string | undefined;
  readonly kind: 'Cryptocurrency' | 'Commodity' | 'Other';
  readonly tickSize: string;
  /** Shown instead of the change when the market does not trade. */
  readonly notice?: string | undefined;
}

export const pairGroups = ['all', 'favourites', 'crypto', 'commodities'] as const;
export type PairGroup = (typeof pairGroups)[number];

/**
 * The markets of a group that fit what was typed, best match first: by symbol from its beginning (`btc`, `btc/us`,
 * `btcus`), then anywhere in symbol or name. Without a text the order of the list stays, favourites first.
 */
export function findPairs<P extends SelectablePair>(
  pairs: readonly P[],
  { text, group, favourites }: { text: string; group: PairGroup; favourites: ReadonlySet<string> },
): P[] {
  const wanted = plain(text);
  return pairs
    .filter((pair) => isIn(group, pair, favourites))
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

/** Without what people write between the two symbols, and without case. */
function plain(text: string): string {
  return text.replace(/[\s/\-_.]/g, '').toLowerCase();
}

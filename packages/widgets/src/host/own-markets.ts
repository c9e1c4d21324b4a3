/** A category of markets by their base assets. */
export interface OwnCategory {
  /** Stable, as in an address: `metals`. */
  readonly id: string;
  /** Its name in the language of the reader. */
  readonly label: string;
  /** Ids of the base assets. */
  readonly assets: readonly string[];
}

/** The markets that a host puts first. Ids that the exchange does not have are passed over. */
export interface OwnMarkets {
  /** Ids of the markets on its home, in their order. */
  readonly featured: readonly string[];
  /** The host's own commodities, which stand before all others in lists. */
  readonly categories: readonly OwnCategory[];
}

/** Default for a host for which all markets are alike. */
export const noOwnMarkets: OwnMarkets = { featured: [], categories: [] };

/** Returns true if a base asset is in one of the categories. */
export const isOwn = (asset: string, categories: readonly OwnCategory[]): boolean =>
  categories.some(({ assets }) => assets.includes(asset));

/** Puts the host's own markets before the others; both keep their order. */
export function ownFirst<T>(
  markets: readonly T[],
  baseOf: (market: T) => string,
  categories: readonly OwnCategory[],
): readonly T[] {
  if (categories.length === 0) return markets;
  const [own, others]: [T[], T[]] = [[], []];
  for (const market of markets) (isOwn(baseOf(market), categories) ? own : others).push(market);
  return [...own, ...others];
}

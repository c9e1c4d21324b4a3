import type { Asset, Instrument } from '@agio/api-client/contract';
import type { OwnCategory } from '../../provider/index.ts';

/** A commodity with its markets, the one that it is shown with first. */
export interface ListedCommodity {
  readonly asset: Asset;
  readonly markets: readonly [Instrument, ...Instrument[]];
}

/** As the exchange names it; `Unknown` also where it names none. */
export type CommodityCategory = NonNullable<Asset['commodity']>['category'];

/** Commodities of one category. */
export interface CommodityGroup {
  readonly label: string;
  readonly commodities: readonly ListedCommodity[];
}

/** The markets of an asset, in the order of the exchange. */
export const marketsOf = (asset: string, instruments: readonly Instrument[]): Instrument[] =>
  instruments.filter(({ baseAsset }) => baseAsset === asset);

/** The market that pays with an asset, else the first one. */
export const marketPaying = (
  markets: readonly Instrument[],
  quote: string | undefined,
): Instrument | undefined =>
  markets.find(({ quoteAsset }) => quoteAsset === quote) ?? markets.at(0);

/**
 * Every commodity that has a market: the host's own categories in front, then the others by category of the exchange.
 *
 * @param labels names of the exchange's categories
 */
export function commodityGroups(
  assets: readonly Asset[],
  instruments: readonly Instrument[],
  own: readonly OwnCategory[],
  labels: Readonly<Record<CommodityCategory, string>>,
): CommodityGroup[] {
  const groups = new Map<string, ListedCommodity[]>(own.map(({ label }) => [label, []]));
  for (const asset of assets) {
    const [market, ...others] = marketsOf(asset.id, instruments);
    if (asset.kind !== 'Commodity' || !market) continue;
    const category = own.find((each) => each.assets.includes(asset.id));
    const label = category?.label ?? labels[asset.commodity?.category ?? 'Unknown'];
    const listed: ListedCommodity = { asset, markets: [market, ...others] };
    groups.set(label, [...(groups.get(label) ?? []), listed]);
  }
  return [...groups]
    .filter(([, commodities]) => commodities.length > 0)
    .map(([label, commodities]) => ({ label, commodities }));
}

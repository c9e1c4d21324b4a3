import type { Asset, Instrument } from '@agio/api-client/contract';
import type { OwnCategory } from '../../host/index.ts';

/** A commodity with its markets, the one that it is shown with first. */
export interface ListedCommodity {
  readonly asset: Asset;
  readonly markets: readonly [Instrument, ...Instrument[]];
}

/** Category named by the exchange; `Unknown` also if it names none. */
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
 * The commodities that have a market: those of the host's own categories where it has any, as a house of metals sells no
 * gas; else all, by category of the exchange.
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
  const isListed = ([, commodities]: readonly [string, unknown[]]) => commodities.length > 0;
  const listed = [...groups].filter(isListed);
  const ownListed = listed.filter(([label]) => own.some((each) => each.label === label));
  return (ownListed.length > 0 ? ownListed : listed).map(([label, commodities]) => ({
    label,
    commodities,
  }));
}

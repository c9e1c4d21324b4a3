import type { Instrument, Trend } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { quoteValue } from '../../shared/market-values.ts';

/** More digits than anything is shown with. */
const scale = 18;

/** What one unit of each asset is worth in the reader's currency, by the markets; an asset without a price is not in it. */
export type AssetValues = ReadonlyMap<string, Decimal>;

export function assetValues(
  instruments: readonly Instrument[],
  trends: readonly Trend[],
): AssetValues {
  const trendOf = new Map(trends.map((trend) => [trend.market, trend]));
  const values = new Map<string, Decimal>();
  const put = (asset: string, value: Decimal | undefined) => {
    if (value?.isPositive && !values.has(asset)) values.set(asset, value);
  };
  for (const { id, baseAsset } of instruments) {
    put(baseAsset, Decimal.parse(trendOf.get(id)?.fiatPrice));
  }
  for (const { id, quoteAsset } of instruments) put(quoteAsset, quoteValue(trendOf.get(id)));
  return values;
}

/** What one unit of `from` is about worth in `to`; undefined where a market gives no price. */
export function indicativeRate(values: AssetValues, from: string, to: string): Decimal | undefined {
  const [paid, received] = [values.get(from), values.get(to)];
  return paid && received ? paid.dividedBy(received, scale, 'half-even') : undefined;
}

/** What a balance is worth; nothing where it is unknown. */
export const valueOfBalance = (
  values: AssetValues,
  asset: string,
  amount: Decimal | undefined,
): Decimal => values.get(asset)?.times(amount ?? Decimal.zero) ?? Decimal.zero;

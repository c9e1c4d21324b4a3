import type { Instrument, Trend } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { quoteValue } from '../../amounts/market-values.ts';

/** More digits than any figure shows. */
const scale = 18;

/** The value of one unit of each asset in the user's currency, by market prices; assets without a price are absent. */
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

/** The approximate value of one unit of `from` in `to`; undefined without market prices. */
export function indicativeRate(values: AssetValues, from: string, to: string): Decimal | undefined {
  const [paid, received] = [values.get(from), values.get(to)];
  return paid && received ? paid.dividedBy(received, scale, 'half-even') : undefined;
}

/** The value of a balance; undefined where unknown. */
export const valueOfBalance = (
  values: AssetValues,
  asset: string,
  amount: Decimal | undefined,
): Decimal => values.get(asset)?.times(amount ?? Decimal.zero) ?? Decimal.zero;

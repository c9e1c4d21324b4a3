// @where Widgets: value below which a balance counts as small; search of the portfolio’s assets, and parts of its allocation
import type { Asset, Balance, Instrument } from '@agio/api-client';
import { Decimal } from '@agio/money';
import { foldText } from '@agio/ui/fold-text';

/** The row of an asset that the user holds. */
export interface PortfolioRow {
  asset: string;
  name: string;
  kind: Asset['kind'];
  /** Fraction digits in lists. */
  digits: number;
  total: string;
  available: string;
  inOrders: string;
  /** Value of one unit in the currency of the portfolio, like `value` of the whole; null without a market price. */
  price: string | null;
  value: string | null;
  changePercent24h: string | null;
  /** Cost of one unit, and profit of the asset; null if the exchange cannot say, undefined if it does not. */
  averageCost?: string | null | undefined;
  unrealised?: string | null | undefined;
  realised?: string | null | undefined;
  /** True if a market of the asset is open, so that it has a price. */
  isTraded: boolean;
  /** Id of the market for the Trade link; undefined if there is none. */
  market: string | undefined;
}

/** Below this value, in the currency of the portfolio, a balance counts as small. */
export const smallBalance = Decimal.of('5');

/** The balances, the most valuable first; those without a price come last, by symbol. */
export function portfolioRows(
  balances: readonly Balance[],
  assets: readonly Asset[],
  instruments: readonly Instrument[],
): PortfolioRow[] {
  const assetOf = new Map(assets.map((asset) => [asset.id, asset]));
  const marketOf = marketsByAsset(instruments);
  const traded = new Set(
    instruments
      .filter(({ status }) => status === 'Open')
      .flatMap(({ baseAsset, quoteAsset }) => [baseAsset, quoteAsset]),
  );
  const rows = balances
    .filter((balance) => !decimal(balance.total).isZero)
    .map((balance) => {
      const asset = assetOf.get(balance.asset);
      const row: PortfolioRow = {
        ...balance,
        name: asset?.name ?? balance.asset,
        kind: asset?.kind ?? ('Unknown' as const),
        digits: asset?.displayDecimals ?? 6,
        isTraded: traded.has(balance.asset),
        market: marketOf.get(balance.asset),
      };
      return { row, value: row.value === null ? undefined : decimal(row.value) };
    });
  const { compare } = new Intl.Collator('en');
  return rows
    .sort(({ row: a, value: x }, { row: b, value: y }) =>
      x && y
        ? y.compare(x) || compare(a.asset, b.asset)
        : x
          ? -1
          : y
            ? 1
            : compare(a.asset, b.asset),
    )
    .map(({ row }) => row);
}

/** Prefers a market with the asset as base to one with it as quote, and an open market to a halted one. */
function marketsByAsset(instruments: readonly Instrument[]): ReadonlyMap<string, string> {
  const best = new Map<string, { id: string; rank: number }>();
  for (const { id, baseAsset, quoteAsset, status } of instruments) {
    const closed = status === 'Open' ? 0 : 1;
    for (const [asset, rank] of [
      [baseAsset, closed],
      [quoteAsset, 2 + closed],
    ] as const) {
      const known = best.get(asset);
      if (!known || rank < known.rank) best.set(asset, { id, rank });
    }
  }
  return new Map([...best].map(([asset, { id }]) => [asset, id]));
}

export function filterRows(
  rows: readonly PortfolioRow[],
  { search, hideSmall }: { search: string; hideSmall: boolean },
): PortfolioRow[] {
  const wanted = foldText(search.trim());
  return rows.filter(
    (row) => (wanted === '' || searched(row).includes(wanted)) && !(hideSmall && isSmall(row)),
  );
}

/** Returns true if a balance counts as small. One without a price may be large. */
export const isSmall = ({ value }: PortfolioRow): boolean =>
  value !== null && decimal(value).lt(smallBalance);

/** The text for the search, cut to a length that a search may have. */
const searched = ({ asset, name }: PortfolioRow): string =>
  foldText(`${asset.slice(0, 200)} ${name.slice(0, 200)}`);

interface AllocationPart {
  /** A symbol, a kind, or `others`. */
  id: string;
  value: Decimal;
  /** Share of the total in percent, with two digits, rounded half-up. */
  percent: Decimal;
}

export interface Allocation {
  parts: AllocationPart[];
  /** Number of assets in `others`. */
  others: number;
}

/** The parts of the total, largest first: by kind, or by asset with the largest five and the rest as `others`. */
export function allocation(rows: readonly PortfolioRow[], by: 'asset' | 'kind'): Allocation {
  const sums = new Map<string, Decimal>();
  for (const row of rows) {
    if (row.value === null) continue;
    const id = by === 'asset' ? row.asset : row.kind;
    sums.set(id, (sums.get(id) ?? Decimal.zero).plus(decimal(row.value)));
  }
  const sorted = [...sums]
    .filter(([, value]) => value.isPositive)
    .sort(([, a], [, b]) => b.compare(a));
  // A sixth asset needs no `others`: it takes that place.
  const shown = sorted.length > 6 ? sorted.slice(0, 5) : sorted;
  const rest = sorted.slice(shown.length);
  const total = Decimal.sum(sorted.map(([, value]) => value));
  const part = (id: string, value: Decimal): AllocationPart => ({
    id,
    value,
    percent: value.times(Decimal.of('100')).dividedBy(total, 2, 'half-up'),
  });
  const parts = shown.map(([id, value]) => part(id, value));
  if (rest.length > 0) parts.push(part('others', Decimal.sum(rest.map(([, value]) => value))));
  return { parts, others: rest.length };
}

const decimal = (text: string): Decimal => Decimal.parse(text) ?? Decimal.zero;

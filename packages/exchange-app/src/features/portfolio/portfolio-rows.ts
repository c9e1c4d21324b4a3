import type { Asset, Balance, Instrument } from '@agio/api-client';
import { Decimal } from '@agio/money';

/** One asset that the user holds, with what a row needs of it. */
export interface PortfolioRow {
  asset: string;
  name: string;
  kind: Asset['kind'];
  /** Fraction digits that lists show. */
  digits: number;
  total: string;
  available: string;
  inOrders: string;
  /** Of one unit and of the whole, in the portfolio's currency; null when no market gives a price. */
  price: string | null;
  value: string | null;
  changePercent24h: string | null;
  /** The market that its Trade link opens; undefined when there is none. */
  market: string | undefined;
}

/** Under this value (in the portfolio's currency) a balance counts as small. */
export const smallBalance = Decimal.of('5');

/** What is held, the most valuable first; what has no price comes last, by symbol. */
export function portfolioRows(
  balances: readonly Balance[],
  assets: readonly Asset[],
  instruments: readonly Instrument[],
): PortfolioRow[] {
  return balances
    .filter((balance) => !decimal(balance.total).isZero)
    .map((balance) => {
      const asset = assets.find(({ id }) => id === balance.asset);
      return {
        ...balance,
        name: asset?.name ?? balance.asset,
        kind: asset?.kind ?? ('Unknown' as const),
        digits: asset?.displayDecimals ?? 6,
        market: marketOf(balance.asset, instruments),
      };
    })
    .sort((a, b) => byValue(a, b) || a.asset.localeCompare(b.asset, 'en'));
}

/** Prefers a market in which the asset is bought to one in which it is spent, and an open one to a closed one. */
function marketOf(asset: string, instruments: readonly Instrument[]): string | undefined {
  const rank = (instrument: Instrument) =>
    (instrument.baseAsset === asset ? 0 : 2) + (instrument.status === 'Open' ? 0 : 1);
  return instruments
    .filter(({ baseAsset, quoteAsset }) => baseAsset === asset || quoteAsset === asset)
    .sort((a, b) => rank(a) - rank(b))[0]?.id;
}

export function filterRows(
  rows: readonly PortfolioRow[],
  { search, hideSmall }: { search: string; hideSmall: boolean },
): PortfolioRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (wanted === '' || `${row.asset} ${row.name}`.toLowerCase().includes(wanted)) &&
      // A balance without a price is not known to be small.
      !(hideSmall && row.value !== null && decimal(row.value).lt(smallBalance)),
  );
}

/** What is free, or reserved by orders, is worth; what has no price counts as nothing. */
export const valueOf = (rows: readonly PortfolioRow[], part: 'available' | 'inOrders'): Decimal =>
  Decimal.sum(rows.map((row) => decimal(row[part]).times(decimal(row.price ?? '0'))));

export interface AllocationPart {
  /** An asset, a kind, or `others`. */
  id: string;
  value: Decimal;
  /** Of the total, in percent; two digits, rounded half-up. */
  percent: Decimal;
}

export interface Allocation {
  parts: AllocationPart[];
  /** How many assets `others` sums up. */
  others: number;
}

/** The parts of the total by asset (the largest five, and the rest as `others`) or by kind; largest first. */
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
  // One asset more needs no sum: it has a place of its own.
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

function byValue(a: PortfolioRow, b: PortfolioRow): number {
  if (a.value === null || b.value === null)
    return (a.value === null ? 1 : 0) - (b.value === null ? 1 : 0);
  return decimal(b.value).compare(decimal(a.value));
}

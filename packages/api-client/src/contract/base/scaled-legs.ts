// @where Trading: prices and sizes of the orders of a scaled order
/** Sizes of the orders of a scaled order, from its first price to its last. */
export const scaleSizes = ['Flat', 'Rising', 'Falling'] as const;
export type ScaleSizes = (typeof scaleSizes)[number];

/** A range of prices and an amount that are divided among orders: prices in ticks, the amount in steps. */
export interface ScaledRange {
  first: bigint;
  last: bigint;
  amount: bigint;
  /** Number of orders, at least two. */
  orders: number;
  sizes: ScaleSizes;
}

/** One order of a scaled order, in ticks and steps. */
export interface ScaledLeg {
  price: bigint;
  amount: bigint;
}

/**
 * Returns the orders of a scaled order, from the first price to the last. Prices are at equal distances, to the nearest tick;
 * sizes are equal, or grow or fall by the same with each order. Together they are the whole amount, and never cost more than
 * it does at their average price: what a step cannot divide goes to the cheaper ones.
 */
export function scaledLegs({ first, last, amount, orders, sizes }: ScaledRange): ScaledLeg[] {
  const gaps = BigInt(orders - 1);
  const indices = Array.from({ length: orders }, (_, index) => BigInt(index));
  const prices = indices.map((index) => first + nearest((last - first) * index, gaps));
  const weights = weightsOf(orders, sizes);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const amounts = weights.map(() => 0n);
  let weight = 0n;
  let given = 0n;
  // The dearest first: the sum down to each price is rounded down.
  const dearest = first > last ? indices : indices.toReversed();
  for (const index of dearest) {
    const place = Number(index);
    weight += weights[place] ?? 0n;
    const sum = (amount * weight) / whole;
    amounts[place] = sum - given;
    given = sum;
  }
  return prices.map((price, place) => ({ price, amount: amounts[place] ?? 0n }));
}

/** Returns the shares of the orders in the whole amount. */
export function weightsOf(orders: number, sizes: ScaleSizes): bigint[] {
  return Array.from({ length: orders }, (_, index) => {
    if (sizes === 'Flat') return 1n;
    return BigInt(sizes === 'Rising' ? index + 1 : orders - index);
  });
}

/** Quotient rounded to the nearest, for both signs. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const twice = 2n * numerator + (numerator < 0n ? -denominator : denominator);
  return twice / (2n * denominator);
}

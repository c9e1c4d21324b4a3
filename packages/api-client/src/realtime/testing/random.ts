/** Repeatable random numbers (mulberry32): the same seed gives the same run on every machine. */
export interface RandomSource {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  integer(min: number, max: number): number;
}

export function randomSource(seed: number): RandomSource {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, integer: (min, max) => min + Math.floor(next() * (max - min + 1)) };
}

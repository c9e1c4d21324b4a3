import { useState } from 'react';

/** The first of a list, `step` at a time: as many more with each call of `more`, which is undefined once all are shown. */
export function useFirst<T>(
  list: readonly T[],
  step: number,
): { first: readonly T[]; more: (() => void) | undefined } {
  const [count, setCount] = useState(step);
  return {
    first: list.slice(0, count),
    more: list.length > count ? () => setCount(count + step) : undefined,
  };
}

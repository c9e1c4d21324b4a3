import { Decimal, type Value } from '@agio/money';
import { useState } from 'react';

export interface Move {
  /** Direction of the last change; undefined before the first. */
  direction: 'up' | 'down' | undefined;
  /** Number of changes so far, as a React key that restarts an animation. */
  count: number;
}

/** The direction of the last change of a value. The first value is no change. */
export function useMove(value: Value): Move {
  const [seen, setSeen] = useState<Move & { value: Value }>({
    value,
    direction: undefined,
    count: 0,
  });
  if (same(seen.value, value)) return seen;
  const direction = directionOf(seen.value, value);
  const next = { value, direction, count: direction ? seen.count + 1 : seen.count };
  setSeen(next);
  return next;
}

const read = (value: Value) => (value instanceof Decimal ? value : Decimal.parse(value));

function same(a: Value, b: Value): boolean {
  if (a === b) return true;
  return a instanceof Decimal && b instanceof Decimal && a.equals(b);
}

function directionOf(from: Value, to: Value): Move['direction'] {
  const before = read(from);
  const after = read(to);
  if (!before || !after) return undefined;
  const order = after.compare(before);
  return order === 0 ? undefined : order > 0 ? 'up' : 'down';
}

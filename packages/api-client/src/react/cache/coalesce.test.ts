import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a burst runs at its begin and once at its end, and the last event is never lost', () => {
  const times: number[] = [];
  const start = performance.now();
  const { ask } = coalesce(() => times.push(performance.now() - start), 300);
  for (let i = 0; i < 10; i += 1) {
    ask();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(1000);
  expect(times).toEqual([0, 300]);
  ask();
  expect(times).toHaveLength(3);
});

test('after cancelling nothing runs', () => {
  const work = vi.fn<() => void>();
  const { ask, cancel } = coalesce(work, 300);
  ask();
  ask();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

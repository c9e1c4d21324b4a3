import { expect, test } from 'vitest';
import { backoffMs, retryAfterMs, withTimeout } from './time.ts';

/** Takes a moment, and stops when it is told to. */
const soon = (signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve('done'), 20);
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });
const never = () => new Promise(() => {});

test('a task may take as long as it likes', async () => {
  expect(await withTimeout(Infinity, soon)).toBe('done');
});

test('a time that is over ends the task with a timeout, also one that takes no notice', async () => {
  await expect(withTimeout(0, soon)).rejects.toMatchObject({ name: 'TimeoutError' });
  const error = new Error('too late');
  await expect(withTimeout(0, never, { error: () => error })).rejects.toBe(error);
});

test('the signal of the caller ends the task with what the task says', async () => {
  const signal = AbortSignal.abort();
  const told = (either: AbortSignal) => Promise.reject(new Error(`${either.aborted}`));
  await expect(withTimeout(10_000, told, { signal })).rejects.toThrow('true');
});

test('waits double up to the longest', () => {
  expect([1, 2, 3, 4, 5].map((failures) => backoffMs(failures, 250, 1_000))).toEqual([
    250, 500, 1_000, 1_000, 1_000,
  ]);
});

test('Retry-After is seconds or a date, and anything else is none', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const of = (value: string) => retryAfterMs(new Headers({ 'retry-after': value }), now);
  expect(of('20')).toBe(20_000);
  expect(of('Fri, 20 Nov 2026 12:00:05 GMT')).toBe(5_000);
  expect(of('Fri, 20 Nov 2026 11:00:00 GMT')).toBe(0);
  expect(of('soon')).toBeUndefined();
  expect(retryAfterMs(new Headers(), now)).toBeUndefined();
});

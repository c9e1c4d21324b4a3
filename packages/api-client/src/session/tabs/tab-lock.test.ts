import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withLock, type LockManagerPort } from './tab-lock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('renewal lock', () => {
  test('T29 a lock that is granted after its 5 s finds the work done, and does it no second time', async () => {
    let grant: (() => Promise<unknown>) | undefined;
    let given: AbortSignal | undefined;
    const locks: LockManagerPort = {
      request: (_name, { signal }, task) => {
        grant = task;
        given = signal;
        return new Promise(() => undefined);
      },
    };
    const task = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
    const result = withLock(locks, 'name', task);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await result).toBe('done');
    expect(given?.aborted).toBe(true);
    await grant?.();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('T29 work that takes longer than the wait keeps the lock and is not started again', async () => {
    const locks: LockManagerPort = { request: (_name, _options, task) => task() };
    const task = vi.fn<() => Promise<string>>(
      () => new Promise((resolve) => setTimeout(() => resolve('done'), 9_000)),
    );
    const result = withLock(locks, 'name', task);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await result).toBe('done');
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('work that fails under the lock fails once, and leaves no timer', async () => {
    const locks: LockManagerPort = { request: (_name, _options, task) => task() };
    const task = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no')));
    await expect(withLock(locks, 'name', task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { reloadIfServed, reloadOnce } from './reload.ts';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage;
}

describe('reloading by itself', () => {
  test('happens once, and not again within a minute', () => {
    const storage = memory();
    const reload = vi.fn<() => void>();
    expect(reloadOnce(() => storage, reload, 1_000_000)).toBe(true);
    expect(reloadOnce(() => storage, reload, 1_059_999)).toBe(false);
    expect(reloadOnce(() => storage, reload, 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('never happens without a memory of it: nothing would stop the loop', () => {
    const reload = vi.fn<() => void>();
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(reloadOnce(off, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a part that is gone because nobody answers leaves the page as it is', async () => {
    const reload = vi.fn<() => void>();
    await reloadIfServed(() => Promise.reject(new TypeError('Failed to fetch')), reload);
    await reloadIfServed(async () => new Response('', { status: 503 }), reload);
    expect(reload).not.toHaveBeenCalled();
    await reloadIfServed(async () => new Response(''), reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});

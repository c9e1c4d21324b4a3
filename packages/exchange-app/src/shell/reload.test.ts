import { describe, expect, test, vi } from 'vitest';
import { fetchAhead, reloadIfServed, reloadOnce } from './reload.ts';

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
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await reloadIfServed(gone, () => Promise.reject(new TypeError('Failed to fetch')), reload);
    await reloadIfServed(gone, async () => new Response('', { status: 503 }), reload);
    expect(reload).not.toHaveBeenCalled();
    await reloadIfServed(gone, async () => new Response(''), reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a part that is gone while it is only fetched ahead waits until somebody misses it', async () => {
    const reload = vi.fn<() => void>();
    const served = async () => new Response('');
    /** As Vite does: tells of the error, then lets it through. */
    const fetchPart = async () => {
      const gone = new TypeError('Failed to fetch dynamically imported module');
      void reloadIfServed(gone, served, reload);
      throw new Error('A page is missing.', { cause: gone });
    };
    fetchAhead(fetchPart);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    await fetchPart().catch(() => undefined);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

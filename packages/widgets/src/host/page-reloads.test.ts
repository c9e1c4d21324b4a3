import { describe, expect, test, vi } from 'vitest';
import {
  beforeReload,
  fetchAhead,
  holdReload,
  onMissingPart,
  reloadIfServed,
  reloadOnce,
} from './page-reloads.ts';

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

  test('F17 keeps what is typed first, and nothing of a form that has gone', () => {
    const calls: string[] = [];
    const take = beforeReload(() => calls.push('a form that has gone'));
    take();
    const taken = beforeReload(() => calls.push('kept'));
    reloadOnce(memory, () => calls.push('reloaded'));
    taken();
    expect(calls).toEqual(['kept', 'reloaded']);
  });

  test('F17 waits for the outcome of every command that is under way', () => {
    const reload = vi.fn<() => void>();
    const [placed, withdrawn] = [holdReload(), holdReload()];
    expect(reloadOnce(memory, reload)).toBe(true);
    placed();
    expect(reload).not.toHaveBeenCalled();
    withdrawn();
    expect(reload).toHaveBeenCalledOnce();
    holdReload()();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for a server that answers: without one the page stays as it is', async () => {
    const reload = vi.fn<() => void>();
    await reloadIfServed(reload, () => Promise.reject(new TypeError('Failed to fetch')));
    await reloadIfServed(reload, async () => new Response('', { status: 503 }));
    expect(reload).not.toHaveBeenCalled();
    await reloadIfServed(reload, async () => new Response(''));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a part that goes missing while it is only fetched ahead waits until it is needed', async () => {
    const reload = vi.fn<() => Promise<void>>();
    const told: Promise<void>[] = [];
    /** Reports the error and lets it through, like Vite. */
    const fetchPart = async () => {
      const gone = new TypeError('Failed to fetch dynamically imported module');
      told.push(onMissingPart(gone, reload));
      throw new Error('A page is missing.', { cause: gone });
    };
    fetchAhead(fetchPart);
    await Promise.all(told);
    expect(reload).not.toHaveBeenCalled();
    await fetchPart().catch(() => undefined);
    await Promise.all(told);
    expect(reload).toHaveBeenCalledOnce();
  });
});

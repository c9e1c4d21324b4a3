// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('parts are fetched one after the other once the page is idle, and one that fails keeps none of the others', async () => {
  const asked: string[] = [];
  const part =
    (name: string, fails = false) =>
    async () => {
      asked.push(name);
      if (fails) throw new Error('no network');
    };
  whenIdle([part('toast', true), part('edit')]);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['toast', 'edit']);
});

test('given up before the page is idle, nothing is fetched', async () => {
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  whenIdle([load])();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
});

test('for a reader who saves data nothing is fetched ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  whenIdle([load]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
});

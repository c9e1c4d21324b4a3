import { describe, expect, test, vi } from 'vitest';
import { createPreferences, defaultPreferences } from './preferences.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { MemoryStorage } from '../lib/memory-storage.ts';
import { brokenStorage } from '../session/testing/memory-storage.ts';

const open = (storage: Storage = new MemoryStorage(), window = new EventTarget()) => {
  const problems: string[] = [];
  const preferences = createPreferences({
    storage: () => storage,
    window,
    onProblem: (problem) => problems.push(problem),
  });
  return { storage, window, preferences, problems };
};
const stored = (storage: Storage) =>
  JSON.parse(storage.getItem(storageKeys.preferences) ?? 'null') as unknown;

describe('preferences', () => {
  test('begin dark, in English, without a fiat currency', () => {
    const { preferences, storage } = open();
    expect(preferences.getSnapshot()).toEqual({
      theme: 'dark',
      defaultFiatCurrency: undefined,
      defaultLanguage: 'en-us',
    });
    expect(stored(storage)).toBeNull();
  });

  test('survive a reload', () => {
    const { preferences, storage } = open();
    preferences.set({ theme: 'light', defaultFiatCurrency: 'EUR' });
    expect(open(storage).preferences.getSnapshot()).toEqual({
      theme: 'light',
      defaultFiatCurrency: 'EUR',
      defaultLanguage: 'en-us',
    });
  });

  test('the local currency can be cleared', () => {
    const { preferences, storage } = open();
    preferences.set({ defaultFiatCurrency: 'EUR' });
    preferences.set({ defaultFiatCurrency: undefined });
    expect(preferences.getSnapshot().defaultFiatCurrency).toBeUndefined();
    expect(open(storage).preferences.getSnapshot().defaultFiatCurrency).toBeUndefined();
  });

  test('tell listeners about changes only, and give the same object in between', () => {
    const { preferences } = open();
    const heard = vi.fn<() => void>();
    const leave = preferences.subscribe(heard);
    const before = preferences.getSnapshot();
    preferences.set({ theme: 'dark' });
    expect(heard).not.toHaveBeenCalled();
    expect(preferences.getSnapshot()).toBe(before);
    preferences.set({ theme: 'light' });
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    preferences.set({ theme: 'dark' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('F14 follow another tab, until disposed', () => {
    const { preferences, storage, window } = open();
    const write = (text: string) => {
      storage.setItem(storageKeys.preferences, text);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.preferences }));
    };
    write('{"theme":"light","defaultLanguage":"en-us"}');
    expect(preferences.getSnapshot().theme).toBe('light');
    storage.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(preferences.getSnapshot()).toEqual(defaultPreferences);
    preferences.dispose();
    write('{"theme":"light","defaultLanguage":"en-us"}');
    expect(preferences.getSnapshot().theme).toBe('dark');
  });

  test('two tabs that change different ones in the same moment lose neither', () => {
    const first = open();
    const second = open(first.storage);
    first.preferences.set({ theme: 'light' });
    second.preferences.set({ defaultFiatCurrency: 'JPY' });
    expect(stored(first.storage)).toMatchObject({ theme: 'light', defaultFiatCurrency: 'JPY' });
  });

  test('S40 a stored value that is not allowed falls back alone', () => {
    const storage = new MemoryStorage(
      new Map([
        [
          storageKeys.preferences,
          '{"theme":"light","defaultFiatCurrency":"DOGE","defaultLanguage":"../../x"}',
        ],
      ]),
    );
    expect(open(storage).preferences.getSnapshot()).toEqual({
      theme: 'light',
      defaultFiatCurrency: undefined,
      defaultLanguage: 'en-us',
    });
  });

  test.each(['{', '"x"', '[]', 'null', ''])(
    'F13 %j in storage is as if there were none',
    (text) => {
      const { preferences } = open(new MemoryStorage(new Map([[storageKeys.preferences, text]])));
      expect(preferences.getSnapshot()).toEqual(defaultPreferences);
    },
  );

  test.each([
    ['unavailable', 'SecurityError', {}],
    ['full', 'QuotaExceededError', { onlyWrites: true }],
  ] as const)('F13 with storage %s a choice holds for this tab', (problem, name, how) => {
    const { preferences, problems } = open(brokenStorage(name, how));
    preferences.set({ theme: 'light' });
    preferences.set({ defaultFiatCurrency: 'USD' });
    expect(preferences.getSnapshot()).toMatchObject({ theme: 'light', defaultFiatCurrency: 'USD' });
    expect(problems).toContain(problem);
  });
});

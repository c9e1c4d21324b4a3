// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createPersisted } from './persisted.ts';

const heard = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a choice made in another tab is heard, and so is that it cleared everything', () => {
  const theme = createPersisted('agio.theme', v.picklist(['light', 'dark']), 'dark');
  const listener = vi.fn<() => void>();
  const stop = theme.subscribe(listener);
  heard('agio.theme', '"light"');
  expect(theme.get()).toBe('light');
  heard('agio.other', '"dark"');
  expect([theme.get(), listener.mock.calls.length]).toEqual(['light', 1]);
  heard(null, null);
  expect([theme.get(), listener.mock.calls.length]).toEqual(['dark', 2]);
  stop();
  heard('agio.theme', '"light"');
  expect(listener).toHaveBeenCalledTimes(2);
});

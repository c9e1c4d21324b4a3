// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { applyDisplaySettings, displaySettings } from './display-settings.ts';
import { settingIn } from '../host/persisted.ts';

test('display settings are on the document at once, follow a choice, and leave no trace of a default', () => {
  const storage = memoryStorage();
  const store = settingIn(displaySettings, storage);
  store.set({ density: 'touch', direction: 'red-up', motion: 'reduced' });
  const stop = applyDisplaySettings(storage);
  const marks = () => Object.fromEntries(Object.entries(document.documentElement.dataset));
  expect(marks()).toEqual({ density: 'touch', direction: 'red-up', motion: 'reduced' });
  store.set(displaySettings.fallback);
  expect(marks()).toEqual({});
  stop();
  store.set({ ...displaySettings.fallback, density: 'touch' });
  expect(marks()).toEqual({});
});

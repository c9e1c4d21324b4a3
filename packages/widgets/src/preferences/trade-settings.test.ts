import { storageKeys } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { settingIn } from '../host/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { tradeSettings } from './trade-settings.ts';

describe('how the desk was set up', () => {
  test('is kept under the key of the trading chart', () => {
    const storage = memoryStorage();
    const settings = settingIn(tradeSettings, storage);
    settings.set({ ...settings.get(), resolution: '1h' });
    expect(JSON.parse(storage.texts.get(storageKeys.tradingChart) ?? '')).toMatchObject({
      resolution: '1h',
      kind: 'candles',
    });
  });

  test('a part that this version does not know falls back alone', () => {
    const storage = memoryStorage();
    storage.texts.set(
      storageKeys.tradingChart,
      JSON.stringify({
        resolution: '7m',
        kind: 'line',
        indicators: [
          { type: 'sma', settings: [9] },
          { type: 9, settings: [] },
        ],
        panels: { desk: { chart: -1 } },
        bookLayout: 'bids',
      }),
    );
    expect(settingIn(tradeSettings, storage).get()).toMatchObject({
      resolution: '15m',
      kind: 'line',
      indicators: [],
      panels: {},
      bookLayout: 'bids',
    });
  });
});

import { storageKeys } from '@agio/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./trade-settings.ts');

describe('how the desk was set up', () => {
  test('is kept under the key of the trading chart', async () => {
    const { changeTradeSettings } = await load();
    changeTradeSettings({ resolution: '1h' });
    expect(JSON.parse(memory.get(storageKeys.tradingChart) ?? '')).toMatchObject({
      resolution: '1h',
      kind: 'candles',
    });
  });

  test('a part that this version does not know falls back alone', async () => {
    memory.set(
      storageKeys.tradingChart,
      JSON.stringify({
        resolution: '7m',
        kind: 'line',
        panels: { desk: { chart: -1 } },
        bookLayout: 'bids',
      }),
    );
    const { tradeSettings } = await load();
    expect(tradeSettings.get()).toMatchObject({
      resolution: '15m',
      kind: 'line',
      panels: {},
      bookLayout: 'bids',
    });
  });
});

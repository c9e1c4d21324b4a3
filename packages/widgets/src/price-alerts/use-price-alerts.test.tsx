// @vitest-environment jsdom
import { storageKeys } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { maxAlerts, type PriceAlert } from './setting.ts';
import { usePriceAlerts } from './use-price-alerts.ts';

afterEach(cleanup);

const wanted = { market: 'XCB-CTN', direction: 'above', price: '6.5' } as const;

/** Reads the alerts of a guest on a device that has so many. */
function withStored(count: number) {
  const guest = Array.from({ length: count }, (_, index): PriceAlert => ({
    ...wanted,
    id: `stored-${index}`,
    status: 'paused',
  }));
  const storage = memoryStorage();
  storage.local().setItem(storageKeys.priceAlerts, JSON.stringify({ byAccount: { guest } }));
  const { client } = createWorld({ scenario: 'quiet' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={storage}>{children}</WidgetsProvider>
    </ExchangeProvider>
  );
  return renderHook(() => usePriceAlerts(), { wrapper }).result;
}

test('stored alerts above the limit are kept, and none is added to them', () => {
  const result = withStored(maxAlerts + 1);
  expect(result.current.alerts).toHaveLength(maxAlerts + 1);
  expect(result.current.isFull).toBe(true);
  act(() => result.current.add(wanted));
  expect(result.current.alerts.map(({ id }) => id)).toEqual(
    Array.from({ length: maxAlerts + 1 }, (_, index) => `stored-${index}`),
  );
  act(() => result.current.remove('stored-0'));
  expect(result.current.alerts).toHaveLength(maxAlerts);
});

test('an alert is added below the limit', () => {
  const result = withStored(maxAlerts - 1);
  expect(result.current.isFull).toBe(false);
  act(() => result.current.add(wanted));
  expect(result.current.alerts).toHaveLength(maxAlerts);
  expect(result.current.isFull).toBe(true);
});

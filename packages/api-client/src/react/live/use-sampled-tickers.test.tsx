// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ticker } from '../../contract/core.ts';
import type { TickersView } from '../../realtime/index.ts';
import { ValueStore } from '../../lib/store.ts';
import { useSampledTickers } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('sampled tickers come at once the first time, then together, and the status always at once', () => {
  const exchange = new Exchange();
  const store = new ValueStore<TickersView>({ status: 'connecting', tickers: new Map() });
  vi.spyOn(exchange.client.market, 'tickers').mockReturnValue(store);
  const { result } = exchange.hook(() => useSampledTickers(2_000));
  const tell = (status: TickersView['status'], last: string) => {
    const ticker = { market: 'XCB-CTN', last } as Ticker;
    act(() => store.set({ status, tickers: new Map([[ticker.market, ticker]]) }));
  };
  const shown = () => [result.current.status, result.current.tickers.get('XCB-CTN')?.last];
  expect(shown()).toEqual(['connecting', undefined]);
  tell('live', '1');
  expect(shown()).toEqual(['live', '1']);
  tell('live', '2');
  tell('stale', '3');
  expect(shown()).toEqual(['stale', '1']);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(shown()).toEqual(['stale', '3']);
});

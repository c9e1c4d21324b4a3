// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '../http/testing/exchange-double.ts';
import { useHistory, useInstruments, useIsSlow } from './index.ts';
import { deferred, Exchange } from './testing/client-double.tsx';

const instruments = 'GET /marketdata/instruments';
const history = 'GET /marketdata/api/v1/instruments/XCB-CTN/limited_history';
const candles = { id: 'XCB-CTN', resolution: '1h' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page that waits for two answers. */
function page() {
  const answers = { [instruments]: deferred<Response>(), [history]: deferred<Response>() };
  const exchange = new Exchange()
    .on(instruments, () => answers[instruments].promise)
    .on(history, () => answers[history].promise);
  let isOpen = true;
  const { result, rerender } = exchange.hook(() => ({
    slow: useIsSlow(),
    markets: useInstruments(),
    candles: useHistory(isOpen ? candles : undefined),
  }));
  const leave = () => {
    isOpen = false;
    rerender();
  };
  return { answers, result, leave };
}

test('F05 a read that takes three seconds is slow, until it has come', async () => {
  const { answers, result } = page();
  await pass(2_999);
  expect(result.current.slow).toBe(false);
  await pass(1);
  expect(result.current.slow).toBe(true);
  await act(async () => answers[instruments].resolve(json([])));
  expect(result.current.slow).toBe(true);
  await act(async () => answers[history].resolve(json([])));
  await pass(0);
  expect(result.current.slow).toBe(false);
});

test('F05 a read that no component waits for any more is not slow', async () => {
  const { answers, result, leave } = page();
  await act(async () => answers[instruments].resolve(json([])));
  await pass(3_000);
  expect(result.current.slow).toBe(true);
  leave();
  expect(result.current.slow).toBe(false);
});

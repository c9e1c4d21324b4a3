// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Candle, CandleResolution } from '../../contract/core.ts';
import { json } from '../../http/testing/exchange-double.ts';
import type { CandlesView } from '../../realtime/index.ts';
import { ValueStore } from '../../lib/store.ts';
import { useCandleHistory } from '../index.ts';
import { candle, candles } from '../testing/candles.ts';
import { deferred, Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

/** A chart before an exchange whose answers and live candles the test plays. */
function chart(answer: (query: URLSearchParams, market: string) => Response | Promise<Response>) {
  const asked: URLSearchParams[] = [];
  const exchange = new Exchange();
  for (const market of ['XCB-CTN', 'BTC-USDC']) {
    exchange.on(`GET /marketdata/api/v1/instruments/${market}/limited_history`, (request) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return answer(query, market);
    });
  }
  const live = new Map<string, ValueStore<CandlesView>>();
  const liveOf = (market: string, resolution: string) => {
    const series = `${market} ${resolution}`;
    const known = live.get(series);
    if (known) return known;
    const made = new ValueStore<CandlesView>({ status: 'connecting', candles: [], revision: 0 });
    live.set(series, made);
    return made;
  };
  vi.spyOn(exchange.client.market, 'candles').mockImplementation(liveOf);
  const { result, rerender } = renderHook(
    ({ market, resolution }: { market: string; resolution: CandleResolution }) =>
      useCandleHistory(market, resolution),
    {
      wrapper: exchange.wrapper,
      initialProps: { market: 'XCB-CTN', resolution: '1m' as CandleResolution },
    },
  );
  const tick = (market: string, tail: Candle[], revision = 1) =>
    act(async () => liveOf(market, '1m').set({ status: 'live', candles: tail, revision }));
  return { result, rerender, tick, asked };
}
const minutes = (shown: readonly Candle[] | undefined) =>
  shown?.map(({ time }) => new Date(time).getUTCMinutes());

describe('the candles of a market', () => {
  test('are the history with the live candle on top', async () => {
    const { result, tick } = chart(() => json(candles(0, 3)));
    await waitFor(() => expect(minutes(result.current.candles)).toEqual([0, 1, 2]));
    await tick('XCB-CTN', [candle(2, '9'), candle(3)]);
    expect(minutes(result.current.candles)).toEqual([0, 1, 2, 3]);
    expect(result.current.candles?.[2]?.close).toBe('9');
    expect(result.current).toMatchObject({ status: 'live', older: 'none', error: undefined });
  });

  test('have no hole when the stream has dropped what closed long ago', async () => {
    const { result, tick } = chart(() => json(candles(0, 3)));
    await waitFor(() => expect(minutes(result.current.candles)).toEqual([0, 1, 2]));
    for (let open = 2; open < 8; open += 1) await tick('XCB-CTN', candles(open - 2, 3));
    expect(minutes(result.current.candles)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('are loaded again when the stream began anew', async () => {
    let shown = candles(0, 3);
    const { result, tick, asked } = chart(() => json(shown));
    await waitFor(() => expect(minutes(result.current.candles)).toEqual([0, 1, 2]));
    await tick('XCB-CTN', [candle(2)]);
    shown = candles(0, 6);
    await tick('XCB-CTN', [candle(5)], 2);
    await waitFor(() => expect(minutes(result.current.candles)).toEqual([0, 1, 2, 3, 4, 5]));
    expect(asked).toHaveLength(2);
  });

  test('begin from nothing for another market, and late answers for the one before are not shown', async () => {
    const late = deferred<Response>();
    const { result, rerender, tick, asked } = chart((query, market) => {
      if (market === 'BTC-USDC') return json(candles(30, 2));
      return query.get('to') === null ? json(candles(0, 500)) : late.promise;
    });
    await waitFor(() => expect(result.current.candles).toHaveLength(500));
    act(() => result.current.loadOlder());
    expect(result.current.older).toBe('loading');
    rerender({ market: 'BTC-USDC', resolution: '1m' });
    expect(result.current).toMatchObject({ candles: undefined, older: 'more' });
    await waitFor(() => expect(minutes(result.current.candles)).toEqual([30, 31]));
    await act(async () => late.resolve(json(candles(-9, 9))));
    await tick('XCB-CTN', [candle(59)]);
    expect(minutes(result.current.candles)).toEqual([30, 31]);
    expect(asked.map((query) => query.get('to'))).toEqual([null, candle(0).time, null]);
  });

  test('before the first one come on demand, and a failure is said and can be tried again', async () => {
    let fails = true;
    const { result } = chart((query) => {
      if (query.get('to') === null) return json(candles(0, 500));
      return fails ? json({ errorCode: 40400, errors: [] }, 404) : json(candles(-5, 5));
    });
    await waitFor(() => expect(result.current.candles).toHaveLength(500));
    expect(result.current.older).toBe('more');
    act(() => result.current.loadOlder());
    await waitFor(() => expect(result.current.older).toBe('error'));
    fails = false;
    act(() => result.current.loadOlder());
    await waitFor(() => expect(result.current.candles).toHaveLength(505));
    expect(result.current.older).toBe('none');
    expect(result.current.candles?.[0]).toEqual(candle(-5));
  });
});

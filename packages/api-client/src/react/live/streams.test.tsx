// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BookView } from '../../realtime/index.ts';
import { emptyBook } from '../../realtime/views.ts';
import { useBestPrices, useOrderBook } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

test('the best prices render when one of them changes, and not with an amount', async () => {
  const exchange = new Exchange();
  let view: BookView = {
    ...emptyBook('XCB-CTN'),
    status: 'live',
    bestBid: '6.41',
    bestAsk: '6.42',
    spread: '0.01',
  };
  const listeners = new Set<() => void>();
  vi.spyOn(exchange.client.market, 'book').mockReturnValue({
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => view,
  });
  const change = async (changed: Partial<BookView>) =>
    act(async () => {
      view = { ...view, ...changed };
      for (const listener of listeners) listener();
    });
  let drawn = 0;
  const top = exchange.hook(() => {
    drawn += 1;
    return useBestPrices('XCB-CTN');
  });
  const book = exchange.hook(() => useOrderBook('XCB-CTN'));
  const before = drawn;

  const bids = [{ price: '6.41', amount: '5', total: '5', depth: 1 }];
  await change({ bids });
  expect(book.result.current.bids).toBe(bids);
  expect(drawn).toBe(before);

  await change({ bestBid: '6.415', spread: '0.005' });
  expect(drawn).toBe(before + 1);
  expect(top.result.current).toEqual({
    status: 'live',
    bestBid: '6.415',
    bestAsk: '6.42',
    spread: '0.005',
    crossed: false,
  });
});

// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { NewOrder, Order } from '../../contract/index.ts';
import { json, refusal } from '../../http/testing/exchange-double.ts';
import {
  useAmendOrder,
  useCancelAllOrders,
  useCancelOrder,
  useChangeCurrency,
  useOpenOrders,
  usePlaceOrder,
  useSettings,
} from '../index.ts';
import { order } from '../../contract/testing/sample-order.ts';
import { deferred, Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const place = 'POST /frontoffice/api/order';
const cancel = 'DELETE /frontoffice/api/orders/o1';
const openOrders = 'GET /frontoffice/api/orders/my';
const history = 'GET /frontoffice/api/order_history';
const intent: NewOrder = {
  market: 'XCB-CTN',
  side: 'Buy',
  type: 'Limit',
  price: '10',
  amount: '1',
};
const noHistory = () => json({ items: [], nextCursor: null });

describe('placing an order', () => {
  test('S48 an order that is cancelled when its page has gone is no fault of the page', async () => {
    const answer = deferred<Response>();
    const exchange = new Exchange()
      .on(cancel, () => answer.promise)
      .on(openOrders, () => json([order]));
    const { result, unmount } = exchange.hook(() => ({
      ...useCancelOrder(),
      orders: useOpenOrders(),
    }));
    await waitFor(() => expect(result.current.orders.data).toHaveLength(1));
    const cancelled = result.current.cancelOrder('o1');
    unmount();
    answer.resolve(json({ ...order, status: 'Cancelled' }));
    expect(await cancelled).toMatchObject({ id: order.id });
  });

  test('S49 a double click in one frame is one order', async () => {
    const exchange = new Exchange().on(place, () => json({ ...order, fills: [] }));
    const { result } = exchange.hook(() => usePlaceOrder());
    await act(async () => {
      const first = result.current.placeOrder(intent);
      const second = result.current.placeOrder({ ...intent });
      expect(second).toBe(first);
      await first;
    });
    expect(exchange.count(place)).toBe(1);
    expect(result.current).toMatchObject({ isPending: false, error: undefined });
    // The next click is the next intent.
    await act(() => result.current.placeOrder(intent));
    expect(exchange.count(place)).toBe(2);
  });

  test('S48 every intent has a key of its own, which names the order too', async () => {
    const keys: (string | null)[] = [];
    const names: unknown[] = [];
    const exchange = new Exchange().on(place, async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      names.push(((await request.json()) as NewOrder).clientOrderId);
      return json({ ...order, fills: [] });
    });
    const { result } = exchange.hook(() => usePlaceOrder());
    await act(() => result.current.placeOrder(intent));
    await act(() => result.current.placeOrder(intent));
    expect(new Set(keys).size).toBe(2);
    expect(names).toEqual(keys);
  });

  test('a placed order is in the open orders before the list is read again', async () => {
    const later = deferred<Response>();
    let asked = 0;
    const exchange = new Exchange()
      .on(place, () => json({ ...order, fills: [] }))
      .on(openOrders, () => {
        asked += 1;
        return asked === 1 ? json([]) : later.promise;
      });
    const { result } = exchange.hook(() => ({ ...usePlaceOrder(), orders: useOpenOrders() }));
    await waitFor(() => expect(result.current.orders.data).toEqual([]));
    await act(() => result.current.placeOrder(intent));
    expect(result.current.orders.data?.map(({ id }) => id)).toEqual(['o1']);
  });

  test('a refused order is an error for the caller and for the provider', async () => {
    const exchange = new Exchange().on(place, () => refusal(422, 60002, 'Not enough CTN'));
    const { result } = exchange.hook(() => usePlaceOrder());
    await act(async () => {
      await expect(result.current.placeOrder(intent)).rejects.toMatchObject({ errorCode: 60002 });
    });
    expect(result.current.error).toMatchObject({ errorCode: 60002 });
    expect(exchange.errors).toEqual([result.current.error]);
    act(() => result.current.reset());
    expect(result.current.error).toBeUndefined();
  });

  test('S50 a lost answer: the order is looked for by its name and never sent again', async () => {
    let name: string | undefined;
    const found = deferred<void>();
    const exchange = new Exchange()
      .on(place, async (request) => {
        name = ((await request.json()) as NewOrder).clientOrderId;
        throw new TypeError('connection reset');
      })
      .on(openOrders, async () => {
        await found.promise;
        return json([{ ...order, clientOrderId: name }]);
      })
      .on(history, noHistory);
    const { result } = exchange.hook(() => usePlaceOrder());
    let placed: Promise<unknown> | undefined;
    act(() => {
      placed = result.current.placeOrder(intent);
    });
    await waitFor(() => expect(result.current.isChecking).toBe(true));
    found.resolve();
    await act(async () => expect(await placed).toMatchObject({ id: 'o1', clientOrderId: name }));
    expect(result.current).toMatchObject({ isChecking: false, isPending: false, error: undefined });
    expect(exchange.count(place)).toBe(1);
  });
});

describe('cancelling', () => {
  test('an order that is being cancelled is marked, and gone afterwards', async () => {
    const answer = deferred<Response>();
    let open = [order];
    const exchange = new Exchange()
      .on(openOrders, () => json(open))
      .on(cancel, () => answer.promise);
    const { result } = exchange.hook(() => ({ ...useCancelOrder(), orders: useOpenOrders() }));
    await waitFor(() => expect(result.current.orders.data).toHaveLength(1));
    let cancelling: Promise<unknown> | undefined;
    act(() => {
      cancelling = result.current.cancelOrder('o1');
    });
    expect([...result.current.pendingIds]).toEqual(['o1']);
    open = [];
    await act(async () => {
      answer.resolve(json({ ...order, status: 'Cancelled', cancelReason: 'CancelledByTrader' }));
      await cancelling;
    });
    expect([...result.current.pendingIds]).toEqual([]);
    expect(result.current.orders.data).toEqual([]);
  });

  test('an order that was filled meanwhile: the error is shown and the list is read again', async () => {
    let open = [order];
    const exchange = new Exchange()
      .on(openOrders, () => json(open))
      .on(cancel, () => refusal(409, 60009, 'Order is not open'));
    const { result } = exchange.hook(() => ({ ...useCancelOrder(), orders: useOpenOrders() }));
    await waitFor(() => expect(result.current.orders.data).toHaveLength(1));
    open = [];
    await act(async () => {
      await expect(result.current.cancelOrder('o1')).rejects.toMatchObject({ errorCode: 60009 });
    });
    await waitFor(() => expect(result.current.orders.data).toEqual([]));
  });

  test('cancelling all asks for the list again', async () => {
    const exchange = new Exchange()
      .on(openOrders, () => json([order]))
      .on('DELETE /frontoffice/api/orders', (request) => {
        expect(new URL(request.url).searchParams.get('market')).toBe('XCB-CTN');
        return json({ cancelled: ['o1'] });
      });
    const { result } = exchange.hook(() => ({ ...useCancelAllOrders(), orders: useOpenOrders() }));
    await waitFor(() => expect(result.current.orders.data).toHaveLength(1));
    await act(async () => expect(await result.current.cancelAllOrders('XCB-CTN')).toEqual(['o1']));
    await waitFor(() => expect(exchange.count(openOrders)).toBe(2));
  });
});

test('a changed currency is in the settings without asking again', async () => {
  const exchange = new Exchange()
    .on('GET /frontoffice/api/settings', () => json({ data: { currentCurrency: 'USD' } }))
    .on('PUT /frontoffice/api/setting', async (request) => {
      const { value } = (await request.json()) as { value: string };
      return json({ data: { currentCurrency: value } });
    });
  const { result } = exchange.hook(() => ({ ...useChangeCurrency(), settings: useSettings() }));
  await waitFor(() => expect(result.current.settings.data?.data.currentCurrency).toBe('USD'));
  await act(() => result.current.changeCurrency('JPY'));
  expect(result.current.settings.data?.data.currentCurrency).toBe('JPY');
  expect(exchange.count('GET /frontoffice/api/settings')).toBe(1);
});

test('an amended order takes the place of the old one in the list at once, and a double click is one amendment', async () => {
  const open = { ...order, filledAmount: '0.4', fills: [] };
  const cancelled = { ...order, filledAmount: '0.4', status: 'Cancelled' };
  const placed = { ...order, id: 'o2', clientOrderId: 'c2', price: '11', amount: '1.6', fills: [] };
  const exchange = new Exchange()
    .on(openOrders, () => json([open]))
    .on(cancel, () => json({ ...cancelled, cancelReason: 'CancelledByTrader' }))
    .on(place, () => json(placed));
  const { result } = exchange.hook(() => ({ ...useAmendOrder(), orders: useOpenOrders() }));
  await waitFor(() => expect(result.current.orders.data).toHaveLength(1));
  exchange.on(openOrders, () => json([placed]));
  await act(async () => {
    const change = { price: '11', amount: '2' };
    const first = result.current.amendOrder(open as Order, change);
    expect(result.current.amendOrder(open as Order, change)).toBe(first);
    expect(await first).toMatchObject({ status: 'replaced', after: { id: 'o2' } });
  });
  expect(result.current.orders.data?.map(({ id }) => id)).toEqual(['o2']);
  expect([exchange.count(cancel), exchange.count(place)]).toEqual([1, 1]);
});

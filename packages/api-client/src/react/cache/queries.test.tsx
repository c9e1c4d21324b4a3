// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../http/testing/exchange-double.ts';
import { createGuestSession, createStaticSession } from '../../session/index.ts';
import {
  useInstruments,
  useOpenOrders,
  usePortfolio,
  useSession,
  useUserInformation,
} from '../index.ts';
import { order } from '../../contract/testing/sample-order.ts';
import { deferred, Exchange, user } from '../testing/client-double.tsx';

afterEach(cleanup);

const openOrders = 'GET /frontoffice/api/orders/my';
const portfolio = 'GET /frontoffice/api/v2/portfolio';
const instruments = 'GET /marketdata/instruments';
const userInformation = 'GET /frontoffice/api/userinfo';
const overview = {
  currency: 'USD',
  totalValue: '1',
  change24h: '0',
  changePercent24h: '0',
  balances: [],
};
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

describe('reading', () => {
  test('hooks that ask the same share one request, whatever the identity of their input', async () => {
    const exchange = new Exchange().on(openOrders, () => json([order]));
    const { result } = exchange.hook(
      () => [useOpenOrders('XCB-CTN'), useOpenOrders('XCB-CTN')] as const,
    );
    await waitFor(() => expect(result.current[1].data).toEqual([order]));
    expect(result.current[0].data).toBe(result.current[1].data);
    expect(exchange.count(openOrders)).toBe(1);
  });

  test('a guest asks for nothing private, and sends no token for what is public', async () => {
    const exchange = new Exchange(createGuestSession()).on(instruments, (request) => {
      expect(request.headers.get('authorization')).toBeNull();
      return json([]);
    });
    const { result } = exchange.hook(() => ({
      markets: useInstruments(),
      orders: useOpenOrders(),
    }));
    await waitFor(() => expect(result.current.markets.data).toEqual([]));
    expect(result.current.orders).toMatchObject({
      data: undefined,
      error: undefined,
      isLoading: false,
    });
    expect(exchange.requests).toEqual([instruments]);
  });

  test('the portfolio is read again every ten seconds, as prices move between its changes (M19)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const exchange = new Exchange().on(portfolio, () => json(overview));
      const { result } = exchange.hook(() => usePortfolio());
      await waitFor(() => expect(result.current.data).toEqual(overview));
      expect(exchange.count(portfolio)).toBe(1);
      await act(() => vi.advanceTimersByTimeAsync(10_500));
      await waitFor(() => expect(exchange.count(portfolio)).toBe(2));
    } finally {
      vi.useRealTimers();
    }
  });

  test('a failed read is not repeated by the cache, and is reported once for all its readers', async () => {
    const exchange = new Exchange().on(openOrders, () => refusal(500, 50000, 'Broken'));
    const { result } = exchange.hook(() => [useOpenOrders(), useOpenOrders()] as const);
    await waitFor(() => expect(result.current[0].error?.errorCode).toBe(50000));
    expect(result.current[1].error).toBe(result.current[0].error);
    await pause(50);
    expect([exchange.count(openOrders), exchange.errors.length]).toEqual([1, 1]);
  });

  test('coming back to the window asks for nothing', async () => {
    const exchange = new Exchange().on(instruments, () => json([]));
    const { result } = exchange.hook(() => useInstruments());
    await waitFor(() => expect(result.current.data).toEqual([]));
    act(() => void window.dispatchEvent(new Event('focus')));
    await pause(20);
    expect(exchange.count(instruments)).toBe(1);
  });
});

describe('the gate in React', () => {
  test('F08 a gated read of a frozen user has its reason, and becomes data when the user is active again', async () => {
    const exchange = new Exchange()
      .on(userInformation, () => json({ ...user, activityStatus: 'Frozen' }))
      .on(portfolio, () => json(overview));
    const { result } = exchange.hook(() => usePortfolio());
    await waitFor(() => expect(result.current.error?.kind).toBe('gated'));
    expect(exchange.count(portfolio)).toBe(0);
    await exchange.notify('userInformation', { user });
    await waitFor(() => expect(result.current.data).toEqual(overview));
    // At first, and once more when connected.
    expect(exchange.count(userInformation)).toBe(2);
  });
});

describe('notifications', () => {
  test('an order that fills leaves the open orders at once, and the list is read again', async () => {
    let open = [order];
    const exchange = new Exchange().on(openOrders, () => json(open));
    const { result } = exchange.hook(() => useOpenOrders());
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    open = [];
    await exchange.notify('order', { order: { ...order, status: 'Filled' }, fills: [] });
    expect(result.current.data).toEqual([]);
    await waitFor(() => expect(exchange.count(openOrders)).toBe(2));
  });

  test('a new order appears in the lists that it belongs to, and in no other', async () => {
    const answer = deferred<Response>();
    let asked = 0;
    const exchange = new Exchange().on(openOrders, () => {
      asked += 1;
      return asked <= 2 ? json([]) : answer.promise.then((response) => response.clone());
    });
    const { result } = exchange.hook(() => ({
      here: useOpenOrders('XCB-CTN'),
      there: useOpenOrders('BTC-USDC'),
    }));
    await waitFor(() => expect(result.current.there.data).toEqual([]));
    await waitFor(() => expect(result.current.here.data).toEqual([]));
    await exchange.notify('order', { order, fills: [] });
    expect(result.current.here.data).toEqual([order]);
    expect(result.current.there.data).toEqual([]);
  });

  test('a burst of a hundred balance messages asks for the portfolio twice', async () => {
    const exchange = new Exchange().on(portfolio, () => json(overview));
    const { result } = exchange.hook(() => usePortfolio());
    await waitFor(() => expect(result.current.data).toEqual(overview));
    for (let i = 0; i < 100; i += 1) await exchange.notify('balances', { balances: [] });
    await pause(700);
    expect(exchange.count(portfolio)).toBe(3);
  });

  test('R30 after a lost connection orders, portfolio and user are read again', async () => {
    const exchange = new Exchange()
      .on(openOrders, () => json([]))
      .on(portfolio, () => json(overview));
    const { result } = exchange.hook(() => ({
      orders: useOpenOrders(),
      portfolio: usePortfolio(),
      user: useUserInformation(),
    }));
    await waitFor(() => expect(result.current.portfolio.data).toEqual(overview));
    await waitFor(() => expect(result.current.orders.data).toEqual([]));
    const before = exchange.requests.length;
    await exchange.dropNotifications();
    await waitFor(() =>
      expect(new Set(exchange.requests.slice(before))).toEqual(
        new Set([openOrders, portfolio, userInformation]),
      ),
    );
  });

  test('a change of the state of the account reads all private data again, and no public data', async () => {
    const exchange = new Exchange().on(openOrders, () => json([])).on(instruments, () => json([]));
    const { result } = exchange.hook(() => ({
      user: useUserInformation().data,
      orders: useOpenOrders().data,
      markets: useInstruments().data,
    }));
    await waitFor(() => expect(result.current.user?.activityStatus).toBe('Active'));
    await waitFor(() => expect(result.current.orders).toEqual([]));
    await waitFor(() => expect(result.current.markets).toEqual([]));
    const before = [exchange.count(instruments), exchange.count(userInformation)];
    await exchange.notify('userInformation', { user: { ...user, displayName: 'Ada' } });
    expect(exchange.count(openOrders)).toBe(1);
    await exchange.notify('userInformation', { user: { ...user, activityStatus: 'Limited' } });
    await waitFor(() => expect(exchange.count(openOrders)).toBe(2));
    expect(result.current.user?.activityStatus).toBe('Limited');
    expect([exchange.count(instruments), exchange.count(userInformation)]).toEqual(before);
  });

  test('a message about the user is shown without another request', async () => {
    const exchange = new Exchange();
    const { result } = exchange.hook(() => useUserInformation());
    await waitFor(() => expect(result.current.data?.activityStatus).toBe('Active'));
    await exchange.notify('userInformation', { user: { ...user, activityStatus: 'Limited' } });
    expect(result.current.data?.activityStatus).toBe('Limited');
    // At first, and once more when connected.
    expect(exchange.count(userInformation)).toBe(2);
    expect(result.current.data?.activityStatus).toBe('Limited');
  });
});

describe('logout', () => {
  test('S14 nothing private is left, and public data comes back', async () => {
    const exchange = new Exchange()
      .on(openOrders, () => json([order]))
      .on(instruments, () => json([]));
    const { result } = exchange.hook(() => ({
      orders: useOpenOrders().data,
      markets: useInstruments().data,
      session: useSession(),
    }));
    await waitFor(() => expect(result.current.markets).toEqual([]));
    await waitFor(() => expect(result.current.orders).toEqual([order]));
    await act(() => exchange.session.signOut());
    expect(result.current.session.status).toBe('anonymous');
    expect(result.current.orders).toBeUndefined();
    await waitFor(() => expect(result.current.markets).toEqual([]));
    await pause(20);
    expect([exchange.count(openOrders), exchange.count(instruments)]).toEqual([1, 2]);
    expect(exchange.errors).toEqual([]);
  });

  test('T34 an answer that is on its way at logout never fills the cache again', async () => {
    const answer = deferred<Response>();
    const session = createStaticSession('token', { sub: 'u1' });
    const exchange = new Exchange(session).on(openOrders, () => answer.promise);
    const { result } = exchange.hook(() => ({
      orders: useOpenOrders(),
      cache: useSWRConfig().cache,
    }));
    await waitFor(() => expect(exchange.count(openOrders)).toBe(1));
    await act(() => session.signOut());
    await act(async () => {
      answer.resolve(json([order]));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(result.current.orders.data).toBeUndefined();
    const kept = Array.from(
      result.current.cache.keys(),
      (key) => result.current.cache.get(key)?.data as unknown,
    );
    expect(kept.filter((data) => data !== undefined)).toEqual([]);
  });
});

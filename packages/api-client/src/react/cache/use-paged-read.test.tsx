// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { json, refusal } from '../../http/testing/exchange-double.ts';
import { useOrderHistory, useStaffOrders } from '../index.ts';
import { order } from '../../contract/testing/sample-order.ts';
import { deferred, Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const history = 'GET /frontoffice/api/order_history';
const row = (id: string) => ({ ...order, id, status: 'Filled' as const, fills: [] });
/** The ids of a server's list, newest first. */
type Ids = string[];

/** A server that gives its list in pages of two unless asked for more, and notes what it was asked for. */
function server(list: () => Ids) {
  const asked: string[] = [];
  const exchange = new Exchange().on(history, ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams.toString());
    const limit = Number(searchParams.get('limit') ?? 2);
    const ids = list();
    const start = ids.indexOf(searchParams.get('cursor') ?? '') + 1;
    const items = ids.slice(start, start + limit);
    const more = start + limit < ids.length;
    return json({ items: items.map(row), nextCursor: more ? items.at(-1) : null });
  });
  return { exchange, asked };
}

const idsOf = (data: { items: { id: string }[] } | undefined) => data?.items.map(({ id }) => id);

describe('a list that is read page by page', () => {
  test('grows by a page, until there are no more', async () => {
    const { exchange, asked } = server(() => ['e', 'd', 'c', 'b', 'a']);
    const { result } = exchange.hook(() => useOrderHistory({ market: 'XCB-CTN' }));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['e', 'd']));
    act(() => result.current.loadMore());
    expect(result.current.isLoadingMore).toBe(true);
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['e', 'd', 'c', 'b']));
    expect(result.current.isLoadingMore).toBe(false);
    act(() => result.current.loadMore());
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['e', 'd', 'c', 'b', 'a']));
    expect(result.current.data?.nextCursor).toBeNull();
    act(() => result.current.loadMore());
    expect(result.current.isLoadingMore).toBe(false);
    expect(asked).toEqual(['market=XCB-CTN', 'market=XCB-CTN&cursor=d', 'market=XCB-CTN&cursor=b']);
  });

  test('a double click loads one page', async () => {
    const { exchange, asked } = server(() => ['e', 'd', 'c', 'b', 'a']);
    const { result } = exchange.hook(() => useOrderHistory());
    await waitFor(() => expect(result.current.data).toBeDefined());
    act(() => {
      result.current.loadMore();
      result.current.loadMore();
    });
    await waitFor(() => expect(idsOf(result.current.data)).toHaveLength(4));
    expect(asked).toEqual(['', 'cursor=d']);
  });

  test('a repeated read has as many rows as before, with the new ones, and none twice', async () => {
    let list = ['e', 'd', 'c', 'b', 'a'];
    const { exchange } = server(() => list);
    const { result } = exchange.hook(() => useOrderHistory());
    await waitFor(() => expect(result.current.data).toBeDefined());
    act(() => result.current.loadMore());
    await waitFor(() => expect(idsOf(result.current.data)).toHaveLength(4));
    list = ['f', ...list];
    await act(() => result.current.mutate());
    expect(idsOf(result.current.data)).toEqual(['f', 'e', 'd', 'c']);
  });

  test('a page that fails leaves the rows, is reported, and can be requested again', async () => {
    const { exchange } = server(() => ['e', 'd', 'c']);
    const good = exchange.handlers.get(history);
    const { result } = exchange.hook(() => useOrderHistory());
    await waitFor(() => expect(result.current.data).toBeDefined());
    exchange.on(history, () => refusal(500, 50000, 'Broken'));
    act(() => result.current.loadMore());
    await waitFor(() => expect(exchange.errors).toHaveLength(1));
    expect(result.current.isLoadingMore).toBe(false);
    expect(idsOf(result.current.data)).toEqual(['e', 'd']);
    if (good) exchange.on(history, good);
    act(() => result.current.loadMore());
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['e', 'd', 'c']));
  });

  test('the rows of before stay while another filter loads', async () => {
    const { exchange } = server(() => ['e', 'd', 'c']);
    let side: 'Buy' | 'Sell' = 'Buy';
    const { result, rerender } = exchange.hook(() => useOrderHistory({ side }));
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['e', 'd']));
    const answer = deferred<Response>();
    exchange.on(history, () => answer.promise);
    side = 'Sell';
    rerender();
    expect(idsOf(result.current.data)).toEqual(['e', 'd']);
    await act(async () => {
      answer.resolve(json({ items: [row('x')], nextCursor: null }));
      await answer.promise;
    });
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['x']));
  });

  test('office-review M13: how long the list is, as its first page says, is known when more of it has come', async () => {
    const pages = [
      { items: [row('c'), row('b')], nextCursor: 'b', total: { count: 3, isMore: false } },
      { items: [row('a')], nextCursor: null },
    ];
    const staff = (page: (typeof pages)[number]) => ({
      ...page,
      items: page.items.map(({ fills: _fills, ...each }) => ({
        ...each,
        userId: 'u',
        userName: 'U',
      })),
    });
    const exchange = new Exchange().on('POST /back-api/api/v2/orders', () =>
      json(staff(pages.shift()!)),
    );
    const { result } = exchange.hook(() => useStaffOrders());
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['c', 'b']));
    expect(result.current.data?.total).toEqual({ count: 3, isMore: false });
    act(() => result.current.loadMore());
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['c', 'b', 'a']));
    expect(result.current.data?.total).toEqual({ count: 3, isMore: false });
  });

  test('office-review M14: a page without a row is no end: the next one is read', async () => {
    const asked: (string | null)[] = [];
    const exchange = new Exchange().on(history, ({ url }) => {
      const cursor = new URL(url).searchParams.get('cursor');
      asked.push(cursor);
      if (cursor === 'two') return json({ items: [row('a')], nextCursor: null });
      return json({ items: [], nextCursor: cursor === null ? 'one' : 'two' });
    });
    const { result } = exchange.hook(() => useOrderHistory());
    await waitFor(() => expect(idsOf(result.current.data)).toEqual(['a']));
    expect(asked).toEqual([null, 'one', 'two']);
  });

  test('an exchange that leads back to the same page is not read for ever', async () => {
    let asked = 0;
    const exchange = new Exchange().on(history, () => {
      asked += 1;
      return json({ items: [], nextCursor: 'again' });
    });
    const { result } = exchange.hook(() => useOrderHistory());
    await waitFor(() => expect(result.current.data?.items).toEqual([]));
    expect(asked).toBe(2);
  });

  test('T34 a page that is on its way at logout never fills the cache again', async () => {
    const { exchange } = server(() => ['e', 'd', 'c']);
    const { result } = exchange.hook(() => useOrderHistory());
    await waitFor(() => expect(result.current.data).toBeDefined());
    const answer = deferred<Response>();
    exchange.on(history, () => answer.promise);
    act(() => result.current.loadMore());
    await act(() => exchange.session.signOut());
    await act(async () => {
      answer.resolve(json({ items: [row('c')], nextCursor: null }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(result.current.data).toBeUndefined();
    expect(exchange.errors).toEqual([]);
  });
});

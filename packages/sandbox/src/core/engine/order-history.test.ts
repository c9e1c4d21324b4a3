import type { OrderSide } from '@agio/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromAtoms } from '../fixed.ts';
import { reasonsOf, testExchange, testMarket } from '../testing/test-exchange.ts';
import { maxOpen } from './order-bookkeeping.ts';
import type { OrderPage } from './order-history.ts';
import { isOpen, receivedAsset, type Order } from './order.ts';

const otherMarket = 'XCB-USDC';

type Asked = { cursor?: string; limit: number };

/** Everything that a list has, page by page, as their ids. */
function idsOf(read: (page: Asked) => OrderPage, limit = 3): string[] {
  const ids: string[] = [];
  for (let page: Asked = { limit }; ;) {
    const { items, nextCursor } = read(page);
    ids.push(...items.map(({ id }) => id));
    if (nextCursor === null) return ids;
    page = { limit, cursor: nextCursor };
  }
}

const step = fc.record({
  account: fc.constantFrom('ann', 'bob'),
  market: fc.constantFrom(testMarket, otherMarket),
  side: fc.constantFrom<OrderSide>('Buy', 'Sell'),
  price: fc.integer({ min: 59_995, max: 60_005 }),
  lots: fc.integer({ min: 100, max: 900 }),
  cancels: fc.boolean(),
  /** Milliseconds: many things happen in the same. */
  passes: fc.constantFrom(0, 0, 1, 7),
});

test('E40 whatever was placed, filled and cancelled is found by every way there is, and what has ended is not in memory', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const { exchange, clock } = testExchange();
      const { orders } = exchange;
      const all: Order[] = [];
      for (const [
        turn,
        { account, market, side, price, lots, cancels, passes },
      ] of steps.entries()) {
        clock.advance(passes);
        const request = {
          market,
          side,
          type: 'Limit' as const,
          price: fromAtoms(BigInt(price), 4),
          amount: fromAtoms(BigInt(lots), 2),
          clientOrderId: `turn-${turn}`,
        };
        all.push(exchange.command(() => exchange.place(account, request)));
        const [oldest] = orders.open(account);
        if (cancels && oldest !== undefined) {
          exchange.command(() => exchange.cancel(oldest, 'CancelledByTrader'));
        }
      }
      expect(orders.openCount).toBe(all.filter(isOpen).length);

      const newest = (by: 'updatedAt' | 'createdAt', some: Order[]) =>
        some.toSorted((a, b) => b[by] - a[by] || b.sequence - a.sequence).map(({ id }) => id);
      const ended = all.filter((order) => !isOpen(order));
      for (const accountId of ['ann', 'bob']) {
        for (const market of [undefined, testMarket]) {
          for (const side of [undefined, 'Buy', 'Sell']) {
            const fits = (order: Order) =>
              order.accountId === accountId &&
              (market === undefined || order.market.id === market) &&
              (side === undefined || order.side === side);
            const read = (page: Asked) =>
              orders.history.ended(accountId, { ...page, market, side });
            expect(idsOf(read)).toEqual(newest('updatedAt', ended.filter(fits)));
            const placed = (page: Asked) => orders.placed({ ...page, accountId, market, side });
            expect(idsOf(placed)).toEqual(newest('createdAt', all.filter(fits)));
          }
        }
      }
      for (const status of [undefined, 'Open', 'Filled', 'Cancelled']) {
        const wanted = newest(
          'createdAt',
          all.filter((order) => status === undefined || order.status === status),
        );
        expect(idsOf((page) => orders.placed({ ...page, status }))).toEqual(wanted);
        expect([...orders.allPlaced({ status })].map(({ id }) => id)).toEqual(wanted);
      }
      for (const order of ended) {
        const { accountId, clientOrderId } = order;
        expect(orders.history.named(accountId, clientOrderId ?? '')).toBe(order.id);
        const { previous: _previous, next: _next, ...kept } = order;
        expect(orders.history.get(order.id)).toMatchObject(kept);
        expect(reasonsOf(() => orders.checkNew(accountId, clientOrderId))).toEqual([
          'clientOrderId 40900',
        ]);
      }
      for (const accountId of ['ann', 'bob']) {
        const fees: Record<string, string> = {};
        const own = all.filter((order) => order.accountId === accountId);
        for (const order of own) {
          if (order.fee === 0n) continue;
          const asset = receivedAsset(order);
          fees[asset] = String(BigInt(fees[asset] ?? 0) + order.fee);
        }
        const trades = own.reduce((sum, order) => sum + order.fills.length, 0);
        expect(orders.history.activityOf(accountId)).toEqual({ trades, fees });
      }
    }),
    { numRuns: 60 },
  );
});

test('E41 times are looked for among those of the end, and for staff among those of the beginning; an edge is in it', () => {
  const { exchange, clock, place, cancel } = testExchange();
  const { orders } = exchange;
  const at = (minutes: number) => new Date(begin + minutes * 60_000).toISOString();
  const begin = clock.now();
  const placed = [0, 1, 2].map(() => {
    const order = place('ann', {});
    clock.advance(60_000);
    return order;
  });
  for (const order of placed) {
    cancel(order);
    clock.advance(60_000);
  }
  const [first, second, third] = placed.map(({ id }) => id);
  const ended = (from: number, to: number) =>
    orders.history.ended('ann', { from: at(from), to: at(to) }).items.map(({ id }) => id);
  expect(ended(3, 5)).toEqual([third, second, first]);
  expect(ended(4, 4)).toEqual([second]);
  expect(ended(4.1, 4.9)).toEqual([]);
  const staff = orders.placed({ from: at(1), to: at(2) }).items.map(({ id }) => id);
  expect(staff).toEqual([third, second]);
});

test('E42 a filter that hardly anything passes reads so much and no more, and says where to go on', () => {
  const { exchange, place } = testExchange();
  const wanted = place('ann', { side: 'Sell' });
  exchange.command(() => exchange.cancel(wanted, 'CancelledByTrader'));
  for (let turn = 0; turn < 2500; turn += 1) {
    exchange.command(() => exchange.cancel(place0(), 'CancelledByTrader'));
  }
  const first = exchange.orders.history.ended('ann', { side: 'Sell' });
  expect(first.items).toEqual([]);
  expect(first.nextCursor).not.toBeNull();
  const read = (page: Asked) => exchange.orders.history.ended('ann', { ...page, side: 'Sell' });
  expect(idsOf(read)).toEqual([wanted.id]);

  function place0(): Order {
    return exchange.place('ann', {
      market: testMarket,
      side: 'Buy',
      type: 'Limit',
      price: '6',
      amount: '10',
    });
  }
});

test('E43 one account has so many open orders and no more; an order that ends makes room', () => {
  const { exchange, place, cancel } = testExchange();
  exchange.command(() => {
    for (const person of ['ann', 'bob']) exchange.deposit(person, 'CTN', 10n ** 30n, 'more');
  });
  const first = place('ann', { amount: '1' });
  for (let count = 1; count < maxOpen; count += 1) place('ann', { amount: '1' });
  expect(reasonsOf(() => place('ann', { amount: '1' }))).toEqual([' 60006']);
  expect(place('bob', {}).status).toBe('Open');
  cancel(first);
  expect(place('ann', { amount: '1' }).status).toBe('Open');
});

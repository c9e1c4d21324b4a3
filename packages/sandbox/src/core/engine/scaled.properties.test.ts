import { type NewOrder, scaledLegs, scaleSizes } from '@agio/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { expectHolds, openOrdersOf } from '../testing/expect-holds.ts';
import { amountText, commandOrders, priceText } from '../testing/order-commands.ts';
import {
  bookOf,
  reasonsOf,
  testExchange,
  testMarket,
  type TestExchange,
} from '../testing/test-exchange.ts';
import { isOpen, type Order } from './order.ts';

const people = ['ann', 'bob', 'cyd'] as const;
const account = fc.constantFrom(...people);
const side = fc.constantFrom('Buy' as const, 'Sell' as const);
const sizes = fc.constantFrom(...scaleSizes);

test('a scaled order divides its amount exactly, at its prices in order, in the sizes that it wants, and costs no more than at their average', () => {
  fc.assert(
    fc.property(
      fc.record({
        first: fc.bigInt({ min: 1n, max: 10n ** 12n }),
        last: fc.bigInt({ min: 1n, max: 10n ** 12n }),
        amount: fc.bigInt({ min: 5000n, max: 10n ** 12n }),
        orders: fc.integer({ min: 2, max: 50 }),
        sizes,
      }),
      (range) => {
        const legs = scaledLegs(range);
        const { first, last, amount, orders } = range;
        expect(legs).toHaveLength(orders);
        expect(legs.reduce((sum, leg) => sum + leg.amount, 0n)).toBe(amount);
        expect([legs[0]?.price, legs.at(-1)?.price]).toEqual([first, last]);
        const weights = legs.map((_, index) =>
          range.sizes === 'Flat'
            ? 1n
            : BigInt(range.sizes === 'Rising' ? index + 1 : orders - index),
        );
        const whole = weights.reduce((sum, weight) => sum + weight, 0n);
        let cost = 0n;
        let ideal = 0n;
        for (const [index, leg] of legs.entries()) {
          const exact = (last - first) * BigInt(index) - (leg.price - first) * BigInt(orders - 1);
          // Half a tick from its place at most, and less than a step from its share.
          expect(2n * (exact < 0n ? -exact : exact) <= BigInt(orders - 1)).toBe(true);
          const share = leg.amount * whole - amount * (weights[index] ?? 0n);
          expect(share < whole && share > -whole).toBe(true);
          cost += leg.amount * leg.price * whole;
          ideal += amount * (weights[index] ?? 0n) * leg.price;
        }
        expect(cost <= ideal).toBe(true);
      },
    ),
  );
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('scaled' as const),
      account,
      side,
      sizes,
      orders: fc.integer({ min: 2, max: 9 }),
      from: fc.integer({ min: -6, max: 6 }),
      to: fc.integer({ min: -20, max: 20 }),
      lots: fc.integer({ min: 300, max: 6000 }),
      postOnly: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      account,
      side,
      away: fc.integer({ min: -12, max: 12 }),
      lots: fc.integer({ min: 100, max: 2500 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'amend' as const, 'halt' as const, 'halt' as const),
      pick: fc.nat(),
      lots: fc.integer({ min: 100, max: 2500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function orderOf({ exchange }: TestExchange, one: Extract<Step, { kind: 'scaled' | 'place' }>) {
  const last = exchange.market(testMarket).lastTicks ?? 60_000;
  const base = { market: testMarket, side: one.side, type: 'Limit', amount: amountText(one.lots) };
  if (one.kind === 'place') return { ...base, price: priceText(last + one.away) } as NewOrder;
  const scale = { toPrice: priceText(last + one.to), orders: one.orders, sizes: one.sizes };
  return { ...base, price: priceText(last + one.from), scale, postOnly: one.postOnly } as NewOrder;
}

function command(market: TestExchange, one: Step): void {
  const { exchange } = market;
  if (one.kind === 'scaled' || one.kind === 'place')
    exchange.place(one.account, orderOf(market, one));
  else if (one.kind === 'halt') commandOrders(market, people, { kind: 'halt' });
  else if (one.kind !== 'kill')
    commandOrders(market, people, { kind: one.kind, pick: one.pick, amount: amountText(one.lots) });
}

const picture = (market: TestExchange) => ({
  book: bookOf(market),
  open: openOrdersOf(market, people)
    .map(({ id }) => id)
    .toSorted(),
});
const expectSame = (market: TestExchange, before: ReturnType<typeof picture>): void =>
  expect(picture(market)).toEqual(before);

/** Returns what is wrong with the orders of a scaled order. */
function faultsOf(legs: readonly Order[]): string[] {
  const [first] = legs;
  const numbers = legs.map(({ scale }) => scale?.leg);
  const wrong = {
    'not all of them were placed': legs.length !== first?.scale?.legs,
    'a place is there twice': new Set(numbers).size !== legs.length,
    'its name is not that of the first': first?.id !== first?.scale?.familyId,
    'prices are not in order': new Set(legs.map(({ ticks }) => ticks)).size !== legs.length,
    'one was filled beyond its amount': legs.some(({ lots, filledLots }) => filledLots > lots),
  };
  return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []));
}

test('random scaled orders beside others, with amendments, halts, kills and commands that fail: all or none are placed, holds are exact to the atom, each order ends in one state', () => {
  const reached = { placed: 0, refused: 0, filled: 0, cancelled: 0, mixed: 0 };
  let commands = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 61, maxLength: 160, size: 'max' }), (steps) => {
      let market = testExchange(people);
      for (const one of steps) {
        commands += 1;
        market.clock.advance(1);
        const before = picture(market);
        if (one.kind === 'kill') {
          market = market.restart();
          expectSame(market, before);
        }
        const { exchange } = market;
        try {
          exchange.command(() => {
            command(market, one);
            // A command that fails at its end leaves nothing behind.
            if ('lots' in one && one.lots % 13 === 0) throw new Refusal([]);
          });
          if (one.kind === 'scaled') reached.placed += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expectSame(market, before);
          if (one.kind === 'scaled') reached.refused += 1;
        }
        expectHolds(market, people);
        for (const sum of exchange.ledger.sums().values()) expect(sum).toBe(0n);
      }
      for (const name of people) {
        market.exchange.command(() =>
          market.exchange.cancelAll(market.exchange.orders.open(name), 'CancelledByTrader'),
        );
      }
      expect(bookOf(market)).toEqual({ bids: [], asks: [] });
      expectHolds(market, people);
      const scaled = [...market.exchange.orders.allPlaced({})].filter(
        ({ scale: of }) => of !== null,
      );
      for (const familyId of new Set(scaled.map(({ scale: of }) => of?.familyId))) {
        const legs = scaled
          .filter(({ scale: of }) => of?.familyId === familyId)
          .toSorted((a, b) => (a.scale?.leg ?? 0) - (b.scale?.leg ?? 0));
        expect(faultsOf(legs)).toEqual([]);
        expect(legs.some(isOpen)).toBe(false);
        const filled = legs.filter(({ status }) => status === 'Filled').length;
        reached[filled === 0 ? 'cancelled' : filled === legs.length ? 'filled' : 'mixed'] += 1;
      }
    }),
    { numRuns: 50 },
  );
  // A stream that reaches nothing proves nothing.
  expect(commands).toBeGreaterThan(3000);
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(8);
}, 90_000);

const scale = { toPrice: '5', orders: 5, sizes: 'Flat' } as const;

test('a scaled order is orders at equal distances, which one call places and one call cancels', () => {
  const market = testExchange();
  const first = market.place('ann', { amount: '100', scale, clientOrderId: 'mine' });
  expect(bookOf(market).bids).toEqual([
    '60000 2000',
    '57500 2000',
    '55000 2000',
    '52500 2000',
    '50000 2000',
  ]);
  expect(first).toMatchObject({
    clientOrderId: 'mine',
    scale: { familyId: first.id, leg: 1, legs: 5 },
  });
  const rising = market.place('bob', { amount: '150', scale: { ...scale, sizes: 'Rising' } });
  expect(market.exchange.orders.open('bob').map(({ lots }) => Number(lots))).toEqual([
    1000, 2000, 3000, 4000, 5000,
  ]);
  expect(rising.lots).toBe(1000n);
});

test('orders of a scaled order beyond the best price trade as they come, the others rest', () => {
  const market = testExchange();
  market.place('bob', { side: 'Sell', price: '5.5', amount: '30' });
  market.place('ann', { amount: '100', scale });
  expect(bookOf(market)).toEqual({
    bids: ['57500 1000', '55000 2000', '52500 2000', '50000 2000'],
    asks: [],
  });
});

test.each([
  ['the balance does not pay them together', { amount: '200000' }, ['amount 60002']],
  ['one of them is below the smallest order', { amount: '3' }, ['scale 60005']],
  ['two of them have one price', { scale: { ...scale, toPrice: '5.9998' } }, ['scale 40001']],
  ['it must be filled at once', { timeInForce: 'IOC' }, ['scale 40001']],
  ['it hides a part', { displayAmount: '20' }, ['scale 40001']],
  ['its last price is off the tick', { scale: { ...scale, toPrice: '5.00001' } }, ['scale 40001']],
] as const)('none of a scaled order is placed if %s', (_, change, reasons) => {
  const market = testExchange();
  const order = { amount: '100', scale, ...change } as Partial<NewOrder>;
  expect(reasonsOf(() => market.place('ann', order))).toEqual(reasons);
  expect(market.exchange.orders.open('ann')).toEqual([]);
});

test('one that would trade refuses a post-only scaled order as a whole', () => {
  const market = testExchange();
  market.place('bob', { side: 'Sell', price: '5.5', amount: '30' });
  expect(reasonsOf(() => market.place('ann', { amount: '100', scale, postOnly: true }))).toEqual([
    'price 60007',
  ]);
  expect(market.exchange.orders.open('ann')).toEqual([]);
});

test('there is room for as many open orders as it has', () => {
  const market = testExchange();
  for (let count = 0; count < 19; count += 1)
    market.place('ann', { amount: '500', scale: { ...scale, orders: 50 } });
  for (let count = 0; count < 46; count += 1) market.place('ann', { price: '3' });
  expect(reasonsOf(() => market.place('ann', { amount: '100', scale }))).toHaveLength(1);
  expect(market.exchange.orders.open('ann')).toHaveLength(996);
  market.place('ann', { amount: '100', scale: { ...scale, orders: 4 } });
  expect(market.exchange.orders.open('ann')).toHaveLength(1000);
});

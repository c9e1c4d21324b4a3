import type { NewOrder } from '@agio/api-client/contract';
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
import { orderView } from './views/order-view.ts';
import { isOpen, type Order } from './order.ts';

const people = ['ann', 'bob', 'cyd', 'dan'] as const;
const account = fc.constantFrom(...people);
const side = fc.constantFrom('Buy' as const, 'Sell' as const);

/** Few prices and four people: takers meet several icebergs at one price, and plain orders between them. */
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      account,
      side,
      type: fc.constantFrom('Iceberg', 'Iceberg', 'Iceberg', 'Limit', 'Market', 'FOK', 'Stop'),
      with: fc.constantFrom('', '', '', 'postOnly', 'exits', 'oco'),
      away: fc.integer({ min: -4, max: 4 }),
      lots: fc.integer({ min: 200, max: 3000 }),
      shown: fc.integer({ min: 5, max: 60 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'amend' as const, 'halt' as const, 'halt' as const),
      pick: fc.nat(),
      lots: fc.integer({ min: 200, max: 3000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function orderOf({ exchange }: TestExchange, one: Extract<Step, { kind: 'place' }>): NewOrder {
  const last = exchange.market(testMarket).lastTicks ?? 60_000;
  const sign = one.side === 'Buy' ? 1 : -1;
  const base = { market: testMarket, side: one.side, amount: amountText(one.lots) };
  if (one.type === 'Market') return { ...base, type: 'Market' };
  if (one.type === 'Stop')
    return {
      ...base,
      type: 'StopLimit',
      stopPrice: priceText(last + sign),
      price: priceText(last + 3 * sign),
    };
  const limit = { ...base, type: 'Limit', price: priceText(last + one.away) } as const;
  if (one.type === 'FOK') return { ...limit, timeInForce: 'FOK' };
  const exits = {
    takeProfitPrice: priceText(last + sign * 8),
    stopLossPrice: priceText(last - sign * 8),
    stopLossLimit: priceText(last - sign * 10),
  };
  const oco = { stopPrice: priceText(last + sign * 6), price: priceText(last + sign * 8) };
  return {
    ...limit,
    ...(one.type === 'Iceberg' && {
      displayAmount: amountText(Math.max(100, Math.floor((one.lots * one.shown) / 100))),
    }),
    ...(one.with === 'postOnly' && { postOnly: true }),
    ...(one.with === 'exits' && { exits }),
    ...(one.with === 'oco' && { oco }),
  };
}

function command(market: TestExchange, one: Step): void {
  const { exchange } = market;
  if (one.kind === 'place') exchange.place(one.account, orderOf(market, one));
  else if (one.kind === 'halt') commandOrders(market, people, { kind: 'halt' });
  else if (one.kind !== 'kill')
    commandOrders(market, people, { kind: one.kind, pick: one.pick, amount: amountText(one.lots) });
}

/** Orders of the book, side by side, level by level, in the order in which they are served. */
const restingOf = ({ exchange }: TestExchange): Order[] => [
  ...exchange.market(testMarket).book.orders(),
];

const hasDisplay = (order: Order): order is Order & { displayLots: bigint } =>
  order.displayLots !== null;

/** Returns what is wrong with the book and its icebergs. */
function faultsOf(market: TestExchange): string[] {
  const { book } = market.exchange.market(testMarket);
  const faults: string[] = [];
  for (const own of ['Buy', 'Sell'] as const) {
    for (const { ticks, lots, first } of book.side(own).levels) {
      let shown = 0n;
      let place = -1;
      for (let order = first; order !== undefined; order = order.next) {
        shown += hasDisplay(order) ? order.shownLots : order.lots - order.filledLots;
        if (order.sequence <= place) faults.push('one is served before another that came first');
        place = order.sequence;
      }
      if (shown !== lots) faults.push(`the level ${ticks} says other than its orders show`);
    }
  }
  for (const order of restingOf(market).filter(hasDisplay)) {
    const left = order.lots - order.filledLots;
    const wrong = {
      'it shows more than it was to': order.shownLots > order.displayLots,
      'it shows nothing': order.shownLots <= 0n,
      'it shows more than is left': order.shownLots > left,
      'its owner reads another part':
        orderView(order).shownAmount !== amountText(Number(order.shownLots)),
    };
    faults.push(...Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : [])));
  }
  return faults;
}

/** The orders of a book with all that the queue and the public depend on. */
const picture = (market: TestExchange) => ({
  book: bookOf(market),
  queue: restingOf(market).map(({ id, shownLots, filledLots }) => [id, shownLots, filledLots]),
});

/** A restart, and a command that was refused, leave the book as it was. */
const expectSame = (market: TestExchange, before: ReturnType<typeof picture>): void =>
  expect(picture(market)).toEqual(before);

test('random icebergs beside other orders, with amendments, halts, kills and commands that fail: the book shows no hidden part, the queue is kept, holds are exact to the atom', () => {
  const reached = { shownAnew: 0, eatenInRounds: 0, filled: 0, cancelled: 0, killed: 0, undone: 0 };
  let commands = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 67, maxLength: 200, size: 'max' }), (steps) => {
      let market = testExchange(people);
      const known = new Set<string>();
      for (const one of steps) {
        commands += 1;
        market.clock.advance(1);
        const before = picture(market);
        const icebergs = restingOf(market)
          .filter(hasDisplay)
          .map((order) => ({ order, filled: order.filledLots, place: order.sequence }));
        if (one.kind === 'kill') {
          market = market.restart();
          // A restart shows the part that was left, at its place.
          expectSame(market, before);
          reached.killed += icebergs.length;
        }
        const { exchange } = market;
        try {
          exchange.command(() => {
            command(market, one);
            // A command that fails at its end leaves nothing behind.
            if ('lots' in one && one.lots % 11 === 0) throw new Refusal([]);
          });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expectSame(market, before);
          reached.undone += 1;
        }
        expect(faultsOf(market)).toEqual([]);
        expectHolds(market, people);
        for (const sum of exchange.ledger.sums().values()) expect(sum).toBe(0n);
        for (const { id } of openOrdersOf(market, people).filter(hasDisplay)) known.add(id);
        if (one.kind === 'kill') continue;
        for (const { order, filled, place } of icebergs) {
          if (order.sequence > place) reached.shownAnew += 1;
          if (order.filledLots - filled > 2n * (order.displayLots ?? 0n))
            reached.eatenInRounds += 1;
        }
      }
      for (const name of people) {
        market.exchange.command(() =>
          market.exchange.cancelAll(market.exchange.orders.open(name), 'CancelledByTrader'),
        );
      }
      expect(bookOf(market)).toEqual({ bids: [], asks: [] });
      expectHolds(market, people);
      for (const id of known) {
        const order = market.exchange.orders.get(id)!;
        expect(isOpen(order)).toBe(false);
        expect(order.fills.reduce((sum, { lots }) => sum + lots, 0n)).toBe(order.filledLots);
        expect(order.filledLots <= order.lots).toBe(true);
        expect(orderView(order).shownAmount).toBeNull();
        expect(order.filledLots === order.lots).toBe(order.status === 'Filled');
        reached[order.status === 'Filled' ? 'filled' : 'cancelled'] += 1;
      }
    }),
    { numRuns: 60 },
  );
  // A stream that reaches nothing proves nothing.
  expect(commands).toBeGreaterThan(4000);
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(8);
}, 90_000);

test('an iceberg shows one part after another, each behind the orders that came before it', () => {
  const market = testExchange();
  const iceberg = market.place('ann', { side: 'Sell', amount: '10', displayAmount: '2' });
  const plain = market.place('bob', { side: 'Sell', amount: '3' });
  expect(bookOf(market).asks).toEqual(['60000 500']);
  market.place('cyd', { amount: '2' });
  // The first part is filled; the next one stands behind the other order.
  expect([iceberg.filledLots, plain.filledLots]).toEqual([200n, 0n]);
  expect(bookOf(market).asks).toEqual(['60000 500']);
  market.place('cyd', { amount: '4' });
  expect([iceberg.filledLots, plain.filledLots]).toEqual([300n, 300n]);
  expect(orderView(iceberg)).toMatchObject({ displayAmount: '2', shownAmount: '1' });
  expect(bookOf(market).asks).toEqual(['60000 100']);
});

test('two icebergs at one price take turns, and a large taker eats both in rounds', () => {
  const market = testExchange();
  const first = market.place('ann', { side: 'Sell', amount: '6', displayAmount: '2' });
  const second = market.place('bob', { side: 'Sell', amount: '6', displayAmount: '1' });
  expect(bookOf(market).asks).toEqual(['60000 300']);
  const taker = market.place('cyd', { amount: '8' });
  expect(taker.fills.map(({ lots }) => String(lots))).toEqual(['200', '100', '200', '100', '200']);
  expect([first.status, second.filledLots]).toEqual(['Filled', 200n]);
  market.place('cyd', { amount: '4' });
  expect([second.status, bookOf(market).asks]).toEqual(['Filled', []]);
});

test('an order that must be filled at once counts the hidden part, and a market order takes it', () => {
  const market = testExchange();
  market.place('ann', { side: 'Sell', amount: '10', displayAmount: '1' });
  expect(market.place('bob', { amount: '10.01', timeInForce: 'FOK' }).status).toBe('Cancelled');
  expect(market.place('bob', { amount: '5', timeInForce: 'FOK' }).status).toBe('Filled');
  const spent = market.place('cyd', { type: 'Market', quoteAmount: '24' });
  expect([spent.status, spent.filledLots]).toEqual(['Filled', 400n]);
});

test('an iceberg that trades as it comes shows a part of what is left', () => {
  const market = testExchange();
  market.place('ann', { side: 'Sell', amount: '7' });
  const iceberg = market.place('bob', { amount: '10', displayAmount: '2' });
  expect(iceberg.filledLots).toBe(700n);
  expect(bookOf(market).bids).toEqual(['60000 200']);
});

test.each([
  ['a part below the smallest order', { displayAmount: '0.5' }],
  ['a part below its share of the order', { amount: '100', displayAmount: '4.99' }],
  ['a part as large as the order', { displayAmount: '10' }],
  ['an order that never rests', { displayAmount: '2', timeInForce: 'IOC' }],
  ['an order of another type', { displayAmount: '2', type: 'StopLimit', stopPrice: '7' }],
] as const)('an iceberg is refused for %s', (_, change) => {
  const market = testExchange();
  expect(reasonsOf(() => market.place('ann', change))).toEqual(['displayAmount 40001']);
});

test('an iceberg takes a part of exactly its share, post-only, till a date, with exits and in a pair', () => {
  const market = testExchange();
  const day = new Date(market.clock.now() + 86_400_000).toISOString();
  for (const change of [
    { amount: '100', displayAmount: '5' },
    { displayAmount: '1', postOnly: true },
    { displayAmount: '1', timeInForce: 'GTD', expiresAt: day },
  ] as const)
    expect(market.place('ann', { side: 'Sell', ...change }).status).toBe('Open');
});

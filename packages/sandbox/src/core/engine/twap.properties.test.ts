import type { NewOrder } from '@agio/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { expectHolds, openOrdersOf } from '../testing/expect-holds.ts';
import { amountText, commandOrders, priceText } from '../testing/order-commands.ts';
import {
  reasonsOf,
  testExchange,
  testMarket,
  type TestExchange,
} from '../testing/test-exchange.ts';
import { isOpen, type Order } from './order.ts';

const people = ['ann', 'bob', 'cyd'] as const;
const account = fc.constantFrom(...people);
const side = fc.constantFrom('Buy' as const, 'Sell' as const);

/** Few prices and people, and a clock that jumps, so that slices are filled in parts, skipped and late. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('twap' as const),
      account,
      side,
      type: fc.constantFrom('TWAP' as const, 'TWAPLimit' as const),
      away: fc.integer({ min: -3, max: 8 }),
      slices: fc.integer({ min: 2, max: 12 }),
      lots: fc.integer({ min: 200, max: 3000 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      account,
      side,
      type: fc.constantFrom('Limit', 'Limit', 'Limit', 'Market', 'StopLimit', 'Bracket'),
      away: fc.integer({ min: -8, max: 8 }),
      lots: fc.integer({ min: 100, max: 1500 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.constant(400_000)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('pause' as const, 'resume' as const, 'resume' as const),
      pick: fc.nat(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'amend' as const, 'halt' as const, 'halt' as const),
      pick: fc.nat(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function orderOf({ exchange }: TestExchange, one: Extract<Step, { kind: 'twap' | 'place' }>) {
  const last = exchange.market(testMarket).lastTicks ?? 60_000;
  const sign = one.side === 'Buy' ? 1 : -1;
  const base = { market: testMarket, side: one.side, amount: amountText(one.lots) };
  if (one.kind === 'twap') {
    const isSpent = one.type === 'TWAP' && one.side === 'Buy';
    return {
      ...base,
      type: one.type,
      ...(isSpent && { amount: undefined, quoteAmount: amountText(one.lots * 6) }),
      ...(one.type === 'TWAPLimit' && { price: priceText(last + sign * one.away) }),
      schedule: { duration: 60, slices: one.slices },
    } satisfies NewOrder;
  }
  if (one.type === 'Market') return { ...base, type: 'Market' } satisfies NewOrder;
  if (one.type === 'StopLimit')
    return {
      ...base,
      type: 'StopLimit',
      stopPrice: priceText(last + sign * 2),
      price: priceText(last + sign * 4),
    } satisfies NewOrder;
  const exits = {
    takeProfitPrice: priceText(last + sign * 12),
    stopLossPrice: priceText(last - sign * 12),
    stopLossLimit: priceText(last - sign * 14),
  };
  return {
    ...base,
    type: 'Limit',
    price: priceText(last + one.away),
    ...(one.type === 'Bracket' && { exits }),
  } satisfies NewOrder;
}

const slicedOf = (market: TestExchange) =>
  openOrdersOf(market, people).filter(({ schedule }) => schedule !== null);

/** Trades the slices that have come, as the exchange's clock does. */
function takeSlices({ exchange: { slices } }: TestExchange): void {
  for (const order of slices.due()) slices.take(order);
}

function command(market: TestExchange, one: Step): void {
  const { exchange } = market;
  if (one.kind === 'twap' || one.kind === 'place')
    exchange.place(one.account, orderOf(market, one));
  if (one.kind === 'halt') commandOrders(market, people, { kind: 'halt' });
  if (one.kind === 'cancel' || one.kind === 'amend')
    commandOrders(market, people, { kind: one.kind, pick: one.pick, amount: '6' });
  if (one.kind === 'pause' || one.kind === 'resume') {
    const open = slicedOf(market);
    const order = open[one.pick % Math.max(1, open.length)];
    if (order !== undefined) exchange.slices.setPaused(order, one.kind === 'pause');
  }
  takeSlices(market);
}

/** State of an order before a command. */
const stateOf = ({ progress, filledLots, filledQuote, lots }: Order) => ({
  progress: progress!,
  filledLots,
  filledQuote,
  lots,
});

/** A command that was refused has changed no order. */
function expectStates(
  { exchange }: TestExchange,
  before: ReadonlyMap<string, ReturnType<typeof stateOf>>,
): void {
  for (const [id, state] of before) expect(stateOf(exchange.orders.get(id)!)).toEqual(state);
}

/** Returns what is wrong with a step of an order that trades in slices. */
function faultsOf(order: Order, before: ReturnType<typeof stateOf> | undefined, now: number) {
  const { schedule, progress, budget, ticks, side: own, fills, market } = order;
  const done = progress!.slicesDone - (before?.progress.slicesDone ?? 0);
  const filled = order.filledLots - (before?.filledLots ?? 0n);
  const spent = order.filledQuote - (before?.filledQuote ?? 0n);
  const left = BigInt(schedule!.slices - (before?.progress.slicesDone ?? 0));
  const rest = (before?.lots ?? order.lots) - (before?.filledLots ?? 0n);
  const isRunning = isOpen(order) && progress!.pausedAt === null;
  const wrong: Readonly<Record<string, boolean>> = {
    'more than one slice at a time': done < 0 || done > 1,
    'trades between its slices': done === 0 && filled > 0n,
    // One that is resumed trades at once only if its slice was due when it was paused.
    'trades while it is paused':
      before?.progress.pausedAt != null &&
      done > 0 &&
      (progress!.pausedAt !== null || before.progress.nextSliceAt > before.progress.pausedAt),
    'trades in a market that is not open': market.status !== 'Open' && filled > 0n,
    'more than its part in a slice':
      budget === null
        ? filled > (left === 1n ? rest : rest / left)
        : spent > (budget - (before?.filledQuote ?? 0n)) / left,
    'more than the whole': order.filledLots > order.lots,
    'more than it was to spend': budget !== null && order.filledQuote > budget,
    'a fill beyond its limit':
      ticks !== null &&
      fills.some((fill) => (own === 'Buy' ? fill.ticks > ticks : fill.ticks < ticks)),
    'more slices than its schedule has': progress!.slicesDone > schedule!.slices,
    'works on after its last slice': isOpen(order) && progress!.slicesDone >= schedule!.slices,
    'works on though it is filled':
      isOpen(order) && budget === null && order.filledLots === order.lots,
    'its next slice is past': isRunning && progress!.nextSliceAt <= now,
    'it waits in the book': isOpen(order) !== market.stops.has(order),
  };
  return Object.keys(wrong).filter((fault) => wrong[fault]);
}

/** Returns the state in which an order ended; undefined for one that has not. */
function endOf({ status, cancelReason, filledLots, lots, budget, progress, schedule }: Order) {
  const isLast = progress!.slicesDone === schedule!.slices;
  if (status === 'Filled')
    return (budget === null ? filledLots === lots : isLast) ? 'filled' : undefined;
  if (status !== 'Cancelled') return undefined;
  if (cancelReason === 'CancelledByTrader') return 'cancelled';
  const isRest =
    cancelReason === 'NoMoreMatchesAvailable' || cancelReason === 'SelfMatchPrevention';
  return isRest && isLast && (budget !== null || filledLots < lots) ? 'rest' : undefined;
}

test('random TWAP orders beside others, with pauses, halts, amendments, kills and a clock that jumps: each slice is its part, holds are exact, and each order ends in one state', () => {
  const reached = { filled: 0, cancelled: 0, rest: 0, carried: 0, putOff: 0, resumed: 0, late: 0 };
  let commands = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 67, maxLength: 220, size: 'max' }), (steps) => {
      let market = testExchange(people);
      const known = new Set<string>();
      for (const one of steps) {
        commands += 1;
        market.clock.advance(one.kind === 'wait' ? one.ms : 1);
        if (one.kind === 'kill') market = market.restart();
        const { exchange } = market;
        const before = new Map(slicedOf(market).map((order) => [order.id, stateOf(order)]));
        const run = () => {
          command(market, one);
          // A command that fails at its end leaves nothing behind.
          if ('lots' in one && one.lots % 17 === 0) throw new Refusal([]);
        };
        try {
          exchange.command(run);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expectStates(market, before);
          exchange.command(() => takeSlices(market));
        }
        expectHolds(market, people);
        for (const sum of exchange.ledger.sums().values()) expect(sum).toBe(0n);
        for (const { id } of slicedOf(market)) known.add(id);
        for (const id of known) {
          const order = exchange.orders.get(id)!;
          if (!isOpen(order) && !before.has(id)) continue;
          const was = before.get(id);
          expect(faultsOf(order, was, market.clock.now())).toEqual([]);
          if (was === undefined) continue;
          const { slicesDone, nextSliceAt, pausedAt } = order.progress!;
          if (slicesDone > was.progress.slicesDone && order.filledLots === was.filledLots)
            reached.carried += 1;
          const isSame = slicesDone === was.progress.slicesDone && isOpen(order);
          if (isSame && pausedAt === null && was.progress.pausedAt !== null) reached.resumed += 1;
          else if (isSame && nextSliceAt > was.progress.nextSliceAt) reached.putOff += 1;
          if (one.kind === 'wait' && one.ms > 60_000) reached.late += 1;
        }
      }
      for (const name of people) {
        market.exchange.command(() =>
          market.exchange.cancelAll(market.exchange.orders.open(name), 'CancelledByTrader'),
        );
      }
      expect(openOrdersOf(market, people)).toEqual([]);
      expectHolds(market, people);
      for (const id of known) {
        const order = market.exchange.orders.get(id)!;
        const filled = order.fills.reduce((sum, { lots }) => sum + lots, 0n);
        expect(filled).toBe(order.filledLots);
        const end = endOf(order);
        expect(end).toBeDefined();
        if (end !== undefined) reached[end] += 1;
      }
    }),
    { numRuns: 60 },
  );
  // A stream that reaches nothing proves nothing.
  expect(commands).toBeGreaterThan(4000);
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(8);
}, 90_000);

const schedule = { duration: 60, slices: 4 };

test('a TWAP order buys its first slice at once and the others at equal distances', () => {
  const market = testExchange();
  market.place('bob', { side: 'Sell', price: '6', amount: '100' });
  const order = market.place('ann', { type: 'TWAPLimit', price: '6.1', amount: '40', schedule });
  const filled: string[] = [];
  for (let second = 0; second < 60; second += 5) {
    filled.push(String(order.filledLots));
    market.clock.advance(5000);
    market.exchange.command(() => takeSlices(market));
  }
  expect(filled).toEqual([
    '1000',
    '1000',
    '1000',
    '2000',
    '2000',
    '2000',
    '3000',
    '3000',
    '3000',
    '4000',
    '4000',
    '4000',
  ]);
  expect(order.status).toBe('Filled');
});

test('a slice that finds too little leaves the rest to those after it, and the last one ends the order', () => {
  const market = testExchange();
  market.place('bob', { side: 'Sell', price: '6', amount: '4' });
  const order = market.place('ann', { type: 'TWAPLimit', price: '6', amount: '40', schedule });
  expect(order.filledLots).toBe(400n);
  market.place('bob', { side: 'Sell', price: '6', amount: '100' });
  market.clock.advance(15_000);
  market.exchange.command(() => takeSlices(market));
  expect(order.filledLots).toBe(1600n);
  market.place('cyd', { side: 'Buy', price: '6', amount: '88' });
  market.clock.advance(15_000);
  market.exchange.command(() => takeSlices(market));
  expect(order.status).toBe('PartiallyFilled');
  market.clock.advance(15_000);
  market.exchange.command(() => takeSlices(market));
  expect([order.status, order.cancelReason]).toEqual(['Cancelled', 'NoMoreMatchesAvailable']);
});

test.each([
  ['slices below the smallest amount or value', { amount: '1' }, ['schedule 60005']],
  ['no schedule', { schedule: undefined }, ['schedule 40001']],
  [
    'slices less than 5 seconds apart',
    { schedule: { duration: 60, slices: 13 } },
    ['schedule 40001'],
  ],
  ['a schedule of an order that has none', { type: 'Limit' }, ['schedule 40001']],
  ['an order that must be filled at once', { timeInForce: 'IOC' }, ['schedule 40001']],
] as const)('a TWAP order is refused for %s', (_, change, reasons) => {
  const market = testExchange();
  const order = { type: 'TWAPLimit', price: '6', amount: '40', schedule, ...change } as const;
  expect(reasonsOf(() => market.place('ann', order))).toEqual(reasons);
});

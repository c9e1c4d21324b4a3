import { type NewOrder, orderTypes, termsOfType } from '@agio/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoTime } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { amountText, commandOrders, priceText } from '../testing/order-commands.ts';
import { testExchange, testMarket, type TestExchange } from '../testing/test-exchange.ts';
import { expectHolds, openOrdersOf } from '../testing/expect-holds.ts';
import { isOpen, type Order } from './order.ts';
import { mustWait } from './waiting/triggers.ts';

const people = ['ann', 'bob', 'cyd'] as const;
const ticks = fc.integer({ min: 59_980, max: 60_020 });

/** Few prices and people, so that orders meet, triggers are reached and pairs end often. */
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      account: fc.constantFrom(...people),
      side: fc.constantFrom('Buy' as const, 'Sell' as const),
      type: fc.constantFrom(...orderTypes),
      price: ticks,
      stop: ticks,
      trail: fc.oneof(fc.integer({ min: 1, max: 15 }), fc.constantFrom('0.01', '0.02', '1.5')),
      lots: fc.integer({ min: 100, max: 3000 }),
      timeInForce: fc.constantFrom('GTC', 'GTC', 'GTD', 'IOC', 'FOK'),
      life: fc.integer({ min: 1, max: 30 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pair' as const),
      account: fc.constantFrom(...people),
      side: fc.constantFrom('Buy' as const, 'Sell' as const),
      away: fc.integer({ min: 1, max: 8 }),
      stopAway: fc.integer({ min: 1, max: 8 }),
      limit: fc.boolean(),
      lots: fc.integer({ min: 100, max: 3000 }),
      life: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'amend' as const),
      pick: fc.nat(),
      lots: fc.integer({ min: 100, max: 2000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancelAll' as const, 'halt' as const, 'kill' as const),
      pick: fc.nat(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function toOrder(market: TestExchange, wanted: Extract<Step, { kind: 'place' }>): NewOrder {
  const { side, type, trail, lots, life } = wanted;
  const { limit, trigger } = termsOfType(type);
  const isSpent = side === 'Buy' && !limit && (trigger !== null || lots % 2 === 0);
  const timeInForce = type === 'Market' ? 'IOC' : (wanted.timeInForce as 'GTC');
  const isGtd = (timeInForce as string) === 'GTD';
  return {
    market: testMarket,
    side,
    type,
    timeInForce,
    ...(isSpent ? { quoteAmount: String(lots) } : { amount: amountText(lots) }),
    ...(limit && { price: priceText(wanted.price) }),
    ...((trigger === 'Stop' || trigger === 'TakeProfit') && { stopPrice: priceText(wanted.stop) }),
    ...(trigger === 'Trailing' &&
      (typeof trail === 'string' ? { trailPercent: trail } : { trailAmount: priceText(trail) })),
    ...(isGtd && { expiresAt: isoTime(market.clock.now() + life) }),
  };
}

function toPair(market: TestExchange, wanted: Extract<Step, { kind: 'pair' }>): NewOrder {
  const { side, away, stopAway, lots, life } = wanted;
  const last = market.exchange.market(testMarket).lastTicks ?? 60_000;
  const sign = side === 'Sell' ? 1 : -1;
  const stop = last - sign * stopAway;
  const isLimit = wanted.limit || side === 'Buy';
  return {
    market: testMarket,
    side,
    type: 'Limit',
    price: priceText(last + sign * away),
    amount: amountText(lots),
    ...(life !== null && {
      timeInForce: 'GTD' as const,
      expiresAt: isoTime(market.clock.now() + life),
    }),
    oco: { stopPrice: priceText(stop), ...(isLimit && { price: priceText(stop - sign * 2) }) },
  };
}

const openOrders = (market: TestExchange): Order[] => openOrdersOf(market, people);

function command(market: TestExchange, one: Step): void {
  const { exchange } = market;
  if (one.kind === 'place') exchange.place(one.account, toOrder(market, one));
  if (one.kind === 'pair') exchange.place(one.account, toPair(market, one));
  if (one.kind === 'cancelAll' || one.kind === 'halt')
    commandOrders(market, people, { kind: one.kind, pick: one.pick });
  if (one.kind === 'cancel' || one.kind === 'amend')
    commandOrders(market, people, { kind: one.kind, pick: one.pick, amount: amountText(one.lots) });
  exchange.expireDue();
}

/** Legs of each pair, ended ones too. */
function familiesOf({ exchange }: TestExchange): Map<string, Order[]> {
  const families = new Map<string, Order[]>();
  for (const { id, familyId } of exchange.orders.allPlaced({})) {
    const order = exchange.orders.get(id);
    if (familyId === null || order === undefined) continue;
    families.set(familyId, [...(families.get(familyId) ?? []), order]);
  }
  return families;
}

/** Returns what is wrong with a pair: both legs are open and know each other, or the stop goes on alone, or it has ended. */
function faultsOf(limit: Order, stop: Order, whole: bigint): string[] {
  const both = isOpen(limit);
  const wrong: Readonly<Record<string, boolean>> = {
    'more than its amount is filled': limit.filledLots + stop.filledLots > whole,
    'one leg is without the other': both && (stop.sibling !== limit || limit.sibling !== stop),
    'the stop does not wait': both && !(isOpen(stop) && stop.waiting),
    'the stop has another size': both && stop.lots !== limit.lots - limit.filledLots,
    'ended legs are tied': !both && (limit.sibling !== undefined || stop.sibling !== undefined),
    'the stop outlives its pair':
      !both && isOpen(stop) && (stop.waiting || limit.cancelReason !== 'OneCancelsOther'),
    'both legs are filled': limit.status === 'Filled' && (isOpen(stop) || stop.filledLots > 0n),
    'the limit outlives its stop': stop.filledLots > 0n && limit.status !== 'Cancelled',
  };
  return Object.keys(wrong).filter((fault) => wrong[fault]);
}

function expectFamilies(market: TestExchange, parents: ReadonlyMap<string, bigint>): void {
  for (const [familyId, legs] of familiesOf(market)) {
    const limit = legs.find(({ id }) => id === familyId);
    const stop = legs.find(({ id }) => id !== familyId);
    if (limit === undefined || stop === undefined) throw new Error(`${familyId} has one leg`);
    expect(faultsOf(limit, stop, parents.get(familyId) ?? 0n)).toEqual([]);
  }
}

/** Follows the last prices of each trailing stop by itself, from the trades that everybody sees. */
function trailOracle(market: TestExchange): { expect: () => void } {
  const triggers = new Map<string, number>();
  const best = (order: Order, last: number) => {
    const { side, trailTicks, trailPercent } = order;
    const gap = trailTicks ?? Math.ceil(Math.round(last * Number(trailPercent) * 100) / 10_000);
    const now = side === 'Sell' ? last - gap : last + gap;
    const before = triggers.get(order.id) ?? now;
    triggers.set(order.id, side === 'Sell' ? Math.max(now, before) : Math.min(now, before));
  };
  let waiting: Order[] = [];
  market.exchange.onCommit('trail', ({ trades }) => {
    for (const { trade } of trades) for (const order of waiting) best(order, trade.ticks);
  });
  return {
    expect() {
      const { lastTicks, stops } = market.exchange.market(testMarket);
      const before = new Set(waiting.map(({ id }) => id));
      waiting = [...stops].filter(({ type }) => type === 'TrailingStop');
      for (const order of waiting) {
        if (lastTicks !== undefined && !before.has(order.id))
          triggers.set(order.id, order.stopTicks!);
        expect(order.stopTicks ?? undefined).toBe(triggers.get(order.id));
      }
    },
  };
}

test('E44 random orders, pairs, amendments, halts and kills: reserves are exact, a pair fills its amount at most and ends in one state', () => {
  let commands = 0;
  const reached = { fired: 0, trailed: 0, limitEnded: 0, stopEnded: 0, expired: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 63, maxLength: 250, size: 'max' }), (steps) => {
      let market = testExchange();
      let trail = trailOracle(market);
      const parents = new Map<string, bigint>();
      for (const one of steps) {
        commands += 1;
        market.clock.advance(1);
        if (one.kind === 'kill') {
          market = market.restart();
          trail = trailOracle(market);
        }
        try {
          market.exchange.command(() => {
            command(market, one);
            // A command that fails at its end leaves nothing behind.
            if ('lots' in one && one.lots % 17 === 0) throw new Refusal([]);
          });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          market.exchange.command(() => market.exchange.expireDue());
        }
        for (const order of openOrders(market)) {
          if (order.familyId === order.id && !parents.has(order.id))
            parents.set(order.id, order.lots);
          expect(order.expiresAt ?? Infinity).toBeGreaterThan(market.clock.now());
          expect(order.waiting).toBe(market.exchange.market(testMarket).stops.has(order));
          const isDue = order.waiting && order.market.status === 'Open' && !mustWait(order);
          expect(isDue).toBe(false);
        }
        expectHolds(market, people);
        trail.expect();
        for (const sum of market.exchange.ledger.sums().values()) expect(sum).toBe(0n);
      }
      // One that filled as it came in was never open.
      for (const { id, lots, familyId } of market.exchange.orders.allPlaced({})) {
        if (familyId === id && !parents.has(id)) parents.set(id, lots);
      }
      expectFamilies(market, parents);
      for (const {
        id,
        type,
        triggeredAt,
        cancelReason,
        expiresAt,
      } of market.exchange.orders.allPlaced({})) {
        if (triggeredAt !== null) reached[type === 'TrailingStop' ? 'trailed' : 'fired'] += 1;
        if (cancelReason === 'Expired') reached.expired += 1;
        for (const { time } of market.exchange.orders.get(id)?.fills ?? []) {
          expect(time).toBeLessThan(expiresAt ?? Infinity);
        }
      }
      for (const [limit] of familiesOf(market).values()) {
        if (limit !== undefined)
          reached[limit.status === 'Filled' ? 'limitEnded' : 'stopEnded'] += 1;
      }
      for (const name of people) {
        market.exchange.command(() =>
          market.exchange.cancelAll(market.exchange.orders.open(name), 'CancelledByTrader'),
        );
      }
      expect(openOrders(market)).toEqual([]);
      expectHolds(market, people);
      expectFamilies(market, parents);
    }),
    { numRuns: 40 },
  );
  // A stream that reaches nothing proves nothing.
  expect(commands).toBeGreaterThan(2500);
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(8);
}, 60_000);

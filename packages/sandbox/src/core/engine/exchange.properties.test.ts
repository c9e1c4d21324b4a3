import type { NewOrder } from '@agio/api-client/contract';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fromAtoms } from '../fixed.ts';
import { Refusal } from '../refusal.ts';
import { testExchange, testMarket, type TestExchange } from '../testing/test-exchange.ts';
import { differences, memoryOf } from '../testing/memory.ts';
import { isAcceptable } from './match-preview.ts';
import { remainingLots } from './order.ts';
import { UndoLog } from './undo-log.ts';

/** Few prices, few amounts, few people: so that orders meet often. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      account: fc.constantFrom('ann', 'bob', 'cyd'),
      side: fc.constantFrom('Buy' as const, 'Sell' as const),
      type: fc.constantFrom(
        'Limit' as const,
        'Limit' as const,
        'Market' as const,
        'StopLimit' as const,
      ),
      timeInForce: fc.constantFrom('GTC' as const, 'GTC' as const, 'IOC' as const, 'FOK' as const),
      postOnly: fc.boolean(),
      price: fc.integer({ min: 59_990, max: 60_010 }),
      stop: fc.integer({ min: 59_985, max: 60_015 }),
      lots: fc.integer({ min: 100, max: 3000 }),
      spend: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function toOrder(placing: Extract<Step, { kind: 'place' }>): NewOrder {
  const { side, type, lots } = placing;
  const amount = fromAtoms(BigInt(lots), 2);
  const common = { market: testMarket, side, type };
  if (type === 'Market') {
    const timeInForce = placing.timeInForce === 'GTC' ? 'IOC' : placing.timeInForce;
    const spends = side === 'Buy' && placing.spend;
    return { ...common, timeInForce, ...(spends ? { quoteAmount: String(lots) } : { amount }) };
  }
  const postOnly = placing.postOnly && placing.timeInForce === 'GTC';
  return {
    ...common,
    amount,
    price: fromAtoms(BigInt(placing.price), 4),
    timeInForce: placing.timeInForce,
    postOnly,
    ...(type === 'StopLimit' ? { stopPrice: fromAtoms(BigInt(placing.stop), 4) } : {}),
  };
}

function run(market: TestExchange, steps: readonly Step[], check: () => void): void {
  for (const one of steps) {
    market.clock.advance(1);
    try {
      market.exchange.command(() => {
        if (one.kind === 'place') {
          market.exchange.place(one.account, toOrder(one));
        } else {
          const open = ['ann', 'bob', 'cyd'].flatMap((name) => market.exchange.orders.open(name));
          const order = open[one.pick % Math.max(1, open.length)];
          if (order !== undefined) market.exchange.cancel(order, 'CancelledByTrader');
        }
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    check();
  }
}

const steps = fc.array(step, { minLength: 1, maxLength: 120 });

test('E30 the book is never crossed and never holds an empty level', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const market = testExchange();
      const { book } = market.exchange.market(testMarket);
      run(market, sequence, () => {
        const bid = book.bestBid();
        const ask = book.bestAsk();
        expect(bid ?? -Infinity).toBeLessThan(ask ?? Infinity);
        for (const { levels } of [book.bids, book.asks]) {
          for (const level of levels) {
            let sum = 0n;
            for (let order = level.first; order !== undefined; order = order.next) {
              sum += remainingLots(order);
              expect(order.next === undefined || order.next.sequence > order.sequence).toBe(true);
            }
            expect(level.lots).toBe(sum);
            expect(sum).toBeGreaterThan(0n);
          }
        }
      });
    }),
    { numRuns: 150 },
  );
});

test('E31 no asset is made or lost, and no account has less than is reserved', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const market = testExchange();
      const { ledger, orders } = market.exchange;
      run(market, sequence, () => {
        for (const sum of ledger.sums().values()) expect(sum).toBe(0n);
      });
      for (const name of ['ann', 'bob', 'cyd']) {
        const reserved = new Map<string, bigint>();
        for (const order of orders.open(name)) {
          const asset = order.side === 'Buy' ? 'CTN' : 'XCB';
          const { rules } = order.market;
          const cost =
            order.side === 'Buy'
              ? BigInt(order.ticks ?? 0) * remainingLots(order) * rules.quoteAtomsPerTickLot
              : remainingLots(order) * rules.baseAtomsPerLot;
          reserved.set(asset, (reserved.get(asset) ?? 0n) + cost);
        }
        for (const [asset, balance] of ledger.of(name)) {
          expect(balance.held).toBe(reserved.get(asset) ?? 0n);
          expect(balance.total).toBeGreaterThanOrEqual(balance.held);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('E32 an order gets the sum of its fills, never more than its amount, never at a worse price', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const market = testExchange();
      run(market, sequence, () => {});
      const { orders } = market.exchange;
      for (const { id } of orders.allPlaced({})) {
        const order = orders.get(id)!;
        const { rules } = order.market;
        let lots = 0n;
        let quote = 0n;
        let fee = 0n;
        for (const fill of order.fills) {
          lots += fill.lots;
          quote += BigInt(fill.ticks) * fill.lots * rules.quoteAtomsPerTickLot;
          fee += fill.fee;
          expect(isAcceptable(order.side, order.ticks, fill.ticks)).toBe(true);
        }
        expect([order.filledLots, order.filledQuote, order.fee]).toEqual([lots, quote, fee]);
        expect(order.filledLots).toBeLessThanOrEqual(order.lots);
        expect(order.status === 'Filled' && order.filledLots < order.lots).toBe(false);
        const killed = order.timeInForce === 'FOK' && order.status === 'Cancelled';
        expect(killed && order.filledLots > 0n).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});

test('E39 a command that fails at any of its changes, or in the store, leaves every field of every object as it was', () => {
  const push = Reflect.get(UndoLog.prototype, 'push') as UndoLog['push'];
  let left = Infinity;
  const spy = vi.spyOn(UndoLog.prototype, 'push').mockImplementation(function (
    this: UndoLog,
    undo,
  ) {
    left -= 1;
    if (left === 0) throw new Error('at a change');
    push.call(this, undo);
  });
  fc.assert(
    fc.property(
      steps,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (all, faults) => {
        const market = testExchange();
        const { exchange } = market;
        const command = exchange.command.bind(exchange);
        const changed: string[] = [];
        let turn = 0;
        exchange.command = (work) => {
          const before = memoryOf(exchange);
          turn += 1;
          left = faults[turn % faults.length] ?? 1;
          try {
            command(() => {
              work();
              throw new Error('in the store');
            });
          } catch {
            changed.push(...differences(before, memoryOf(exchange)));
          } finally {
            left = Infinity;
          }
          return command(work);
        };
        run(market, all, () => {});
        expect(changed).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
  spy.mockRestore();
});

interface Resting {
  account: string;
  side: 'Buy' | 'Sell';
  price: number;
  lots: number;
  turn: number;
}

/** The plainest matching there is: sort everything each time. */
function oracle(placings: readonly Omit<Resting, 'turn'>[]): string[] {
  const resting: Resting[] = [];
  const trades: string[] = [];
  for (const [turn, incoming] of placings.entries()) {
    let left = incoming.lots;
    const direction = incoming.side === 'Buy' ? 1 : -1;
    let cancelled = false;
    while (left > 0) {
      const best = resting
        .filter(
          (other) =>
            other.side !== incoming.side && (incoming.price - other.price) * direction >= 0,
        )
        .toSorted((a, b) => (a.price - b.price) * direction || a.turn - b.turn)[0];
      if (best === undefined) break;
      if (best.account === incoming.account) {
        cancelled = true;
        break;
      }
      const lots = Math.min(left, best.lots);
      trades.push(`${best.account} ${incoming.account} ${best.price} ${lots}`);
      left -= lots;
      best.lots -= lots;
      if (best.lots === 0) resting.splice(resting.indexOf(best), 1);
    }
    if (left > 0 && !cancelled) resting.push({ ...incoming, lots: left, turn });
  }
  return trades;
}

test('E33 the same trades, in the same order, as the plainest matching there is', () => {
  const placing = fc.record({
    account: fc.constantFrom('ann', 'bob', 'cyd'),
    side: fc.constantFrom('Buy' as const, 'Sell' as const),
    price: fc.integer({ min: 59_995, max: 60_005 }),
    lots: fc.integer({ min: 100, max: 1500 }),
  });
  fc.assert(
    fc.property(fc.array(placing, { minLength: 5, maxLength: 80 }), (placings) => {
      const market = testExchange();
      const trades: string[] = [];
      market.exchange.onCommit('test', (changes) => {
        const parties = new Map<string, string[]>();
        for (const [order, fills] of changes.orders) {
          for (const fill of fills) {
            const key = `${fill.ticks} ${fill.lots} ${fill.id}`;
            parties.set(key, [order.accountId, fill.maker ? 'maker' : 'taker']);
          }
        }
        const ordered = [...parties].toSorted(([a], [b]) => compareIds(a, b));
        for (let index = 0; index < ordered.length; index += 2) {
          const [maker, taker] = [ordered[index], ordered[index + 1]];
          if (maker === undefined || taker === undefined)
            throw new Error('a fill without its other half');
          expect([maker[1][1], taker[1][1]]).toEqual(['maker', 'taker']);
          const [price = '', lots = ''] = maker[0].split(' ');
          trades.push(`${maker[1][0]} ${taker[1][0]} ${price} ${lots}`);
        }
      });
      for (const { account, side, price, lots } of placings) {
        market.place(account, {
          side,
          price: fromAtoms(BigInt(price), 4),
          amount: fromAtoms(BigInt(lots), 2),
        });
      }
      expect(trades).toEqual(oracle(placings));
    }),
    { numRuns: 200 },
  );
});

/** Fill ids are numbers of base 36 that grow. */
function compareIds(a: string, b: string): number {
  const number = (key: string) => Number.parseInt(key.split(' ')[2]?.slice(1) ?? '', 36);
  return number(a) - number(b);
}

test('E34 a transaction that does not sum to zero, or that an account cannot pay, moves nothing', () => {
  const { exchange } = testExchange();
  const { ledger } = exchange;
  const legs = [
    { account: 'ann', asset: 'BTC', atoms: -5n },
    { account: 'bob', asset: 'BTC', atoms: 4n },
  ];
  expect(() => ledger.post(legs)).toThrow(/sum to zero/);
  const tooMuch = 10n ** 30n;
  expect(() =>
    ledger.post([
      { account: 'bob', asset: 'BTC', atoms: tooMuch },
      { account: 'ann', asset: 'BTC', atoms: -tooMuch },
    ]),
  ).toThrow(/does not have/);
  expect(ledger.total('ann', 'BTC')).toBe(10n ** 14n);
  expect(ledger.total('bob', 'BTC')).toBe(10n ** 14n);
});

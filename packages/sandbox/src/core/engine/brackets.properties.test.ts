import type { NewOrder } from '@agio/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoTime } from '../clock.ts';
import { fromAtoms } from '../fixed.ts';
import { Refusal } from '../refusal.ts';
import { expectHolds, openOrdersOf } from '../testing/expect-holds.ts';
import { commandOrders } from '../testing/order-commands.ts';
import { testExchange, testMarket, type TestExchange } from '../testing/test-exchange.ts';
import { isOpen, type Order } from './order.ts';

const people = ['ann', 'bob', 'cyd'] as const;
const account = fc.constantFrom(...people);
const side = fc.constantFrom('Buy' as const, 'Sell' as const);
const lots = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 100, max: 3000 }) },
  // About as small as the market takes: less is left for exits after the fee, or after a part.
  { weight: 1, arbitrary: fc.integer({ min: 84, max: 90 }) },
);

/** Few prices and people, so that entries fill in parts, exits are reached and brackets end often. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('bracket' as const),
      account,
      side,
      type: fc.constantFrom('Limit' as const, 'Limit' as const, 'Market' as const),
      away: fc.integer({ min: -3, max: 4 }),
      profit: fc.integer({ min: 1, max: 6 }),
      loss: fc.integer({ min: 1, max: 6 }),
      limit: fc.boolean(),
      lots,
      life: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      account,
      side,
      type: fc.constantFrom('Limit', 'Limit', 'Limit', 'Market', 'TrailingStop', 'OCO'),
      away: fc.integer({ min: -8, max: 8 }),
      lots,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'amend' as const),
      pick: fc.nat(),
      lots,
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

const price = (at: number) => fromAtoms(BigInt(at), 4);
const amount = (count: number) => fromAtoms(BigInt(count), 2);
const lastOf = ({ exchange }: TestExchange) => exchange.market(testMarket).lastTicks ?? 60_000;

function toBracket(market: TestExchange, wanted: Extract<Step, { kind: 'bracket' }>): NewOrder {
  const { type, away, profit, loss, life } = wanted;
  const last = lastOf(market);
  const sign = wanted.side === 'Buy' ? 1 : -1;
  const entry = type === 'Market' ? last : last - sign * away;
  const stop = Math.min(entry * sign, last * sign) * sign - sign * loss;
  const isSpent = type === 'Market' && wanted.side === 'Buy' && wanted.lots % 2 === 0;
  return {
    market: testMarket,
    side: wanted.side,
    type,
    ...(isSpent ? { quoteAmount: String(wanted.lots) } : { amount: amount(wanted.lots) }),
    ...(type === 'Limit' && { price: price(entry) }),
    ...(type === 'Limit' &&
      life !== null && {
        timeInForce: 'GTD' as const,
        expiresAt: isoTime(market.clock.now() + life),
      }),
    exits: {
      takeProfitPrice: price(entry + sign * profit),
      stopLossPrice: price(stop),
      ...((wanted.limit || wanted.side === 'Sell') && { stopLossLimit: price(stop - sign * 2) }),
    },
  };
}

function toOther(market: TestExchange, wanted: Extract<Step, { kind: 'place' }>): NewOrder {
  const last = lastOf(market);
  const base = { market: testMarket, side: wanted.side, amount: amount(wanted.lots) } as const;
  const gap = 1 + Math.abs(wanted.away);
  const sign = wanted.side === 'Sell' ? 1 : -1;
  if (wanted.type === 'Market') return { ...base, type: 'Market' };
  if (wanted.type === 'TrailingStop')
    return {
      ...base,
      ...(wanted.side === 'Buy' && { amount: undefined, quoteAmount: String(wanted.lots) }),
      type: 'TrailingStop',
      trailAmount: price(gap),
    };
  if (wanted.type === 'OCO')
    return {
      ...base,
      type: 'Limit',
      price: price(last + sign * gap),
      oco: { stopPrice: price(last - sign * gap), price: price(last - sign * (gap + 2)) },
    };
  return { ...base, type: 'Limit', price: price(last + wanted.away) };
}

function command(market: TestExchange, one: Step): void {
  const { exchange } = market;
  if (one.kind === 'bracket') exchange.place(one.account, toBracket(market, one));
  if (one.kind === 'place') exchange.place(one.account, toOther(market, one));
  if (one.kind === 'cancelAll' || one.kind === 'halt')
    commandOrders(market, people, { kind: one.kind, pick: one.pick });
  if (one.kind === 'cancel' || one.kind === 'amend')
    commandOrders(market, people, { kind: one.kind, pick: one.pick, amount: amount(one.lots) });
  exchange.expireDue();
}

interface Family {
  entry: Order;
  legs: Order[];
}

/** Every bracket, ended ones too. */
function familiesOf({ exchange }: TestExchange): Family[] {
  const families = new Map<string, Family>();
  const orders = [...exchange.orders.allPlaced({})].flatMap(
    ({ id }) => exchange.orders.get(id) ?? [],
  );
  for (const entry of orders) if (entry.exits !== null) families.set(entry.id, { entry, legs: [] });
  for (const leg of orders) {
    if (leg.parentOrderId !== null) families.get(leg.parentOrderId)!.legs.push(leg);
  }
  return [...families.values()];
}

/** Part of what an entry received that exits must have, by sums of its own; zero while the market takes no such order. */
function coveredBy({ side: entrySide, market: { rules }, exits, fills }: Order): bigint {
  let bought = 0n;
  let received = 0n;
  for (const fill of fills) {
    bought += fill.lots;
    const quote = BigInt(fill.ticks) * fill.lots * rules.quoteAtomsPerTickLot;
    received += (entrySide === 'Buy' ? fill.lots * rules.baseAtomsPerLot : quote) - fill.fee;
  }
  const { takeProfit, stopLoss, stopLimit } = exits!;
  const prices = [takeProfit, stopLimit ?? stopLoss].map(BigInt);
  const [low, high] = prices[0]! < prices[1]! ? prices : prices.toReversed();
  const perLot = entrySide === 'Buy' ? rules.baseAtomsPerLot : high! * rules.quoteAtomsPerTickLot;
  const affordable = received / perLot;
  const size = affordable < bought ? affordable : bought;
  return size < rules.minLots || low! * size * rules.quoteAtomsPerTickLot < rules.minNotional
    ? 0n
    : size;
}

/** Returns what is wrong with a bracket, whatever state it is in. */
function faultsOf({ entry, legs }: Family): string[] {
  const limit = legs.find(({ id, familyId }) => id === familyId);
  const stop = legs.find(({ id, familyId }) => id !== familyId);
  const sold = legs.reduce((sum, { filledLots }) => sum + filledLots, 0n);
  const spent = legs.reduce((sum, { filledQuote }) => sum + filledQuote, 0n);
  const open = legs.filter(isOpen);
  const isStanding = open.length === 2;
  const wrong: Readonly<Record<string, boolean>> = {
    'exits have another size than was received': entry.exitLots !== coveredBy(entry),
    'there are not two exits': legs.length !== (entry.exitLots === 0n ? 0 : 2),
    'an exit is on the side of its entry': legs.some((leg) => leg.side === entry.side),
    'exits fill more than they were given': sold > entry.exitLots,
    'exits fill more than the entry': sold > entry.filledLots,
    'exits spend more than was received':
      entry.side === 'Sell' && spent > entry.filledQuote - entry.fee,
    'an entry works on after its exits': isOpen(entry) && legs.length > 0 && !isStanding,
    'an entry works on beside an exit that is filled': isOpen(entry) && sold > 0n,
    'standing exits do not know each other': isStanding && limit?.sibling !== stop,
    'the limit exit has another size': isStanding && limit?.lots !== entry.exitLots,
    'the stop has another size':
      isStanding && stop?.lots !== (limit?.lots ?? 0n) - (limit?.filledLots ?? 0n),
    'one exit stands alone': open.length === 1 && (open[0] === limit || stop?.waiting === true),
    'both exits are filled in full': limit?.status === 'Filled' && (stop?.filledLots ?? 0n) > 0n,
  };
  return Object.keys(wrong).filter((fault) => wrong[fault]);
}

test('random brackets beside pairs and trailing stops, with amendments, halts and kills: exits are as large as what their entry received, and each bracket ends in one state', () => {
  const reached = { grown: 0, profit: 0, loss: 0, cut: 0, partlyEnded: 0, tooSmall: 0, sales: 0 };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
      let market = testExchange(people);
      for (const one of steps) {
        market.clock.advance(1);
        if (one.kind === 'kill') market = market.restart();
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
        expectHolds(market, people);
        const { book } = market.exchange.market(testMarket);
        expect(book.bestBid() ?? 0).toBeLessThan(book.bestAsk() ?? Infinity);
        for (const sum of market.exchange.ledger.sums().values()) expect(sum).toBe(0n);
        const standing = openOrdersOf(market, people).filter(({ exits }) => exits !== null);
        for (const entry of standing) {
          expect(entry.exitLots).toBeLessThanOrEqual(entry.filledLots);
          const exit = market.exchange.orders.exitOf(entry);
          expect([exit?.filledLots ?? 0n, exit?.lots ?? 0n]).toEqual([0n, entry.exitLots]);
        }
      }
      for (const family of familiesOf(market)) expect(faultsOf(family)).toEqual([]);
      for (const name of people) {
        market.exchange.command(() =>
          market.exchange.cancelAll(market.exchange.orders.open(name), 'CancelledByTrader'),
        );
      }
      expect(openOrdersOf(market, people)).toEqual([]);
      expectHolds(market, people);
      for (const family of familiesOf(market)) {
        expect(faultsOf(family)).toEqual([]);
        const { entry, legs } = family;
        const limit = legs.find(({ id, familyId }) => id === familyId);
        const stop = legs.find(({ id, familyId }) => id !== familyId);
        if (entry.fills.length > 1 && entry.exitLots > 0n) reached.grown += 1;
        if (limit?.status === 'Filled') reached.profit += 1;
        if ((stop?.filledLots ?? 0n) > 0n) reached.loss += 1;
        if (entry.cancelReason === 'OneCancelsOther') reached.cut += 1;
        if (limit?.status === 'Cancelled' && limit.filledLots > 0n) reached.partlyEnded += 1;
        if (entry.filledLots > 0n && entry.exitLots === 0n) reached.tooSmall += 1;
        if (entry.side === 'Sell' && entry.exitLots > 0n) reached.sales += 1;
      }
    }),
    { numRuns: 80 },
  );
  // A stream that reaches nothing proves nothing.
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(8);
}, 60_000);

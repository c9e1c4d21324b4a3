import { expect } from 'vitest';
import type { Order } from '../engine/order.ts';
import type { TestExchange } from './test-exchange.ts';

/** Returns the open orders of people. */
export const openOrdersOf = ({ exchange }: TestExchange, people: readonly string[]): Order[] =>
  people.flatMap((name) => exchange.orders.open(name));

/** Reserves as the plainest sums have them: each order by itself, and of a pair the dearer leg. */
export function expectHolds(market: TestExchange, people: readonly string[]): void {
  const wanted = new Map<string, bigint>();
  const pairs = new Map<string, bigint>();
  const add = (key: string, atoms: bigint) => wanted.set(key, (wanted.get(key) ?? 0n) + atoms);
  for (const order of openOrdersOf(market, people)) {
    const { rules } = order.market;
    const left = order.lots - order.filledLots;
    const key = `${order.accountId} ${order.side === 'Buy' ? 'CTN' : 'XCB'}`;
    let cost = left * rules.baseAtomsPerLot;
    if (order.budget !== null) cost = order.budget - order.filledQuote;
    else if (order.side === 'Buy') {
      cost = BigInt(order.ticks ?? 0) * left * rules.quoteAtomsPerTickLot;
    }
    if (order.familyId === null) add(key, cost);
    else {
      const pair = `${key} ${order.familyId}`;
      pairs.set(pair, cost > (pairs.get(pair) ?? 0n) ? cost : (pairs.get(pair) ?? 0n));
    }
  }
  for (const [pair, cost] of pairs) add(pair.split(' ').slice(0, 2).join(' '), cost);
  for (const name of people) {
    for (const asset of ['XCB', 'CTN']) {
      const held = market.exchange.ledger.held(name, asset);
      expect(held).toBe(wanted.get(`${name} ${asset}`) ?? 0n);
      expect(market.exchange.ledger.total(name, asset)).toBeGreaterThanOrEqual(held);
    }
  }
}

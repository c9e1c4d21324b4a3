import { type MarketStatus, type NewOrder, refusals } from '@agio/api-client/contract';
import { manualClock, type ManualClock } from '../clock.ts';
import { Exchange } from '../engine/exchange.ts';
import type { Order } from '../engine/order.ts';
import { exactAtoms } from '../fixed.ts';
import { Refusal } from '../refusal.ts';
import { memoryStore, type Write } from '../store/store.ts';

export const testMarket = 'XCB-CTN';

export interface TestExchange {
  exchange: Exchange;
  clock: ManualClock;
  /** Everything that was committed, one list a command. */
  commits: (readonly Write[])[];
  /** Places a limit order of XCB/CTN by default, and commits. */
  place: (account: string, order: Partial<NewOrder>) => Order;
  cancel: (order: Order) => void;
  setStatus: (status: MarketStatus) => void;
}

/** An exchange with empty books and people who have plenty, without market makers. */
export function testExchange(people: readonly string[] = ['ann', 'bob', 'cyd']): TestExchange {
  const clock = manualClock();
  const store = memoryStore();
  const commits: (readonly Write[])[] = [];
  const exchange = new Exchange({
    clock,
    firstSequence: 0,
    stateOf: () => ({ status: 'Open' }),
    store: {
      ...store,
      commit(writes) {
        commits.push(writes);
        store.commit(writes);
      },
    },
  });
  exchange.command(() => {
    for (const person of people) {
      for (const [asset, { decimals }] of exchange.assets) {
        exchange.deposit(person, asset, exactAtoms('1000000', decimals), 'test');
      }
    }
  });
  return {
    exchange,
    clock,
    commits,
    place(account, order) {
      return exchange.command(() =>
        exchange.place(account, {
          market: testMarket,
          side: 'Buy',
          type: 'Limit',
          ...(order.type === 'Market' ? {} : { price: '6' }),
          ...(order.quoteAmount === undefined ? { amount: '10' } : {}),
          ...order,
        }),
      );
    },
    cancel(order) {
      exchange.command(() => exchange.cancel(order, 'CancelledByTrader'));
    },
    setStatus(status) {
      exchange.command(() => exchange.setStatus(exchange.market(testMarket), status));
    },
  };
}

/** The reasons that an order is refused for: `key code` each. Fails when it is not refused. */
export function reasonsOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal)
      return error.reasons.map(({ key, code }) => `${key} ${refusals[code].errorCode}`);
    throw error;
  }
  throw new Error('It was not refused.');
}

/** The book as text, best first: `price amount`. */
export function bookOf({ exchange }: TestExchange, market = testMarket) {
  const { book, rules } = exchange.market(market);
  const side = (name: 'Buy' | 'Sell') =>
    book
      .side(name)
      .levels.toReversed()
      .map(({ ticks, lots }) => `${ticks * Number(rules.tickUnits)} ${lots * rules.lotUnits}`);
  return { bids: side('Buy'), asks: side('Sell') };
}

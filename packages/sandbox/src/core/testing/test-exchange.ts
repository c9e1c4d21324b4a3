import { type MarketStatus, type NewOrder, refusals } from '@agio/api-client/contract';
import { manualClock, type ManualClock } from '../clock.ts';
import { Exchange } from '../engine/exchange.ts';
import type { Order } from '../engine/order.ts';
import { exactAtoms } from '../fixed.ts';
import { Refusal } from '../refusal.ts';
import type { Accounts } from '../accounts.ts';
import { JournalCheckpoint } from '../store/journal-checkpoint.ts';
import { loadPeople } from '../store/load-store.ts';
import { memoryStore, type Store, type Write } from '../store/store.ts';

export const testMarket = 'XCB-CTN';

export interface TestExchange {
  exchange: Exchange;
  clock: ManualClock;
  /** Records that outlive a restart. */
  store: Store;
  /** Everything that was committed, one list a command. */
  commits: (readonly Write[])[];
  /** Places a limit order of XCB/CTN by default, and commits. */
  place: (account: string, order: Partial<NewOrder>) => Order;
  cancel: (order: Order) => void;
  setStatus: (status: MarketStatus) => void;
  /** The exchange once more, as it is after a kill: from what was committed, and the last prices of the tape. */
  restart: () => TestExchange;
}

/** State that outlives a run of the exchange. */
interface Kept {
  clock: ManualClock;
  store: Store;
  starts: number;
}

/** An exchange with empty books and people who have plenty, without market makers. */
export function testExchange(people: readonly string[] = ['ann', 'bob', 'cyd']): TestExchange {
  const market = runExchange({ clock: manualClock(), store: memoryStore(), starts: 0 });
  const { exchange } = market;
  exchange.command(() => {
    for (const person of people) {
      for (const [asset, { decimals }] of exchange.assets) {
        exchange.deposit(person, asset, exactAtoms('1000000', decimals), 'test');
      }
    }
  });
  return market;
}

function runExchange({ clock, store, starts }: Kept): TestExchange {
  const commits: (readonly Write[])[] = [];
  const exchange = new Exchange({
    clock,
    firstSequence: starts * 10 ** 6,
    stateOf: (id) => store.get('markets', id) ?? { status: 'Open' },
    store: {
      ...store,
      commit(writes) {
        commits.push(writes);
        store.commit(writes);
      },
    },
  });
  return {
    exchange,
    clock,
    store,
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
    restart() {
      const next = runExchange({ clock, store, starts: starts + 1 });
      for (const [id, { lastTicks }] of exchange.markets)
        next.exchange.market(id).lastTicks = lastTicks;
      const accounts = { restore() {} } as unknown as Accounts;
      loadPeople(store, next.exchange, accounts, new JournalCheckpoint(store));
      return next;
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

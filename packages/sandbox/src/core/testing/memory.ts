import type { Exchange } from '../engine/exchange.ts';
import type { Services } from '../services/services.ts';

/** Wiring, and what is fed after a commit: no part of what a command changes. */
const notMemory: ReadonlySet<string> = new Set([
  'clock',
  'data',
  'definition',
  'exchange',
  'health',
  'listeners',
  'marketData',
  'matcher',
  'randomBytes',
  'store',
  'undo',
  'valuation',
  'work',
  'writeAll',
]);
/** The house's books are large; these two stand for all. */
const lookedAtBooks: ReadonlySet<unknown> = new Set(['XCB-CTN', 'BTC-USDC']);

const ids = new WeakMap<object, number>();
let lastId = 0;

/**
 * Everything that can be reached from these objects, private fields included: a line for each object, by its identity.
 * Two of them are equal when no field, entry or link of any object has changed in between.
 */
export function memoryOf(...roots: object[]): Map<number, string> {
  const lines = new Map<number, string>();
  const waiting: object[] = [...roots];
  const refer = (value: unknown): string => {
    if (typeof value === 'function') return 'function';
    if (typeof value === 'string')
      return value.length > 200 ? `text of ${value.length}` : `"${value}"`;
    if (typeof value !== 'object' || value === null) return String(value);
    waiting.push(value);
    return `#${idOf(value)}`;
  };
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const id = idOf(object);
    if (!lines.has(id)) lines.set(id, describe(object, refer));
  }
  return lines;
}

function describe(object: object, refer: (value: unknown) => string): string {
  const name = object.constructor.name;
  if (object instanceof Map) {
    return `${name} ${[...object]
      .map(([key, value]) => `${refer(key)}: ${refer(value)}`)
      .toSorted()
      .join(', ')}`;
  }
  if (object instanceof Set) return `${name} ${[...object].map(refer).toSorted().join(', ')}`;
  if (Array.isArray(object)) return `list ${object.map(refer).join(', ')}`;
  const fields = Object.entries(object).filter(
    ([key]) =>
      !notMemory.has(key) && (key !== 'book' || lookedAtBooks.has(Reflect.get(object, 'id'))),
  );
  return `${name} ${fields.map(([key, value]) => `${key}: ${refer(value)}`).join(', ')}`;
}

function idOf(object: object): number {
  let id = ids.get(object);
  if (id === undefined) {
    lastId += 1;
    ids.set(object, (id = lastId));
  }
  return id;
}

/** The lines that are not the same: empty when nothing changed. */
export function differences(before: Map<number, string>, after: Map<number, string>): string[] {
  const changed: string[] = [];
  for (const [id, line] of before) {
    const now = after.get(id);
    if (now !== line) changed.push(`#${id} was ${line}`, `#${id} is ${now ?? 'gone'}`);
  }
  return changed;
}

/**
 * Returns everything that must be the same after a restart: records, accounts, money and open orders of people,
 * markets.
 */
export function durableOf(exchange: Exchange, services: Services) {
  const records = Object.entries(services).flatMap(([name, service]) => tablesIn(name, service));
  const accounts = [...services.accounts.all()].map((account) => ({
    ...account,
    lastSeenAt: null,
  }));
  return {
    records: Object.fromEntries(records),
    accounts: byId(accounts),
    people: Object.fromEntries(
      accounts.map(({ id }) => [
        id,
        {
          balances: Object.fromEntries(
            [...exchange.ledger.of(id)].filter(
              ([, { total, held }]) => total !== 0n || held !== 0n,
            ),
          ),
          open: byId(
            exchange.orders
              .open(id)
              .map((order) => ({ ...order, market: order.market.id, previous: null, next: null })),
          ),
        },
      ]),
    ),
    markets: [...exchange.markets.values()].map(({ instrument, changedRules }) => ({
      instrument,
      changedRules,
    })),
  };
}

/** The records of every collection of a service, by the collection's name. */
function tablesIn(name: string, service: unknown, depth = 0): [string, unknown][] {
  if (typeof service !== 'object' || service === null || depth > 1) return [];
  return Object.entries(service).flatMap(([key, value]: [string, unknown]) => {
    if (value === null || typeof value !== 'object' || notMemory.has(key)) return [];
    const { constructor } = value;
    if (constructor.name !== 'Collection') return tablesIn(`${name}.${key}`, value, depth + 1);
    return [
      [`${name}.${key}`, Object.fromEntries(Reflect.get(value, 'records') as Map<string, unknown>)],
    ];
  });
}

function byId<T extends { id: string }>(records: T[]): T[] {
  return records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

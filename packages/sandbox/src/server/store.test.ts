import { describe, expect, test } from 'vitest';
import { memoryStore, type Range, type Store } from '../core/index.ts';
import { sqliteStore } from './sqlite-store.ts';

const stores: [string, () => Store][] = [
  ['in memory', memoryStore],
  ['SQLite', () => sqliteStore(':memory:')],
];

describe.each(stores)('the store, %s', (_name, open) => {
  function filled(keys: readonly string[]): Store {
    const store = open();
    store.commit(keys.map((key) => ({ table: 'balances', key, value: { atoms: key } })));
    return store;
  }
  const keysOf = (store: Store, range: Range) =>
    store.range('balances', range).map(([key, { atoms }]) => {
      expect(atoms).toBe(key);
      return key;
    });

  test('Q10 answers one record by its key, and nothing for a key or a table that is not there', () => {
    const store = filled(['ann/BTC', 'bob/BTC']);
    expect(store.get('balances', 'bob/BTC')).toEqual({ atoms: 'bob/BTC' });
    expect(store.get('balances', 'bob')).toBeUndefined();
    expect(store.get('orders', 'o1')).toBeUndefined();
    store.commit([{ table: 'balances', key: 'bob/BTC', value: undefined }]);
    expect(store.get('balances', 'bob/BTC')).toBeUndefined();
    store.close();
  });

  test('Q11 answers a range forwards and backwards, its beginning in it and its end not, at most so many', () => {
    const store = filled(['d', 'a', 'c', 'e', 'b']);
    expect(keysOf(store, { limit: 10 })).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(keysOf(store, { limit: 10, backwards: true })).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(keysOf(store, { from: 'b', to: 'd', limit: 10 })).toEqual(['b', 'c']);
    expect(keysOf(store, { from: 'b', to: 'd', limit: 10, backwards: true })).toEqual(['c', 'b']);
    expect(keysOf(store, { from: 'b', limit: 2 })).toEqual(['b', 'c']);
    expect(keysOf(store, { to: 'd', limit: 2, backwards: true })).toEqual(['c', 'b']);
    expect(keysOf(store, { from: 'bb', to: 'bc', limit: 2 })).toEqual([]);
    expect(keysOf(store, { from: 'd', to: 'b', limit: 2 })).toEqual([]);
    expect(keysOf(store, { limit: 0 })).toEqual([]);
    expect(store.range('orders', { limit: 5 })).toEqual([]);
    store.close();
  });

  test('Q12 pages by the last key go through everything once, also while records come and go', () => {
    const key = (index: number) => `k${String(index).padStart(4, '0')}`;
    const store = filled(Array.from({ length: 1000 }, (_, index) => key(index * 2)));
    const seen: string[] = [];
    for (let to: string | undefined; ;) {
      const page = keysOf(store, { to, limit: 7, backwards: true });
      if (page.length === 0) break;
      seen.push(...page);
      to = page.at(-1);
      store.commit([
        { table: 'balances', key: `${to}-behind`, value: { atoms: `${to}-behind` } },
        { table: 'balances', key: page[0] ?? '', value: undefined },
      ]);
    }
    expect(seen).toEqual(Array.from({ length: 1000 }, (_, index) => key((999 - index) * 2)));
    store.close();
  });
});

import { describe, expect, test } from 'vitest';
import { reasonsOf } from '../testing/test-exchange.ts';
import { figureKey, sortedPage, type SortedQuery, type SortKeys } from './sorting.ts';

interface Entry {
  id: string;
  name: string;
  /** Hundredths. */
  amount: bigint | null;
}

const entry = (id: string, name: string, amount: bigint | null): Entry => ({ id, name, amount });
const entries = [
  entry('a', 'Bo', 900n),
  entry('b', 'ann', 10_000n),
  entry('c', 'Cy', null),
  entry('d', 'Ann', 2000n),
  entry('e', 'bo', 900n),
];

const keys: SortKeys<'name' | 'amount', Entry> = {
  name: ({ name }) => name,
  amount: ({ amount }) => (amount === null ? null : figureKey(amount, 2)),
};

const page = (query: SortedQuery, of: Iterable<Entry> = entries) => {
  const { items, nextCursor } = sortedPage(of, keys, query);
  return { ids: items.map(({ id }) => id).join(''), nextCursor };
};

describe('a list sorted by the exchange', () => {
  test('X50 pages fit together, and the last one says so, also when it is full', () => {
    const first = page({ sort: 'name,-amount', limit: 3 });
    expect(first.ids).toBe('bda');
    const second = page({ sort: 'name,-amount', limit: 3, cursor: first.nextCursor! });
    expect(second).toEqual({ ids: 'ec', nextCursor: null });
    expect(page({ sort: 'name', limit: 5 }).nextCursor).toBeNull();
    expect(page({ sort: 'name' }, [])).toEqual({ ids: '', nextCursor: null });
  });

  test('X51 a page that begins nowhere, or in another order, is refused, not the first one given', () => {
    const { nextCursor } = page({ sort: 'name', limit: 2 });
    for (const cursor of [
      'gone',
      '[]',
      '{}',
      '["name",{"figure":"1e9"},"a"]',
      '["name","a"]',
      '000000000001234567890',
    ]) {
      expect(reasonsOf(() => page({ sort: 'name', cursor }))).toEqual(['cursor 40001']);
    }
    for (const sort of ['-name', 'amount', 'name,amount']) {
      expect(reasonsOf(() => page({ sort, cursor: nextCursor! }))).toEqual(['cursor 40001']);
    }
  });

  test('figures sort as figures, words without their case, and what has no value comes last both ways', () => {
    expect(page({ sort: 'amount' }).ids).toBe('aedbc');
    expect(page({ sort: '-amount' }).ids).toBe('bdaec');
    expect(page({ sort: 'name' }).ids).toBe('bdaec');
    expect(page({ sort: '-name,amount' }).ids).toBe('caedb');
    expect(figureKey(15n, 1)).toBe(figureKey(150_000n, 5));
    expect(figureKey(9n, 0) < figureKey(100n, 1)).toBe(true);
  });

  test('a row that is added, changes or leaves between two pages moves no other', () => {
    const first = page({ sort: '-amount', limit: 2 });
    expect(first.ids).toBe('bd');
    const later = [
      entry('f', 'New', 50_000n),
      entry('g', 'New', 1000n),
      // The last one of the first page is gone.
      ...entries.filter(({ id }) => id !== 'd'),
    ];
    expect(page({ sort: '-amount', limit: 2, cursor: first.nextCursor! }, later).ids).toBe('ga');
  });

  test('a long list is sorted page by page as it is as a whole', () => {
    const many = Array.from({ length: 1000 }, (_, at) =>
      entry(String(at).padStart(4, '0'), `n${(at * 7) % 13}`, BigInt((at * 7919) % 100)),
    );
    const whole = page({ sort: 'name,-amount', limit: 1000 }, many).ids;
    let ids = '';
    for (let cursor: string | null | undefined; cursor !== null;) {
      const next = page({ sort: 'name,-amount', limit: 37, cursor: cursor ?? undefined }, many);
      ids += next.ids;
      cursor = next.nextCursor;
    }
    expect(ids).toBe(whole);
  });

  test('a list that is too long to sort says so, and what helps', () => {
    function* endless() {
      for (let at = 0; ; at += 1) yield entry(String(at), 'x', 1n);
    }
    expect(reasonsOf(() => page({ sort: 'name' }, endless()))).toEqual(['sort 40001']);
  });
});

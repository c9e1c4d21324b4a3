import { expect, test } from 'vitest';
import { allRows, onePage, readPages } from './read-pages.ts';

const pages: Record<string, { items: { id: string }[]; nextCursor: string | null }> = {
  '': { items: [{ id: 'c' }, { id: 'b' }], nextCursor: 'b' },
  b: { items: [{ id: 'b' }, { id: 'a' }], nextCursor: null },
};

test('a list is read to its end, and what moved to the next page meanwhile is there once', async () => {
  const asked: (string | undefined)[] = [];
  const rows = await allRows(
    readPages(async ({ cursor, limit }) => {
      asked.push(cursor);
      expect(limit).toBe(100);
      return pages[cursor ?? '']!;
    }, new AbortController().signal),
  );
  expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(asked).toEqual([undefined, 'b']);
});

test('a list that is known is one page', async () => {
  expect(await allRows(onePage([1, 2]))).toEqual([1, 2]);
});

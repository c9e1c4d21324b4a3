import { expect, test } from 'vitest';
import { reasonsOf } from '../testing/test-exchange.ts';
import { isWithin, pageOf } from './paging.ts';

const records = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test('X50 pages fit together, and the last one says so, also when it is full', () => {
  const first = pageOf(records, { limit: 2 });
  expect(first).toEqual({ items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'b' });
  const second = pageOf(records, { limit: 2, cursor: 'b' });
  expect(second).toEqual({ items: [{ id: 'c' }, { id: 'd' }], nextCursor: null });
  expect(pageOf([], {})).toEqual({ items: [], nextCursor: null });
});

test('X51 a page that begins nowhere is refused, not the first one given', () => {
  expect(reasonsOf(() => pageOf(records, { cursor: 'gone' }))).toEqual(['cursor 40001']);
});

test('X52 a time on the edge of a range is in it', () => {
  const time = Date.parse('2026-11-20T11:30:00Z');
  const range = { from: '2026-11-20T11:30:00Z', to: '2026-11-20T11:30:00Z' };
  expect([time - 1, time, time + 1].map((each) => isWithin(each, range))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isWithin(0, {})).toBe(true);
});

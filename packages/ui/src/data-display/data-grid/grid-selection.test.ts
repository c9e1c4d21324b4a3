import { expect, test } from 'vitest';
import { allSelected, selectRange, toggleAll, toggleRow } from './grid-selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test('a press selects a row, a second one takes it out', () => {
  const once = toggleRow(new Set(), 'b');
  expect([...once]).toEqual(['b']);
  expect([...toggleRow(once, 'b')]).toEqual([]);
});

test('a range goes both ways and keeps what was selected before', () => {
  expect([...selectRange(new Set(['e']), ids, 'b', 'd')]).toEqual(['e', 'b', 'c', 'd']);
  expect([...selectRange(new Set(), ids, 'd', 'b')]).toEqual(['b', 'c', 'd']);
});

test('a range from a row that is gone is the row alone', () => {
  expect([...selectRange(new Set(), ids, 'gone', 'c')]).toEqual(['c']);
  expect([...selectRange(new Set(['a']), ids, 'a', 'gone')]).toEqual(['a']);
});

test('the head selects all rows, then none', () => {
  expect([...toggleAll(new Set(['b']), ids)]).toEqual(ids);
  expect([...toggleAll(new Set(ids), ids)]).toEqual([]);
});

test('the head says whether all, some or none are selected, of those shown', () => {
  expect(allSelected(new Set(), ids)).toBe('none');
  expect(allSelected(new Set(['elsewhere']), ids)).toBe('none');
  expect(allSelected(new Set(['a']), ids)).toBe('some');
  expect(allSelected(new Set(ids), ids)).toBe('all');
});

import { expect, test } from 'vitest';
import { clampSize, placeColumns, templateOf, toggled, widthOf } from './grid-layout.ts';

const column = (id: string, size: number, isPinned = false) => ({
  column: { id, header: id, cell: () => id },
  size,
  isPinned,
});

test('pinned columns stand one after the other, the last one with an edge', () => {
  const placed = placeColumns(
    [column('id', 120, true), column('user', 80, true), column('x', 100)],
    {},
    44,
  );
  expect(placed.map(({ pinnedAt }) => pinnedAt)).toEqual([44, 164, undefined]);
  expect(placed.map(({ isEdge }) => isEdge)).toEqual([false, true, false]);
  expect(widthOf(placed, 44)).toBe(344);
});

test('columns that the reader has not touched share the room that is left', () => {
  const placed = placeColumns(
    [column('id', 120, true), column('a', 80), column('b', 200)],
    { b: 200 },
    44,
  );
  expect(templateOf(placed, [44])).toBe('44px 120px minmax(80px, 80fr) 200px');
});

test('a column stays wide enough to be grabbed again', () => {
  expect(clampSize(3)).toBe(64);
  expect(clampSize(123.4)).toBe(123);
  expect(clampSize(9000)).toBe(800);
});

test('an id goes in and out of a list', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

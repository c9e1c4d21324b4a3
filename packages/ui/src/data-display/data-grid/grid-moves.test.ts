import { expect, test } from 'vitest';
import { movedPlace } from './grid-moves.ts';

const bounds = { rows: 100, columns: 5, page: 10, isRtl: false };
const move = (
  key: string,
  row: number,
  column: number,
  more: { ctrl?: boolean; rtl?: boolean } = {},
) => {
  const place = movedPlace(
    key,
    more.ctrl ?? false,
    { row, column },
    { ...bounds, isRtl: more.rtl ?? false },
  );
  return place && [place.row, place.column];
};

test('arrows move by one cell, and from the first row into the head', () => {
  expect(move('ArrowDown', 0, 2)).toEqual([1, 2]);
  expect(move('ArrowUp', 0, 2)).toEqual([-1, 2]);
  expect(move('ArrowRight', 0, 2)).toEqual([0, 3]);
  expect(move('ArrowLeft', 0, 2)).toEqual([0, 1]);
});

test('at the edges nothing moves', () => {
  expect(move('ArrowUp', -1, 0)).toEqual([-1, 0]);
  expect(move('ArrowDown', 99, 0)).toEqual([99, 0]);
  expect(move('ArrowLeft', 3, 0)).toEqual([3, 0]);
  expect(move('ArrowRight', 3, 4)).toEqual([3, 4]);
});

test('left and right follow the direction of the text', () => {
  expect(move('ArrowLeft', 3, 2, { rtl: true })).toEqual([3, 3]);
  expect(move('ArrowRight', 3, 2, { rtl: true })).toEqual([3, 1]);
});

test('Home and End lead to the ends of the row, with Ctrl to those of the grid', () => {
  expect(move('Home', 7, 3)).toEqual([7, 0]);
  expect(move('End', 7, 3)).toEqual([7, 4]);
  expect(move('Home', 7, 3, { ctrl: true })).toEqual([0, 0]);
  expect(move('End', 7, 3, { ctrl: true })).toEqual([99, 4]);
});

test('a page leads as many rows as are in sight, and never past the ends', () => {
  expect(move('PageDown', 7, 1)).toEqual([17, 1]);
  expect(move('PageDown', 95, 1)).toEqual([99, 1]);
  expect(move('PageUp', 7, 1)).toEqual([0, 1]);
  expect(move('PageDown', -1, 1)).toEqual([10, 1]);
});

test('an empty grid has cells in its head only', () => {
  const empty = { ...bounds, rows: 0 };
  for (const key of ['ArrowDown', 'PageDown', 'End', 'Home'])
    expect(movedPlace(key, true, { row: -1, column: 0 }, empty)?.row).toBe(-1);
});

test('other keys do not move', () => {
  expect(move('a', 1, 1)).toBeUndefined();
  expect(move('Tab', 1, 1)).toBeUndefined();
});

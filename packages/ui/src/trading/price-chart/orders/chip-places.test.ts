import { expect, test } from 'vitest';
import { type Mark, placeChips } from './chip-places.ts';

const marks = (...ys: number[]): Mark[] => ys.map((y, index) => ({ key: `o${index}`, y }));
const size = 20;

test('a chip stands at its price', () => {
  expect(placeChips(marks(40, 90), 200, size)).toEqual([
    { keys: ['o0'], y: 40, of: 40, beyond: undefined },
    { keys: ['o1'], y: 90, of: 90, beyond: undefined },
  ]);
});

test('orders at one price share a chip', () => {
  expect(placeChips(marks(40, 40, 40), 200, size).map(({ keys }) => keys)).toEqual([
    ['o0', 'o1', 'o2'],
  ]);
});

test('near ones move apart around the middle of their prices and keep their order', () => {
  const chips = placeChips(marks(102, 100, 98), 200, size);
  expect(chips.map(({ keys, y }) => [keys[0], y])).toEqual([
    ['o2', 80],
    ['o1', 100],
    ['o0', 120],
  ]);
  expect(chips.map(({ of }) => of)).toEqual([98, 100, 102]);
});

test('a chip at the edge is not cut', () => {
  const [first, last] = placeChips(marks(1, 199), 200, size);
  expect([first?.y, last?.y]).toEqual([10, 190]);
  const crowd = placeChips(marks(190, 192, 194, 196), 200, size);
  expect(crowd.map(({ y }) => y)).toEqual([130, 150, 170, 190]);
});

test('those out of sight are gathered at the edge they lie beyond', () => {
  expect(placeChips(marks(-500, -20, 100, 900), 200, size)).toEqual([
    { keys: ['o0', 'o1'], y: 10, of: 0, beyond: 'above' },
    { keys: ['o2'], y: 100, of: 100, beyond: undefined },
    { keys: ['o3'], y: 190, of: 200, beyond: 'below' },
  ]);
});

test('forty orders in a low chart are all there, none over another, none cut', () => {
  const many = marks(...Array.from({ length: 40 }, (_, index) => index * 4.5 - 20));
  const chips = placeChips(many, 150, size);
  expect(chips.flatMap(({ keys }) => keys).toSorted()).toEqual(
    many.map(({ key }) => key).toSorted(),
  );
  expect(chips.length).toBeLessThanOrEqual(7);
  for (const [index, { y }] of chips.entries()) {
    expect(y).toBeGreaterThanOrEqual(size / 2);
    expect(y).toBeLessThanOrEqual(150 - size / 2);
    expect(y - (chips[index - 1]?.y ?? -size)).toBeGreaterThanOrEqual(size - 1e-9);
  }
});

test('where there is no room for a chip there is none', () => {
  expect(placeChips(marks(4), 10, size)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { amountTicks, depthShape, pathOf, stepAt } from './depth-path.ts';

const box = { width: 200, height: 100 };
const bids = [
  { price: '99', total: '1' },
  { price: '98', total: '3' },
];
const asks = [
  { price: '101', total: '2' },
  { price: '104', total: '10' },
];

describe('the depth of a book as a drawing', () => {
  test('has the middle price in the middle and draws both sides equally far', () => {
    expect(depthShape(bids, asks, box)?.range).toEqual({ low: 98, middle: 100, high: 102 });
  });

  test('leaves out what lies beyond, and takes the height from what is left', () => {
    const shape = depthShape(bids, asks, box);
    expect(shape?.largest).toBe(3);
    expect(shape?.asks).toHaveLength(3);
  });

  test('climbs in steps away from the middle', () => {
    const xs = depthShape(bids, asks, box)?.bids.map((point) => point.x);
    expect(xs).toEqual([50, 50, 0, 0, 0]);
    const ys = depthShape(bids, asks, box)?.bids.map((point) => Math.round(point.y));
    expect(ys).toEqual([100, 69, 69, 8, 8]);
  });

  test('one order far out does not squeeze the others', () => {
    const near = Array.from({ length: 20 }, (_, index) => ({
      price: String(99 - index),
      total: String(index + 1),
    }));
    const far = { price: '1', total: '21' };
    const high = near.map(({ total }, index) => ({ price: String(101 + index), total }));
    expect(depthShape([...near, far], high, box)?.range.low).toBe(81);
  });

  test('is nothing for a book with an empty side', () => {
    expect(depthShape([], asks, box)).toBeUndefined();
    expect(depthShape(bids, [], box)).toBeUndefined();
  });
});

describe('a range in percent of the middle', () => {
  test('decides what is drawn, and the side that ends earlier goes on to the edge', () => {
    const shape = depthShape(bids, asks, { ...box, range: 5 });
    expect(shape?.range).toEqual({ low: 95, middle: 100, high: 105 });
    expect(shape?.largest).toBe(10);
    expect(shape?.bids.at(-1)?.x).toBe(0);
  });

  test('may be narrower than the spread: then there is nothing to draw but the scale', () => {
    const wide = depthShape([{ price: '80', total: '1' }], [{ price: '120', total: '1' }], {
      ...box,
      range: 1,
    });
    expect(wide?.steps).toEqual([]);
    expect(wide?.range).toEqual({ low: 99, middle: 100, high: 101 });
  });
});

describe('the level under the pointer', () => {
  const shape = depthShape(bids, asks, { ...box, range: 5 })!;
  const at = (x: number) => {
    const step = stepAt(shape, x);
    return step && `${step.side} ${step.index}`;
  };

  test('is the last one between the middle and the pointer', () => {
    expect(at(80)).toBe('bids 0');
    expect(at(79)).toBe('bids 0');
    expect(at(60)).toBe('bids 1');
    expect(at(0)).toBe('bids 1');
    expect(at(120)).toBe('asks 0');
    expect(at(179)).toBe('asks 0');
    expect(at(199)).toBe('asks 1');
  });

  test('is none within the spread', () => {
    expect(at(100)).toBeUndefined();
  });
});

test('the amounts of the axis are round, two to four of them, none above the largest', () => {
  expect(amountTicks(1)).toEqual([0.5, 1]);
  expect(amountTicks(3)).toEqual([1, 2, 3]);
  expect(amountTicks(7400)).toEqual([2000, 4000, 6000]);
  expect(amountTicks(19)).toEqual([5, 10, 15]);
  expect(amountTicks(Number.MIN_VALUE)).toEqual([]);
});

test('an area is closed along the base line', () => {
  const points = [
    { x: 50, y: 100 },
    { x: 50, y: 70 },
    { x: 0, y: 70 },
  ];
  expect(pathOf(points, 100)).toBe('M50 100L50 70L0 70V100H50Z');
  expect(pathOf([], 100)).toBe('');
});

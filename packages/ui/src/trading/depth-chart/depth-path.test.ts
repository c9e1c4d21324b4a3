import { describe, expect, test } from 'vitest';
import { depthShape, pathOf } from './depth-path.ts';

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

test('an area is closed along the base line', () => {
  const points = [
    { x: 50, y: 100 },
    { x: 50, y: 70 },
    { x: 0, y: 70 },
  ];
  expect(pathOf(points, 100)).toBe('M50 100L50 70L0 70V100H50Z');
  expect(pathOf([], 100)).toBe('');
});

import { describe, expect, test } from 'vitest';
import { pointAt, valuePath, valueShape, valueTicks } from './value-shape.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const box = { width: 400, height: 100 };

describe('the shape of a value over time', () => {
  test('points stand by their time, not by their number, and between the edges', () => {
    const shape = valueShape(
      [
        { time: at(0), value: '100' },
        { time: at(1), value: '300' },
        { time: at(4), value: '200' },
      ],
      box,
    );
    expect(shape?.points.map(({ x }) => x)).toEqual([0, 100, 400]);
    for (const { y } of shape?.points ?? []) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
    expect(shape?.points[1]?.y).toBeLessThan(shape?.points[2]?.y ?? 0);
  });

  test('a value that does not change, also zero, is a line, and one point is none', () => {
    for (const value of ['0', '5', '12345678901234567890']) {
      const points = [at(0), at(1)].map((time) => ({ time, value }));
      const [one, other] = valueShape(points, box)?.points ?? [];
      expect(one?.y).toBe(other?.y);
      expect(Number.isFinite(one?.y)).toBe(true);
    }
    expect(valueShape([{ time: at(0), value: '1' }], box)).toBeUndefined();
    expect(valueShape([], box)).toBeUndefined();
  });

  test('labels are round, within the edges, and a few', () => {
    for (const [bottom, top] of [
      [127_000, 133_000],
      [0.0012, 0.0019],
      [-40, 900],
      [9.99e12, 1.01e13],
    ] as const) {
      const ticks = valueTicks(bottom, top);
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(4);
      for (const tick of ticks) expect(tick > bottom && tick < top).toBe(true);
    }
  });

  test('a tick at nothing has no sign', () => {
    expect(valueTicks(-12, 120).map((value) => `${value} ${Object.is(value, -0)}`)).toContain(
      '0 false',
    );
  });

  test('the nearest point is found from anywhere', () => {
    const points = [0, 100, 400].map((x, index) => ({ index, x, y: 1 }));
    expect([-20, 40, 60, 240, 260, 900].map((x) => pointAt(points, x)?.index)).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    expect(pointAt([], 3)).toBeUndefined();
  });

  test('the area closes at the lower edge', () => {
    const points = [
      { index: 0, x: 0, y: 10 },
      { index: 1, x: 50, y: 20.04 },
    ];
    expect(valuePath(points)).toBe('M0 10L50 20');
    expect(valuePath(points, 100)).toBe('M0 10L50 20L50 100L0 100Z');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowRange, windowParts } from './row-range.ts';

describe('rows in the page', () => {
  test('at the top they begin with the first, at the end they stop with the last', () => {
    const at = (from: number) => rowRange({ count: 1000, rowHeight: 36, from, to: from + 720 });
    expect(at(0)).toEqual({ first: 0, end: 30 });
    expect(at(36_000)).toEqual({ first: 970, end: 1000 });
  });

  test('whatever can be seen is in the page, and never more than 65 rows for a screen of 900 px', () => {
    const views = fc.record({
      count: fc.integer({ min: 1, max: 1_000_000 }),
      rowHeight: fc.constantFrom(28, 36, 44),
      scrollTop: fc.integer({ min: -100, max: 50_000_000 }),
      viewHeight: fc.integer({ min: 100, max: 900 }),
    });
    fc.assert(
      fc.property(views, ({ count, rowHeight, scrollTop, viewHeight }) => {
        const { first, end } = rowRange({
          count,
          rowHeight,
          from: scrollTop,
          to: scrollTop + viewHeight,
        });
        const lowest = Math.max(0, count * rowHeight - viewHeight);
        const top = Math.min(Math.max(0, scrollTop), lowest);
        expect(first * rowHeight).toBeLessThanOrEqual(top);
        expect(end * rowHeight).toBeGreaterThanOrEqual(
          Math.min(top + viewHeight, count * rowHeight),
        );
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(end - first).toBeLessThanOrEqual(65);
      }),
    );
  });

  test('every row of the list is drawn or kept a place for, once and in order', () => {
    const lists = fc.record({
      count: fc.integer({ min: 0, max: 500 }),
      first: fc.integer({ min: 0, max: 500 }),
      length: fc.integer({ min: 0, max: 60 }),
      kept: fc.option(fc.integer({ min: 0, max: 499 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(lists, ({ count, first, length, kept }) => {
        const range = { first: Math.min(first, count), end: Math.min(first + length, count) };
        const parts = windowParts(count, range, kept);
        let next = 0;
        for (const part of parts) {
          expect('row' in part ? part.row : part.from).toBe(next);
          next += 'row' in part ? 1 : part.rows;
        }
        expect(next).toBe(count);
        const drawn = parts.flatMap((part) => ('row' in part ? [part.row] : []));
        expect(drawn.length).toBeLessThanOrEqual(length + 3);
        const wanted = Array.from({ length: range.end - range.first }, (_, at) => range.first + at);
        if (kept !== undefined && kept < count) wanted.push(kept);
        expect(drawn).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });
});

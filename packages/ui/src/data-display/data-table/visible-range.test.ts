import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleRange } from './visible-range.ts';

describe('rows in the page', () => {
  test('at the top they begin with the first, at the end they stop with the last', () => {
    const at = (scrollTop: number) =>
      visibleRange({ count: 1000, rowHeight: 36, scrollTop, viewHeight: 720 });
    expect(at(0)).toEqual({ first: 0, end: 30 });
    expect(at(36_000)).toEqual({ first: 970, end: 1000 });
  });

  test('whatever can be seen is in the page, and never more than 60 rows for a screen of 900 px', () => {
    const views = fc.record({
      count: fc.integer({ min: 1, max: 1_000_000 }),
      rowHeight: fc.constantFrom(28, 36, 44),
      scrollTop: fc.integer({ min: -100, max: 50_000_000 }),
      viewHeight: fc.integer({ min: 100, max: 900 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const { first, end } = visibleRange(view);
        const lowest = Math.max(0, view.count * view.rowHeight - view.viewHeight);
        const top = Math.min(Math.max(0, view.scrollTop), lowest);
        expect(first * view.rowHeight).toBeLessThanOrEqual(top);
        expect(end * view.rowHeight).toBeGreaterThanOrEqual(
          Math.min(top + view.viewHeight, view.count * view.rowHeight),
        );
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(view.count);
        expect(end - first).toBeLessThanOrEqual(65);
      }),
    );
  });
});

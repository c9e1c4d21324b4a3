import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { donutArcs } from './donut-arcs.ts';

describe('the arcs of a donut', () => {
  test('one part is the whole ring, without a gap', () => {
    expect(donutArcs([7])).toEqual([{ start: 0, length: 100 }]);
  });
  test('two equal parts are two halves less the gap', () => {
    expect(donutArcs([1, 1])).toEqual([
      { start: 0, length: 49.2 },
      { start: 50, length: 49.2 },
    ]);
  });
  test('nothing has no length: zero, negative, not a number', () => {
    expect(donutArcs([0, -1, Number.NaN]).map((arc) => arc.length)).toEqual([0, 0, 0]);
  });
  test('arcs follow one another and never pass the end of the ring', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true })), (shares) => {
        let end = 0;
        for (const arc of donutArcs(shares)) {
          expect(arc.start).toBeGreaterThanOrEqual(end - 1e-6);
          end = arc.start + arc.length;
          expect(end).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });
});

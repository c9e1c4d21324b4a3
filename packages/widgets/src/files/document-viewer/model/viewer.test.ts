import { expect, test } from 'vitest';
import {
  firstSight,
  isLargest,
  isSmallest,
  pagesTurned,
  sightStepOf,
  stepSight,
} from './viewer.ts';

const press = (key: string, more = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test('a document is zoomed in steps up to its limits, and back to the width of its place', () => {
  let sight = firstSight;
  while (!isLargest(sight)) sight = stepSight(sight, 'in');
  expect(stepSight(sight, 'in')).toEqual(sight);
  while (!isSmallest(sight)) sight = stepSight(sight, 'out');
  expect(stepSight(sight, 'out')).toEqual(sight);
  expect(stepSight(sight, 'fit')).toEqual(firstSight);
});

test('four quarters are a whole turn, and the zoom stays', () => {
  let sight = stepSight(firstSight, 'in');
  for (let i = 0; i < 3; i += 1) sight = stepSight(sight, 'turn');
  expect(sight).toEqual({ percent: 125, turns: 3 });
  expect(stepSight(sight, 'turn')).toEqual({ percent: 125, turns: 0 });
});

test.each([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['−', 'out'],
  ['0', 'fit'],
  ['R', 'turn'],
  ['x', undefined],
])('the key %s: %s', (key, step) => {
  expect(sightStepOf(press(key))).toBe(step);
});

test("the browser's own zoom and reload keep their keys", () => {
  for (const key of ['+', '-', '0', 'r'])
    expect(sightStepOf(press(key, { ctrlKey: true }))).toBeUndefined();
  expect(
    pagesTurned(press('ArrowLeft', { altKey: true }), { isWider: false, isRtl: false }),
  ).toBeUndefined();
});

test.each([
  ['PageDown', true, false, 1],
  ['PageUp', true, false, -1],
  ['ArrowRight', false, false, 1],
  ['ArrowRight', true, false, undefined],
  ['ArrowRight', false, true, -1],
  ['ArrowLeft', false, true, 1],
  ['ArrowDown', false, false, undefined],
] as const)('%s (wider: %s, right to left: %s) turns %s', (key, isWider, isRtl, by) => {
  expect(pagesTurned(press(key), { isWider, isRtl })).toBe(by);
});

import { expect, test } from 'vitest';
import {
  previousAndNextFrom,
  previousAndNextOf,
  type Seen,
  seenIn,
  type Standing,
} from './previous-next.ts';

const queue = ['a', 'b', 'c'];

test('a case in the queue has those beside it', () => {
  expect(previousAndNextOf(queue, 'b', undefined)).toEqual({ previous: 'a', next: 'c' });
  expect(previousAndNextOf(queue, 'a', 0)).toEqual({ previous: undefined, next: 'b' });
  expect(previousAndNextOf(queue, 'c', 2)).toEqual({ previous: 'b', next: undefined });
});

test('after a decision the next case is the one that took the place of the decided one', () => {
  expect(previousAndNextOf(['a', 'c'], 'b', 1)).toEqual({ previous: 'a', next: 'c' });
});

test('after the last one was decided the way leads back to the one before', () => {
  expect(previousAndNextOf(['a', 'b'], 'c', 2).next).toBe('b');
  expect(previousAndNextOf([], 'c', 2)).toEqual({ previous: undefined, next: undefined });
});

test('a case from elsewhere leads to the beginning of the queue', () => {
  expect(previousAndNextOf(queue, 'z', undefined)).toEqual({ previous: undefined, next: 'a' });
});

const nowhere: Seen = { userId: 'b', place: -1, waits: false };
const standing = (...cases: string[]): Standing[] =>
  cases.map((each) => ({ userId: each[0]!, waits: !each.endsWith('?') }));
/** Returns the neighbours of `b` after each of the queues was seen. */
const beside = (...queues: Standing[][]) => {
  let seen = nowhere;
  for (const each of queues) seen = seenIn(each, 'b', seen);
  return previousAndNextFrom(queues.at(-1)!, seen);
};

test('office-review L7: who asks for more goes on from where the case stood, though it moves behind all that wait', () => {
  const [before, asked] = [standing('a', 'b', 'c', 'd?'), standing('a', 'c', 'b?', 'd?')];
  expect(beside(before)).toEqual({ previous: 'a', next: 'c' });
  expect(beside(before, asked)).toEqual({ previous: 'a', next: 'c' });
  // Approved afterwards it leaves the queue.
  expect(beside(before, asked, standing('a', 'c', 'd?'))).toEqual({ previous: 'a', next: 'c' });
  // The person has sent what was asked for: the case waits again, at its new place.
  expect(beside(before, asked, standing('a', 'c', 'b', 'd?'))).toEqual({
    previous: 'c',
    next: 'd',
  });
});

test('a case that is opened where it waits for its person has those beside it', () => {
  expect(beside(standing('a', 'c?', 'b?', 'd?'))).toEqual({ previous: 'c', next: 'd' });
});

test('a case that is in no queue leads to its beginning, before and after the queue is known', () => {
  expect(beside([], standing('a', 'c'))).toEqual({ previous: undefined, next: 'a' });
});

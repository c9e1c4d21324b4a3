import { expect, test } from 'vitest';
import { neighboursFrom, neighboursOf, type Seen, seenIn, type Standing } from './neighbours.ts';

const queue = ['a', 'b', 'c'];

test('a case in the queue has those beside it', () => {
  expect(neighboursOf(queue, 'b', undefined)).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf(queue, 'a', 0)).toEqual({ previous: undefined, next: 'b' });
  expect(neighboursOf(queue, 'c', 2)).toEqual({ previous: 'b', next: undefined });
});

test('after a decision the next case is the one that took the place of the decided one', () => {
  expect(neighboursOf(['a', 'c'], 'b', 1)).toEqual({ previous: 'a', next: 'c' });
});

test('after the last one was decided the way leads back to the one before', () => {
  expect(neighboursOf(['a', 'b'], 'c', 2).next).toBe('b');
  expect(neighboursOf([], 'c', 2)).toEqual({ previous: undefined, next: undefined });
});

test('a case from elsewhere leads to the beginning of the queue', () => {
  expect(neighboursOf(queue, 'z', undefined)).toEqual({ previous: undefined, next: 'a' });
});

const nowhere: Seen = { userId: 'b', place: -1, waits: false };
const standing = (...cases: string[]): Standing[] =>
  cases.map((each) => ({ userId: each[0]!, waits: !each.endsWith('?') }));
/** Returns the neighbours of `b` after each of the queues was seen. */
const beside = (...queues: Standing[][]) => {
  let seen = nowhere;
  for (const each of queues) seen = seenIn(each, 'b', seen);
  return neighboursFrom(queues.at(-1)!, seen);
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

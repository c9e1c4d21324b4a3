import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

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

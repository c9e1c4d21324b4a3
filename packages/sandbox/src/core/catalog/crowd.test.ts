import { expect, test } from 'vitest';
import { crowd } from './crowd.ts';

test('a crowd is always the same, of different people, and its first wait for a decision', () => {
  const people = crowd(2000, 100);
  expect(people).toEqual(crowd(2000, 100));
  expect(new Set(people.map(({ id }) => id)).size).toBe(2000);
  expect(new Set(people.map(({ displayName }) => displayName)).size).toBeGreaterThan(700);
  expect(people.map(({ request }) => request !== undefined).lastIndexOf(true)).toBe(99);
});

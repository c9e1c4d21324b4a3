import { expect, test } from 'vitest';
import { arrowsOf } from './layout.ts';

const way = (from: string, to: string, on = 'answer') => ({ from, on, to });

test('the next state is straight below; further ones are reached at the end, earlier ones at the start', () => {
  const states = ['a', 'b', 'c'];
  const ways = [way('a', 'b'), way('a', 'c'), way('c', 'a'), way('b', 'b'), way('a', 'b', 'skip')];
  expect(arrowsOf(states, ways).map(({ from, to, run }) => [from, to, run])).toEqual([
    ['a', 'b', 'straight'],
    ['a', 'c', { side: 'end', lane: 1 }],
    ['b', 'b', { side: 'end', lane: 0 }],
    ['c', 'a', { side: 'start', lane: 0 }],
  ]);
  expect(arrowsOf(states, ways)[0]?.ways.map(({ on }) => on)).toEqual(['answer', 'skip']);
});

test('arrows that are not beside each other share a lane, and states that are not shown have none', () => {
  const states = ['a', 'b', 'c', 'd', 'e', 'f'];
  const runs = arrowsOf(states, [way('a', 'c'), way('d', 'f'), way('a', 'z')]).map(
    ({ run }) => run,
  );
  expect(runs).toEqual([
    { side: 'end', lane: 0 },
    { side: 'end', lane: 0 },
  ]);
});

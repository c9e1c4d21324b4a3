import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

const turn = () => new Promise((resolve) => void setImmediate(resolve));

test('calls of one caller go in one at a time, and others are served in between', async () => {
  const turnstile = new Turnstile();
  const order: string[] = [];
  const calls = ['a1', 'a2', 'a3'].map(async (call) => {
    const leave = await turnstile.enter('a', { most: 8, waiting: 8 });
    order.push(call);
    leave?.();
  });
  setImmediate(() => order.push('another'));
  await turnstile.enter('b', { most: 8, waiting: 8 });
  order.push('b1');
  await Promise.all(calls);
  expect(order).toEqual(['a1', 'b1', 'a2', 'another', 'a3']);
});

test('no more are inside than may be, no more wait than may, and a place is free again when one leaves', async () => {
  const turnstile = new Turnstile();
  const most = { most: 2, waiting: 2 };
  const inside: string[] = [];
  const enter = async (call: string) => {
    const leave = await turnstile.enter('a', most);
    if (leave) inside.push(call);
    return leave;
  };
  const first = await enter('1');
  await turn();
  await enter('2');
  await turn();
  const third = enter('3');
  void enter('4');
  expect(turnstile.enter('a', most)).toBeUndefined();
  await turn();
  expect(inside).toEqual(['1', '2']);
  first?.();
  first?.(); // twice is once
  await third;
  await turn();
  expect(inside).toEqual(['1', '2', '3']);
});

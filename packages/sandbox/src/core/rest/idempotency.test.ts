import { expect, test } from 'vitest';
import { day } from '../market-data/resolution.ts';
import { memoryStore } from '../store.ts';
import { reasonsOf } from '../testing/test-exchange.ts';
import { Idempotency } from './idempotency.ts';

const answered = (time: number) => ({ fingerprint: 'same', status: 200, body: '{}', time });

test('S48 W21 keys of different people, and of different calls, never meet', () => {
  const names = [
    Idempotency.name('ann', 'trading.createOrder', 'key'),
    Idempotency.name('bob', 'trading.createOrder', 'key'),
    Idempotency.name('ann', 'swap.execute', 'key'),
  ];
  expect(new Set(names).size).toBe(3);
});

test('W22 a key has from one to 128 characters', () => {
  expect(Idempotency.name('ann', 'swap.execute', 'k'.repeat(128))).toContain('k');
  for (const key of ['', 'k'.repeat(129)]) {
    expect(reasonsOf(() => Idempotency.name('ann', 'swap.execute', key))).toEqual([' 40001']);
  }
});

test('W23 answers are forgotten after a day, in memory and in the store', () => {
  const idempotency = new Idempotency(memoryStore());
  idempotency.keep('old', answered(0));
  idempotency.keep('new', answered(1));
  expect(idempotency.prune(day)).toEqual([{ table: 'idempotency', key: 'old', value: undefined }]);
  expect(idempotency.find('old', 'same')).toBeUndefined();
  expect(idempotency.find('new', 'same')).toEqual(answered(1));
});

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

test('W24 the fingerprint of a request is its SHA-256, however its keys are ordered', () => {
  const order = { market: 'XCB-CTN', side: 'Buy', range: { from: 1, to: 2 } };
  const turned = { side: 'Buy', range: { to: 2, from: 1 }, market: 'XCB-CTN' };
  // printf '{"market":"XCB-CTN","range":{"from":1,"to":2},"side":"Buy"}' | sha256sum
  const expected = 'a553e5024137dbbc7b413afca265698d35cd9b79c837a165f778a52388a1c533';
  expect(Idempotency.fingerprint(order)).toBe(expected);
  expect(Idempotency.fingerprint(turned)).toBe(expected);
  // These two have one FNV-1a hash of 32 bits, and one length.
  const [first, second] = ['v1tojvnc', 'n0igp9d6'].map((clientOrderId) =>
    Idempotency.fingerprint({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      amount: '10',
      price: '6',
      clientOrderId,
    }),
  );
  expect(first).not.toBe(second);
});

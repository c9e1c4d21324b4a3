import { expect, test } from 'vitest';
import { day } from '../market-data/resolution.ts';
import { memoryStore } from '../store/store.ts';
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

test('W23 answers are forgotten after a day: they are not given any more, and then not kept', () => {
  const store = memoryStore();
  const idempotency = new Idempotency(store);
  store.commit([
    idempotency.write('old', answered(day / 2)),
    idempotency.write('new', answered(day / 2 + 1)),
  ]);
  const now = day + day / 2;
  expect(idempotency.find('old', 'same', now - 1)).toEqual(answered(day / 2));
  expect(idempotency.find('old', 'same', now)).toBeUndefined();
  expect(idempotency.find('new', 'same', now)).toEqual(answered(day / 2 + 1));
  expect(idempotency.prune(now)).toEqual([]);
  store.commit(idempotency.prune(2 * day));
  expect([...store.read('idempotency')]).toEqual([]);
});

test('W23 an answer that is kept for several days is found on each of them, the latest one first', () => {
  const store = memoryStore();
  const idempotency = new Idempotency(store, 3 * day);
  store.commit([idempotency.write('key', answered(day / 2))]);
  for (const days of [0.6, 1, 1.5, 2, 2.5, 3, 3.4]) {
    expect(idempotency.find('key', 'same', days * day)).toEqual(answered(day / 2));
  }
  expect(idempotency.find('key', 'same', 3.5 * day)).toBeUndefined();
  store.commit([idempotency.write('key', answered(3.6 * day))]);
  expect(idempotency.find('key', 'same', 3.7 * day)).toEqual(answered(3.6 * day));
});

test('W24 answers of many days are forgotten some at a time', () => {
  const store = memoryStore();
  const idempotency = new Idempotency(store);
  const names = Array.from({ length: 5000 }, (_, index) => `key-${index}`);
  store.commit(names.map((name) => idempotency.write(name, answered(0))));
  store.commit([idempotency.write('recent', answered(9 * day))]);
  const pieces: number[] = [];
  for (;;) {
    const writes = idempotency.prune(9 * day);
    if (writes.length === 0) break;
    pieces.push(writes.length);
    store.commit(writes);
  }
  expect(Math.max(...pieces)).toBeLessThan(5000);
  expect([...store.read('idempotency')]).toHaveLength(1);
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

import { expect, test } from 'vitest';
import { UndoLog } from '../../engine/undo-log.ts';
import { Quotes } from './quotes.ts';

const begin = Date.parse('2026-11-20T11:30:00Z');
const holds = 10_000;

let looks = 0;
/** Quote that counts how often its end is read. */
function quote(id: number, now: number) {
  return {
    id: `q${id}`,
    get expiresAt() {
      looks += 1;
      return new Date(now + holds).toISOString();
    },
  };
}

test('X60 one quote more costs the same beside 60,000 held ones as beside 600', () => {
  const costOfOne = (held: number) => {
    const quotes = new Quotes<ReturnType<typeof quote>>(new UndoLog());
    for (let index = 0; index < held; index += 1) {
      quotes.add(`account-${index}`, quote(index, begin), begin);
    }
    expect(quotes.size).toBe(held);
    looks = 0;
    quotes.add('one-more', quote(held, begin), begin);
    return looks;
  };
  expect(costOfOne(60_000)).toBe(costOfOne(600));
});

test('X61 quotes go when they have ended, at the next quote of any account', () => {
  const quotes = new Quotes<ReturnType<typeof quote>>(new UndoLog());
  for (let index = 0; index < 5000; index += 1) {
    quotes.add(`account-${index}`, quote(index, begin), begin);
  }
  const later = begin + holds + 60_000;
  quotes.add('late', quote(5000, later), later);
  expect(quotes.size).toBe(1);
  expect(quotes.find('account-1', 'q1')).toBeUndefined();
});

test('X62 one person holds so many and no more; those of others stay', () => {
  const quotes = new Quotes<ReturnType<typeof quote>>(new UndoLog());
  quotes.add('other', quote(0, begin), begin);
  for (let index = 1; index <= 10_000; index += 1) {
    quotes.add('greedy', quote(index, begin), begin);
  }
  expect(quotes.size).toBeLessThan(100);
  expect(quotes.find('greedy', 'q10000')).toBeDefined();
  expect(quotes.find('greedy', 'q1')).toBeUndefined();
  expect(quotes.find('other', 'q0')).toBeDefined();
});

test('X63 a quote that has ended is known for a moment and cannot be taken', () => {
  const quotes = new Quotes<ReturnType<typeof quote>>(new UndoLog());
  quotes.add('ann', quote(1, begin), begin);
  expect(quotes.find('ann', 'q1')).toBeDefined();
  expect(quotes.take('ann', 'q1', begin + holds)).toBeUndefined();
  expect(quotes.size).toBe(0);
});

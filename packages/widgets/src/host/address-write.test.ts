import { expect, test } from 'vitest';
import { countsAt, writeAt } from './address-write.ts';

const start = { key: 'start', id: undefined, isBack: true };

test('a write counts from the moment that it is made, before its address has come', () => {
  const write = writeAt('start', 'a');
  expect(countsAt(write, start)?.value).toBe('a');
});

test('the later of two quick writes counts, whichever address comes first', () => {
  const first = writeAt('start', '5');
  const second = writeAt('start', '50');
  expect(second.id).toBeGreaterThan(first.id);
  // The first one's address is rendered, dropped, and rendered again: what was typed stays.
  for (const shown of [{ key: 'one', id: first.id, isBack: false }, start])
    expect(countsAt(second, shown)?.value).toBe('50');
  expect(countsAt(second, { key: 'two', id: second.id, isBack: false })).toEqual({
    value: '50',
    id: second.id,
    after: undefined,
  });
});

test('once it has arrived, a link, back and forward say what is shown', () => {
  const write = writeAt('start', 'a');
  const arrived = countsAt(write, { key: 'one', id: write.id, isBack: false })!;
  expect(countsAt(arrived, start)).toBeUndefined();
  expect(countsAt(arrived, { key: 'link', id: undefined, isBack: false })).toBeUndefined();
  expect(countsAt(arrived, { key: 'old', id: write.id - 1, isBack: true })).toBeUndefined();
  // A dialog opens over it, in an entry of its own.
  expect(countsAt(arrived, { key: 'dialog', id: write.id, isBack: false })?.value).toBe('a');
});

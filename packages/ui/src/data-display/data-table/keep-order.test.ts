import { expect, test } from 'vitest';
import { orderKeeper } from './keep-order.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const keeper = () => {
  const keep = orderKeeper(({ id }: { id: string }) => id);
  return (ids: string, isHeld: boolean, sort: unknown = 'volume') =>
    keep(rows(...ids.split('')), { sort, isHeld })
      .map(({ id }) => id)
      .join('');
};

test('while it is held the order stands, with the newest rows; then it is the new one', () => {
  const keep = keeper();
  expect(keep('abc', false)).toBe('abc');
  expect(keep('cab', true)).toBe('abc');
  expect(keep('cba', true)).toBe('abc');
  expect(keep('cba', false)).toBe('cba');
});

test('another sort, or other rows, are answered at once', () => {
  const keep = keeper();
  expect(keep('abc', true)).toBe('abc');
  expect(keep('cab', true, 'price')).toBe('cab');
  expect(keep('dab', true, 'price')).toBe('dab');
  expect(keep('ba', true, 'price')).toBe('ba');
});

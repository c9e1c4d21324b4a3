import { expect, test } from 'vitest';
import { sumsTo, totalValues, valueDigits } from './book-sums.ts';

const rows = [
  { price: '10.00', amount: '1', total: '1', depth: 0.25 },
  { price: '10.10', amount: '2', total: '3', depth: 0.75 },
  { price: '10.40', amount: '1', total: '4', depth: 1 },
];

const texts = (last: number) => {
  const { amount, value, average } = sumsTo(rows, last, 4);
  return [amount.toString(), value.toString(), average?.toString()];
};

test('the sums down to a row are those of all rows from the best one on', () => {
  expect(texts(0)).toEqual(['1', '10', '10']);
  expect(texts(1)).toEqual(['3', '30.2', '10.0667']);
  expect(texts(2)).toEqual(['4', '40.6', '10.15']);
});

test('rows without an amount have no average', () => {
  expect(sumsTo([{ ...rows[0]!, amount: '0' }], 0, 2).average).toBeUndefined();
});

test('values add up exactly, whatever their digits', () => {
  expect(totalValues(rows)).toEqual(['10', '30.2', '40.6']);
  expect(
    totalValues([
      { ...rows[0]!, price: '0.00000001', amount: '0.00000001' },
      { ...rows[0]!, price: '100000000', amount: '100000000' },
    ])[1],
  ).toBe('10000000000000000.0000000000000001');
});

test('a column of values has the digits of the price while they fit', () => {
  expect(valueDigits('999.99', 4)).toBe(4);
  expect(valueDigits('1000', 4)).toBe(2);
  expect(valueDigits('1000', 1)).toBe(1);
  expect(valueDigits('1000000', 4)).toBe(0);
  expect(valueDigits(undefined, 4)).toBe(4);
});

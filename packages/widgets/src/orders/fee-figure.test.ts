import { formatCrypto } from '@agio/money';
import { expect, test } from 'vitest';
import { feeFigure } from './fee-figure.ts';

test('a fee is rounded up, and has the same digits in every row (L4)', () => {
  const shown = (fee: string) => {
    const { value, ...digits } = feeFigure(fee);
    return formatCrypto(value, digits);
  };
  expect(['2.7442608816', '1.44', '0.000000001', '0'].map(shown)).toEqual([
    '2.744261',
    '1.440000',
    '0.000001',
    '0.000000',
  ]);
  expect(feeFigure(null).value).toBeUndefined();
});

import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { rateDigits, rateText } from './rate-text.ts';

test('a rate has the digits that it needs, at least two', () => {
  expect(rateText('0.001', 'en')).toBe('0.10%');
  expect(rateText(Decimal.of('0.00075'), 'en')).toBe('0.075%');
  expect(rateText('0.000001', 'en')).toBe('0.0001%');
  expect(rateText('0.0012', 'de')).toBe('0,12\u00a0%');
});

test('rates of a column have as many digits as one of them needs', () => {
  const rates = ['0.001', '0.00075', '0.0012'];
  const digits = rateDigits(rates);
  expect(rates.map((rate) => rateText(rate, 'en', digits))).toEqual(['0.100%', '0.075%', '0.120%']);
  expect(rateDigits(['0.0010', '0.12'])).toBe(2);
  expect(rateDigits([])).toBe(2);
});

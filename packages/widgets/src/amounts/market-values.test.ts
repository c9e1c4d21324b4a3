import type { Trend } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { quoteValue, valueOf } from './market-values.ts';

const trend = (last: string, fiatPrice: string) => ({ last, fiatPrice }) as Trend;

test('the quote asset is worth what the market says of its own price', () => {
  expect(quoteValue(trend('6.4182', '0.7599'))?.toString()).toBe('0.118397681593');
  expect(valueOf('100', Decimal.of('0.5'))?.toString()).toBe('50');
});

test('a market that has not traded has no value', () => {
  expect(quoteValue(trend('0', '0'))).toBeUndefined();
  expect(quoteValue(undefined)).toBeUndefined();
  expect(valueOf('100', undefined)).toBeUndefined();
  expect(valueOf('ten', Decimal.one)).toBeUndefined();
});

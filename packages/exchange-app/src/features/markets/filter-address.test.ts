import { expect, test } from 'vitest';
import { filterOf, queryOf } from './filter-address.ts';
import { unfiltered, type MarketFilter } from '@agio/widgets/markets';

test('a filter is the same after it was in the address, whatever was typed', () => {
  const filters: MarketFilter[] = [
    unfiltered,
    { category: 'commodities', quote: 'CHF', search: '' },
    { category: 'favourites', quote: undefined, search: ' xcb/ctn & ?=#% “gold” ' },
  ];
  for (const filter of filters) expect(filterOf(`?${queryOf(filter)}`)).toEqual(filter);
});

test('without a filter the address stays bare', () => {
  expect(queryOf(unfiltered)).toBe('');
});

test('an address may say anything: what is not understood does not filter', () => {
  expect(filterOf('?category=dogs&page=7')).toEqual(unfiltered);
  expect(filterOf('')).toEqual(unfiltered);
});

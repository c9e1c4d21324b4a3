import { expect, test } from 'vitest';
import { filterOf, queryOf } from './filter-address.ts';
import { unfiltered, type MarketFilter } from '@agio/widgets/markets';

const own = [{ id: 'energy' }];

test('a filter and an order are the same after they were in the address, whatever was typed', () => {
  const filters: MarketFilter[] = [
    unfiltered,
    { category: 'commodities', quote: 'CHF', search: '' },
    { category: 'favourites', quote: undefined, search: ' xcb/ctn & ?=#% “gold” ' },
    { ...unfiltered, category: 'energy', sort: { column: 'change', direction: 'descending' } },
    { ...unfiltered, sort: { column: 'market', direction: 'ascending' } },
  ];
  for (const filter of filters) expect(filterOf(`?${queryOf(filter)}`, own)).toEqual(filter);
});

test('the address stays bare while there is no filter', () => {
  expect(queryOf(unfiltered)).toBe('');
});

test('an address may say anything: what is not understood neither filters nor sorts', () => {
  expect(filterOf('?category=dogs&page=7&sort=--%20', own)).toEqual(unfiltered);
  expect(filterOf('?category=energy', [])).toEqual(unfiltered);
  expect(filterOf('', own)).toEqual(unfiltered);
});

import { mostSorts as contractSorts } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import {
  inputOf,
  mostSorts,
  readListView,
  sinceOf,
  stretches,
  defaultListView,
  writeListView,
} from './list-view.ts';

const fields = { market: 'id', side: ['Buy', 'Sell'], from: 'day' } as const;
const columns = ['time', 'price'];
const read = (query: string) => readListView(query, fields, columns);

test('filters and order are read from the address and written into it', () => {
  const query = 'market=XCB-CTN&side=Buy&from=2026-11-20&sort=price.desc%2Ctime.asc';
  const view = read(query);
  expect(view).toEqual({
    filter: { market: 'XCB-CTN', side: 'Buy', from: '2026-11-20' },
    sort: [
      { column: 'price', direction: 'descending' },
      { column: 'time', direction: 'ascending' },
    ],
  });
  expect(writeListView(view)).toBe(query);
});

test('an unknown value is left out', () => {
  expect(read('side=Both&from=tomorrow&from=x&market=<b>&sort=nothing.desc&other=1')).toEqual(
    defaultListView,
  );
  expect(read('from=2026-13-45')).toEqual(defaultListView);
});

test('the whole list has no query', () => {
  expect(writeListView(defaultListView)).toBe('');
  expect(read('')).toEqual(defaultListView);
});

test('the query of the exchange: the filters, and the order in its own words', () => {
  expect(inputOf(defaultListView)).toEqual({});
  expect(inputOf(read('side=Buy&from=2026-11-20&sort=price.desc,time.asc'))).toEqual({
    side: 'Buy',
    sort: '-price,time',
  });
});

test('a range up to now is sent as the moment at which it begins, to the minute', () => {
  const now = Date.parse('2026-11-24T12:04:31.500Z');
  const view = readListView('within=Day&side=Buy', { within: stretches, side: ['Buy'] }, []);
  expect(inputOf(view)).toEqual({ side: 'Buy' });
  expect(sinceOf(view, now)).toBe('2026-11-23T12:04:00.000Z');
  expect(sinceOf(defaultListView, now)).toBeUndefined();
});

test('a search is cut where the exchange ends it', () => {
  const view = readListView(`search=${'x'.repeat(300)}`, { search: 'text' }, []);
  expect(view.filter['search']).toHaveLength(100);
});

test('no more columns sort than the exchange takes, and each is one of its fields', () => {
  expect(mostSorts).toBe(contractSorts);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const many = ids.map((id) => `${id}.asc`).join(',');
  expect(readListView(`sort=${many}`, {}, ids).sort).toHaveLength(mostSorts);
});

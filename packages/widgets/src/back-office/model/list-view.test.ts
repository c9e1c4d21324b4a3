import { expect, test } from 'vitest';
import { readListView, wholeList, writeListView } from './list-view.ts';

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

test('what is not understood is left out', () => {
  expect(read('side=Both&from=tomorrow&from=x&market=<b>&sort=nothing.desc&other=1')).toEqual(
    wholeList,
  );
  expect(read('from=2026-13-45')).toEqual(wholeList);
});

test('the whole list has no query', () => {
  expect(writeListView(wholeList)).toBe('');
  expect(read('')).toEqual(wholeList);
});

import { Decimal } from '@agio/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSort, sortRows, type SortDirection } from './sort-rows.ts';

const sorted = (values: readonly string[], direction: SortDirection) =>
  sortRows(values, (text) => Decimal.parse(text), direction);

describe('sorting rows', () => {
  test('figures sort by value and not by text, beyond what a number can tell apart', () => {
    const values = ['10', '9', '9007199254740993', '9007199254740992', '-1'];
    expect(sorted(values, 'ascending')).toEqual([
      '-1',
      '9',
      '10',
      '9007199254740992',
      '9007199254740993',
    ]);
  });

  test('a row that has no value stands last, in both directions', () => {
    expect(sorted(['2', '—', '1'], 'ascending')).toEqual(['1', '2', '—']);
    expect(sorted(['2', '—', '1'], 'descending')).toEqual(['2', '1', '—']);
  });

  test('texts sort as a reader expects: case aside, numbers by value', () => {
    const names = ['coin 10', 'Äther', 'Coin 2', 'bitcoin'];
    expect(sortRows(names, (name) => name, 'ascending', 'de')).toEqual([
      'Äther',
      'bitcoin',
      'Coin 2',
      'coin 10',
    ]);
  });

  test('equal rows keep their order and none is lost, both ways', () => {
    const rows = fc.array(fc.record({ id: fc.nat(), key: fc.integer({ min: 0, max: 3 }) }));
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom<SortDirection>('ascending', 'descending'),
        (list, direction) => {
          const result = sortRows(list, (row) => row.key, direction);
          expect(result).toHaveLength(list.length);
          for (const key of [0, 1, 2, 3])
            expect(result.filter((row) => row.key === key)).toEqual(
              list.filter((row) => row.key === key),
            );
        },
      ),
    );
  });

  test('two kinds of value in one column are a mistake of the column', () => {
    const rows = [Decimal.one, 'one'];
    expect(() => sortRows(rows, (value) => value, 'ascending')).toThrow(/one kind of value/);
  });

  test('a head pressed again turns the order round; another one starts its own way', () => {
    const first = nextSort(undefined, 'price', 'descending');
    expect(first).toEqual({ column: 'price', direction: 'descending' });
    expect(nextSort(first, 'price', 'descending').direction).toBe('ascending');
    expect(nextSort(first, 'name', 'ascending')).toEqual({
      column: 'name',
      direction: 'ascending',
    });
  });
});

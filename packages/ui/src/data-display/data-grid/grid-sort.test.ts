import { expect, test } from 'vitest';
import { nextSorts } from './grid-sort.ts';

const by = (...names: string[]) =>
  names.map((name) => ({
    column: name.replace('-', ''),
    direction: name.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  }));

test('a press sorts by one column, a second one turns it round', () => {
  expect(nextSorts([], 'a', 'ascending', false)).toEqual(by('a'));
  expect(nextSorts(by('a'), 'a', 'ascending', false)).toEqual(by('-a'));
  expect(nextSorts(by('-a'), 'a', 'ascending', false)).toEqual(by('a'));
});

test('a press without Shift leaves the other columns out', () => {
  expect(nextSorts(by('a', 'b'), 'c', 'descending', false)).toEqual(by('-c'));
  expect(nextSorts(by('a', 'b'), 'b', 'ascending', false)).toEqual(by('b'));
});

test('with Shift a column joins the others, turns round, then goes', () => {
  expect(nextSorts(by('a'), 'b', 'descending', true)).toEqual(by('a', '-b'));
  expect(nextSorts(by('a', '-b'), 'b', 'descending', true)).toEqual(by('a', 'b'));
  expect(nextSorts(by('a', 'b'), 'b', 'descending', true)).toEqual(by('a'));
});

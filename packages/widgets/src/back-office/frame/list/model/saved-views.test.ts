import { expect, test } from 'vitest';
import {
  isSameQuery,
  maxViews,
  nameFault,
  renamed,
  type SavedView,
  viewsOf,
  withoutView,
  withView,
} from './saved-views.ts';

const shelf = { account: 'officer', area: 'orders' } as const;
const view = (name: string, query = `status=${name}`): SavedView => ({ ...shelf, name, query });
const others: SavedView[] = [
  { ...view('Open'), account: 'admin' },
  { ...view('Open'), area: 'transfers' },
];
const namesOf = (all: readonly SavedView[]) => viewsOf(all, shelf).map(({ name }) => name);

test('a view belongs to who saved it, and to its list', () => {
  const all = withView(others, view('Open'));
  expect(viewsOf(all, shelf)).toEqual([view('Open')]);
  expect(withoutView(all, view('Open'))).toEqual(others);
});

test('a name is there once in a list, however it is written, and is never empty', () => {
  expect(nameFault('  ', [])).toBe('empty');
  expect(nameFault(' OPEN ', [view('Open')])).toBe('taken');
  expect(nameFault('Opened', [view('Open')])).toBeUndefined();
  expect(withView([view('Open')], view('open'))).toEqual([view('Open')]);
});

test('a removed view comes back where it stood', () => {
  const all = [...others, view('a'), view('b'), view('c')];
  const without = withoutView(all, view('b'));
  expect(namesOf(without)).toEqual(['a', 'c']);
  expect(namesOf(withView(without, view('b'), 1))).toEqual(['a', 'b', 'c']);
  expect(namesOf(withView(withoutView(all, view('c')), view('c'), 2))).toEqual(['a', 'b', 'c']);
});

test('a new name leaves everything else as it was', () => {
  expect(renamed([...others, view('a'), view('b')], view('a'), 'z')).toEqual([
    ...others,
    { ...view('a'), name: 'z' },
    view('b'),
  ]);
});

test('a list has so many views and no more', () => {
  const full = Array.from({ length: maxViews }, (_, index) => view(`v${index}`));
  expect(withView(full, view('one more'))).toEqual(full);
});

test('a query means the same in whichever order it says it', () => {
  expect(isSameQuery('status=Open&side=Buy', 'side=Buy&status=Open')).toBe(true);
  expect(isSameQuery('status=Open', 'status=Open&side=Buy')).toBe(false);
});

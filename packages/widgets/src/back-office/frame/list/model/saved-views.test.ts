import { longestViewName, mostViews, viewLists } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { isSameQuery, longestName, maxViews, nameFault, viewAreas } from './saved-views.ts';

test('the lists and limits are those of the exchange', () => {
  expect([viewAreas, longestName, maxViews]).toEqual([viewLists, longestViewName, mostViews]);
});

test('a name is there once in a list, however it is written, and is never empty', () => {
  const open = { name: 'Open' };
  expect(nameFault('  ', [])).toBe('empty');
  expect(nameFault(' OPEN ', [open])).toBe('taken');
  expect(nameFault('Opened', [open])).toBeUndefined();
});

test('a query means the same in whichever order it says it', () => {
  expect(isSameQuery('status=Open&side=Buy', 'side=Buy&status=Open')).toBe(true);
  expect(isSameQuery('status=Open', 'status=Open&side=Buy')).toBe(false);
});

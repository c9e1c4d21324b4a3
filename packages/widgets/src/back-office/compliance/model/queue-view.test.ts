import { queueSorts } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { queueColumns, readQueueView, defaultQueueView, writeQueueView } from './queue-view.ts';

describe('the queue in an address', () => {
  test.each([
    '',
    'search=keller',
    'status=Denied&type=Tier2ToTier3',
    'search=a&status=Approved&sort=waiting.desc',
    'sort=risk.asc%2Cuser.desc',
    'assigned=Mine&approvals=OneOfTwo',
    'due=Overdue',
  ])('%s is read and written again', (query) => {
    expect(writeQueueView(readQueueView(`?${query}`))).toBe(query);
  });

  test('an unknown value is left out', () => {
    expect(readQueueView('?status=Gone&type=x&sort=secret.desc')).toEqual(defaultQueueView);
  });

  test('a search longer than the exchange takes is cut', () => {
    expect(readQueueView(`?search=${'x'.repeat(300)}`).filter['search']).toHaveLength(100);
  });

  test('it sorts by every field that the contract has', () => {
    expect(queueColumns).toEqual(queueSorts);
  });
});

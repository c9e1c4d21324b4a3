import { describe, expect, test } from 'vitest';
import { isNarrowed, readQueueView, wholeQueue, writeQueueView } from './queue-view.ts';

describe('the queue in an address', () => {
  test.each([
    '',
    'search=keller',
    'status=Denied&type=Tier2ToTier3',
    'search=a&status=Approved&sort=waiting.desc',
    'sort=risk.asc',
    'assigned=Mine&approvals=OneOfTwo',
  ])('%s is read and written again', (query) => {
    expect(writeQueueView(readQueueView(`?${query}`))).toBe(query);
  });

  test('what is not understood is left out', () => {
    expect(readQueueView('?status=Gone&type=x&sort=secret.desc')).toEqual(wholeQueue);
  });

  test('a search longer than the exchange takes is cut', () => {
    expect(readQueueView(`?search=${'x'.repeat(300)}`).search).toHaveLength(100);
  });

  test('an order alone narrows nothing', () => {
    expect(isNarrowed(readQueueView('?sort=risk.asc'))).toBe(false);
    expect(isNarrowed(readQueueView('?type=Downgrade'))).toBe(true);
    expect(isNarrowed(readQueueView('?assigned=Nobodys'))).toBe(true);
    expect(isNarrowed({ search: '  ' })).toBe(false);
  });
});

import {
  announcementSorts,
  auditSorts,
  holdSorts,
  orderSorts,
  queueSorts,
  staffSorts,
  transferSorts,
  userSorts,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { defaultSorts, withSort } from './default-sorts.ts';
import { defaultListView } from './list-view.ts';
import { viewAreas } from './saved-views.ts';

test('office-review L7: each list has an order of its own, by a field that the exchange sorts it by', () => {
  const fields: Record<(typeof viewAreas)[number], readonly (string | undefined)[]> = {
    compliance: queueSorts,
    users: userSorts,
    orders: orderSorts,
    transfers: transferSorts,
    withdrawals: holdSorts,
    announcements: announcementSorts,
    staff: staffSorts,
    'api-keys': [undefined],
    audit: auditSorts,
  };
  for (const area of viewAreas) {
    expect(fields[area]).toEqual(expect.arrayContaining([defaultSorts[area][0]?.column]));
  }
});

test('the order of the exchange has no place in an address, another one has', () => {
  const other = [{ column: 'seen', direction: 'ascending' }] as const;
  const view = withSort(defaultListView, 'users', other);
  expect(view.sort).toEqual(other);
  expect(withSort(view, 'users', defaultSorts.users)).toEqual(defaultListView);
});

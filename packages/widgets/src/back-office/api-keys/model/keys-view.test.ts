import { apiKeyPermissions, apiKeySorts, apiKeyStates } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { readListView } from '../../frame/list/model/list-view.ts';
import { columnIds, fields, keysInput, permissions, states } from './keys-view.ts';

test('keys can be filtered and sorted by every value that the contract has', () => {
  expect(permissions).toEqual(apiKeyPermissions);
  expect(states).toEqual(apiKeyStates);
  expect(columnIds).toEqual(apiKeySorts);
});

test('an address asks for the keys that end within 14 days, and were used on a day', () => {
  const query = 'ends=Fortnight&state=Active&from=2026-11-20&to=2026-11-20&sort=expires.asc';
  const view = readListView(query, fields, columnIds);
  const now = Date.parse('2026-11-22T10:00:30.000Z');
  expect(keysInput(view, 'UTC', now)).toMatchObject({
    state: 'Active',
    sort: 'expires',
    usedFrom: '2026-11-20T00:00:00.000Z',
    expiresTo: '2026-12-06T10:01:00.000Z',
  });
  const plain = readListView('ends=Soon', fields, columnIds);
  expect(keysInput(plain, 'UTC', now).expiresTo).toBeUndefined();
});
